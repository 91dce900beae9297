#include "engine/frontier.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace pontlevis {
namespace {

// ---- small boards -----------------------------------------------------------------------------------

std::uint32_t blocks_in_use(const Position& p) {
    return (p.head->frontier + kOpenBlock - 1) / kOpenBlock * kOpenBlock;
}

void add_to_list(Position& p, Index cell) {
    const Index place = p.head->frontier++;
    p.open_cells[place] = cell;
    p.open_signatures[place] = p.cells[cell].signature;
    p.cells[cell].index = place;
}

void remove_from_list(Position& p, Index cell) {
    const Index place = p.cells[cell].index;
    const Index last = --p.head->frontier;
    const Index moved = p.open_cells[last];
    p.open_cells[place] = moved;
    p.open_signatures[place] = p.open_signatures[last];
    p.open_signatures[last] = 0;
    p.cells[moved].index = place;
}

// Running sums: how many places lie in the cells before each one. Signature 0 behind the last has none.
std::uint32_t count_in_list(Position& p, Index type) {
    const std::uint8_t* const counts = p.machine.fit_count.data() + std::size_t{type} * p.machine.signatures;
    const std::uint16_t* const signatures = p.open_signatures;
    std::uint16_t* const before = p.scratch.places.data();
    const std::uint32_t end = blocks_in_use(p);
    std::uint32_t places = 0;
    for (std::uint32_t block = 0; block < end; block += kOpenBlock) {
        for (std::uint32_t i = block; i < block + kOpenBlock; ++i) {
            before[i] = static_cast<std::uint16_t>(places);
            places += counts[signatures[i]];
        }
    }
    return places;
}

Place pick_in_list(const Position& p, Index type, std::uint32_t k) {
    const std::uint16_t* const before = p.scratch.places.data();
    const std::uint32_t end = blocks_in_use(p);
    // The wanted cell is the last one with at most k places before it. Whole blocks make vectors.
    std::uint16_t later[kOpenBlock] = {};
    const auto wanted = static_cast<std::uint16_t>(k);
    for (std::uint32_t block = 0; block < end; block += kOpenBlock)
        for (std::uint32_t i = 0; i < kOpenBlock; ++i) later[i] = static_cast<std::uint16_t>(later[i] + (before[block + i] > wanted));
    const std::uint32_t place = end - 1 - std::accumulate(later, later + kOpenBlock, 0u);
    return {p.open_cells[place], kTurns.turns[p.machine.fits(type, p.open_signatures[place])][k - before[place]]};
}

// ---- large boards -----------------------------------------------------------------------------------

// A chunk in front of the bucket's full ones.
void add_chunk(Position& p, std::uint16_t signature) {
    Index chunk = p.head->free_chunk;
    if (chunk == kNone)
        chunk = p.head->chunks++;
    else
        p.head->free_chunk = p.chunks[chunk].next;
    p.chunks[chunk].size = 0;
    p.chunks[chunk].next = p.buckets[signature];
    p.buckets[signature] = chunk;
}

// Only the first chunk of a bucket is not full.
void add_to_bucket(Position& p, Index cell) {
    const std::uint16_t signature = p.cells[cell].signature;
    if (p.buckets[signature] == kNone || p.chunks[p.buckets[signature]].size == ChunkRow::kRoom) add_chunk(p, signature);
    ChunkRow& chunk = p.chunks[p.buckets[signature]];
    p.cells[cell].index = static_cast<Index>(p.buckets[signature] * ChunkRow::kRoom + chunk.size);
    chunk.cells[chunk.size++] = cell;
    ++p.bucket_sizes[signature];
    ++p.head->frontier;
}

void remove_from_bucket(Position& p, Index cell) {
    const std::uint16_t signature = p.cells[cell].signature;
    const Index place = p.cells[cell].index;
    const Index first = p.buckets[signature];
    const Index moved = p.chunks[first].cells[--p.chunks[first].size];
    p.chunks[place / ChunkRow::kRoom].cells[place % ChunkRow::kRoom] = moved;
    p.cells[moved].index = place;
    if (p.chunks[first].size == 0) {
        p.buckets[signature] = p.chunks[first].next;
        p.chunks[first].next = p.head->free_chunk;
        p.head->free_chunk = first;
    }
    --p.bucket_sizes[signature];
    --p.head->frontier;
}

// Running sums again, by signature.
std::uint32_t count_in_buckets(Position& p, Index type) {
    const std::uint8_t* const counts = p.machine.fit_count.data() + std::size_t{type} * p.machine.signatures;
    const std::vector<std::uint16_t>& fitting = p.machine.fitting[type];
    std::vector<std::uint32_t>& before = p.scratch.bucket_places;
    if (before.size() < fitting.size()) before.resize(fitting.size());
    std::uint32_t places = 0;
    for (std::size_t i = 0; i < fitting.size(); ++i) {
        before[i] = places;
        places += std::uint32_t{counts[fitting[i]]} * p.bucket_sizes[fitting[i]];
    }
    return places;
}

Place pick_in_buckets(const Position& p, Index type, std::uint32_t k) {
    const std::uint8_t* const counts = p.machine.fit_count.data() + std::size_t{type} * p.machine.signatures;
    const std::vector<std::uint16_t>& fitting = p.machine.fitting[type];
    const std::uint32_t* const before = p.scratch.bucket_places.data();
    std::uint32_t not_later = 0;
    for (std::size_t i = 0; i < fitting.size(); ++i) not_later += before[i] <= k;
    const std::uint16_t signature = fitting[not_later - 1];
    k -= before[not_later - 1];
    std::uint32_t cell = k / counts[signature];
    const Turns turns = kTurns.turns[p.machine.fits(type, signature)][k % counts[signature]];
    Index chunk = p.buckets[signature];
    while (cell >= p.chunks[chunk].size) {
        cell -= p.chunks[chunk].size;
        chunk = p.chunks[chunk].next;
    }
    return {p.chunks[chunk].cells[cell], turns};
}

// ---- listing ----------------------------------------------------------------------------------------

constexpr std::size_t kFew = 64;

// Each one's place is the number of those before it: more comparisons than a usual sort makes, but none is a
// branch, which makes it several times faster for as many as a small board has.
void sort_few(std::vector<Fitting>& cells) {
    std::int32_t keys[kFew];
    Fitting sorted[kFew];
    const std::size_t count = cells.size();
    for (std::size_t i = 0; i < count; ++i) keys[i] = cells[i].key;
    for (std::size_t i = 0; i < count; ++i) {
        std::int32_t before = 0;
        const std::int32_t key = keys[i];
        for (std::size_t j = 0; j < count; ++j) before += keys[j] < key;
        sorted[before] = cells[i];
    }
    std::copy_n(sorted, count, cells.begin());
}

}  // namespace

