/** A cache entry. Times are ms of this process's own clock. */
type Entry<T> = { value: T; bytes: number; tags: string[]; freshUntil: number }

/** Larger entries are not cached. */
const maxEntryBytes = 1024 * 1024

/** Bytes that an entry takes in addition to its value and key: in the maps and for its buffer objects. */
const overheadBytes = 400
const bytesOf = <T>(key: string, entry: Entry<T>) => entry.bytes + 2 * key.length + overheadBytes

/** Share of the bytes that entries asked for again may hold against new ones. */
const heldShare = 0.8

/** What a store holds, and what became of the requests to it since the start of the process. */
export type StoreState = { entries: number; bytes: number; hits: number; misses: number; evictions: number }

/**
 * In-process LRU cache of pages and responses that are the same for everybody: looked up by key, evicted by tag,
 * bounded by `maxBytes` (including keys, because an address may be long) and `maxEntries`. Entries that were asked for
 * again are evicted after those that were not: who walks through all pages once evicts nothing that people see.
 */
export class TaggedStore<T> {
  readonly #maxBytes: number
  readonly #maxEntries: number
  /** Entries that nobody asked for since they were made, and those that somebody did; both the latest last. */
  readonly #fresh = new Map<string, Entry<T>>()
  readonly #held = new Map<string, Entry<T>>()
  /** The invalidation count at which each tag was last invalidated. Cleared when nothing is being made. */
  readonly #forgotten = new Map<string, number>()
  #forgottenAll = 0
  #bytes = 0
  #heldBytes = 0
  #invalidations = 0
  #making = 0
  #hits = 0
  #misses = 0
  #evictions = 0

  constructor(maxBytes: number, maxEntries = Infinity) {
    this.#maxBytes = maxBytes
    this.#maxEntries = maxEntries
  }

  /** The entry, for somebody who looks again or for something else than a request. */
  peek(key: string): Entry<T> | undefined {
    return this.#held.get(key) ?? this.#fresh.get(key)
  }

  /** The entry for a request, which is counted and holds it against new ones: once for each request. */
  get(key: string): Entry<T> | undefined {
    const entry = this.peek(key)
    if (!entry) {
      this.#misses += 1
      return undefined
    }
    this.#hits += 1
    this.#drop(key)
    this.#hold(key, entry)
    return entry
  }

  /** Begins to make an entry; it is stored only if none of its tags was invalidated meanwhile. */
  begin(): Making<T> {
    const startedAt = this.#invalidations
    this.#making += 1
    return {
      put: (key, entry) => {
        if (this.#forgottenAll > startedAt) return
        if (entry.tags.some(tag => (this.#forgotten.get(tag) ?? 0) > startedAt)) return
        this.#put(key, entry)
      },
      end: () => {
        this.#making -= 1
        if (this.#making === 0) this.#forgotten.clear()
      }
    }
  }

  #put(key: string, entry: Entry<T>): void {
    if (bytesOf(key, entry) > maxEntryBytes) return
    const isHeld = this.#held.has(key)
    this.#drop(key)
    if (isHeld) this.#hold(key, entry)
    else this.#add(key, entry)
    while (this.#bytes > this.#maxBytes || this.size.entries > this.#maxEntries) this.#evict()
  }

  #add(key: string, entry: Entry<T>): void {
    this.#fresh.set(key, entry)
    this.#bytes += bytesOf(key, entry)
  }

  /** Holds an entry against new ones; what was asked for longest ago then has to stand beside them again. */
  #hold(key: string, entry: Entry<T>): void {
    this.#held.set(key, entry)
    this.#bytes += bytesOf(key, entry)
    this.#heldBytes += bytesOf(key, entry)
    for (const [oldest, old] of this.#held) {
      if (this.#heldBytes <= this.#maxBytes * heldShare && this.#held.size <= this.#maxEntries * heldShare)
        break
      this.#drop(oldest)
      this.#add(oldest, old)
    }
  }

  #evict(): void {
    const [oldest] = this.#fresh.size > 0 ? this.#fresh.keys() : this.#held.keys()
    if (oldest === undefined) return
    this.#drop(oldest)
    this.#evictions += 1
  }

  #drop(key: string): void {
    const entry = this.peek(key)
    if (!entry) return
    this.#bytes -= bytesOf(key, entry)
    if (this.#held.delete(key)) this.#heldBytes -= bytesOf(key, entry)
    this.#fresh.delete(key)
  }

  /** Evicts one entry. */
  remove(key: string): void {
    this.#drop(key)
  }

  /** Evicts every entry with one of these tags, including those that are being made right now. */
  forget(tags: readonly string[]): void {
    this.#invalidations += 1
    for (const tag of tags) this.#forgotten.set(tag, this.#invalidations)
    for (const entries of [this.#fresh, this.#held])
      for (const [key, entry] of entries) if (entry.tags.some(tag => tags.includes(tag))) this.#drop(key)
  }

  /** Evicts everything, including what is being made right now: invalidations may have been missed. */
  forgetAll(): void {
    this.#invalidations += 1
    this.#fresh.clear()
    this.#held.clear()
    this.#bytes = 0
    this.#heldBytes = 0
    this.#forgottenAll = this.#invalidations
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#fresh.size + this.#held.size, bytes: this.#bytes }
  }

  get state(): StoreState {
    return { ...this.size, hits: this.#hits, misses: this.#misses, evictions: this.#evictions }
  }
}

export type Making<T> = { put: (key: string, entry: Entry<T>) => void; end: () => void }
