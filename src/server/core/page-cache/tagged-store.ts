/** A cache entry. Times are ms of this process's own clock. */
type Entry<T> = { value: T; bytes: number; tags: string[]; freshUntil: number }

/** Larger entries are not cached. */
const maxEntryBytes = 1024 * 1024

/** Bytes that an entry takes in addition to its value and key: in the maps and for its buffer objects. */
const overheadBytes = 400
const bytesOf = <T>(key: string, entry: Entry<T>) => entry.bytes + 2 * key.length + overheadBytes

/**
 * In-process LRU cache of pages and responses that are the same for everybody: looked up by key, evicted by tag,
 * bounded by `maxBytes` (including keys, because an address may be long) and `maxEntries`.
 */
export class TaggedStore<T> {
  readonly #maxBytes: number
  readonly #maxEntries: number
  readonly #entries = new Map<string, Entry<T>>()
  /** The invalidation count at which each tag was last invalidated. Cleared when nothing is being made. */
  readonly #forgotten = new Map<string, number>()
  #forgottenAll = 0
  #bytes = 0
  #invalidations = 0
  #making = 0

  constructor(maxBytes: number, maxEntries = Infinity) {
    this.#maxBytes = maxBytes
    this.#maxEntries = maxEntries
  }

  get(key: string): Entry<T> | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
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
    this.#drop(key)
    this.#entries.set(key, entry)
    this.#bytes += bytesOf(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes && this.#entries.size <= this.#maxEntries) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= bytesOf(key, entry)
  }

  /** Evicts one entry. */
  remove(key: string): void {
    this.#drop(key)
  }

  /** Evicts every entry with one of these tags, including those that are being made right now. */
  forget(tags: readonly string[]): void {
    this.#invalidations += 1
    for (const tag of tags) this.#forgotten.set(tag, this.#invalidations)
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some(tag => tags.includes(tag))) this.#drop(key)
    }
  }

  /** Evicts everything, including what is being made right now: invalidations may have been missed. */
  forgetAll(): void {
    this.#invalidations += 1
    for (const key of this.#entries.keys()) this.#drop(key)
    this.#forgottenAll = this.#invalidations
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }
}

export type Making<T> = { put: (key: string, entry: Entry<T>) => void; end: () => void }