void clear_frontier(Position& p) {
    p.head->frontier = p.head->chunks = 0;
    p.head->free_chunk = kNone;
    std::fill_n(p.open_signatures, p.layout->capacity[kOpenSignatures], std::uint16_t{0});
    std::fill_n(p.buckets, p.layout->capacity[kBuckets], kNone);
    std::fill_n(p.bucket_sizes, p.layout->capacity[kBucketSizes], Index{0});
}

void add_open(Position& p, Index cell) { p.machine.small_board ? add_to_list(p, cell) : add_to_bucket(p, cell); }

void remove_open(Position& p, Index cell) {
    p.machine.small_board ? remove_from_list(p, cell) : remove_from_bucket(p, cell);
}

void demand_more(Position& p, Index cell, std::uint16_t demand) {
    CellRow& row = p.cells[cell];
    const auto signature = static_cast<std::uint16_t>(row.signature + demand);
    if (p.machine.small_board) {
        row.signature = p.open_signatures[row.index] = signature;
        return;
    }
    remove_from_bucket(p, cell);
    row.signature = signature;
    add_to_bucket(p, cell);
}

std::uint32_t count_places(Position& p, Index type) {
    return p.machine.small_board ? count_in_list(p, type) : count_in_buckets(p, type);
}

std::uint32_t count_fitting(const Position& p, Index type) {
    const std::uint8_t* const counts = p.machine.fit_count.data() + std::size_t{type} * p.machine.signatures;
    std::uint32_t places = 0;
    if (p.machine.small_board) {
        for (std::uint32_t i = 0; i < p.head->frontier; ++i) places += counts[p.open_signatures[i]];
    } else {
        for (const std::uint16_t signature : p.machine.fitting[type]) places += std::uint32_t{counts[signature]} * p.bucket_sizes[signature];
    }
    return places;
}

Place pick_place(const Position& p, Index type, std::uint32_t k) {
    return p.machine.small_board ? pick_in_list(p, type, k) : pick_in_buckets(p, type, k);
}

void list_fitting(const Position& p, Index type, std::vector<Fitting>& out) {
    std::vector<Fitting>& found = out;
    found.clear();
    const auto add = [&](Index cell) {
        const CellRow& row = p.cells[cell];
        const std::uint8_t turns = p.machine.fits(type, row.signature);
        if (turns != 0) found.push_back({row.y * 0x10000 + row.x, cell, turns});
    };
    if (p.machine.small_board) {
        for (Index i = 0; i < p.head->frontier; ++i) add(p.open_cells[i]);
    } else {
        for (const std::uint16_t signature : p.machine.fitting[type])
            for (Index chunk = p.buckets[signature]; chunk != kNone; chunk = p.chunks[chunk].next)
                std::for_each_n(p.chunks[chunk].cells, p.chunks[chunk].size, add);
    }
    found.size() <= kFew ? sort_few(found) : std::sort(found.begin(), found.end(), [](const Fitting& a, const Fitting& b) { return a.key < b.key; });
}

}  // namespace pontlevis
