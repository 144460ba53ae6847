import { getServices } from './services.ts'

/** One rendered page. Times are ms of this process's own clock. */
type Entry = {
  body: ArrayBuffer
  status: number
  headers: [string, string][]
  tags: string[]
  freshUntil: number
  staleUntil: number
}

/** Bytes of rendered pages that a process keeps; the least recently asked for go first. */
const maxBytes = 64 * 1024 * 1024
/** A page larger than this is not worth its place. */
const maxEntryBytes = 1024 * 1024

/** What one process remembers of the pages it rendered: the same HTML for everybody, by address, forgotten by tag. */
export class PageStore {
  readonly #entries = new Map<string, Entry>()
  /** When each tag was last forgotten, as a count of invalidations. Emptied when nothing is being rendered. */
  readonly #forgotten = new Map<string, number>()
  #bytes = 0
  #invalidations = 0
  #rendering = 0

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** Begins a rendering; its page is kept only if none of its tags was forgotten meanwhile. */
  begin(): { keep: (key: string, entry: Entry) => void; end: () => void } {
    const startedAt = this.#invalidations
    this.#rendering += 1
    return {
      keep: (key, entry) => {
        if (entry.tags.some(tag => (this.#forgotten.get(tag) ?? 0) > startedAt)) return
        this.#put(key, entry)
      },
      end: () => {
        this.#rendering -= 1
        if (this.#rendering === 0) this.#forgotten.clear()
      }
    }
  }

  #put(key: string, entry: Entry): void {
    if (entry.body.byteLength > maxEntryBytes) return
    this.#drop(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.body.byteLength
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.body.byteLength
  }

  /** Forgets every page with one of these tags, and those being rendered right now. */
  forget(tags: readonly string[]): void {
    this.#invalidations += 1
    for (const tag of tags) this.#forgotten.set(tag, this.#invalidations)
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some(tag => tags.includes(tag))) this.#drop(key)
    }
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }
}

const slot = Symbol.for('baba-bangunan.page-store')
type Holder = { [slot]?: PageStore }

/** The process's one store, listening to invalidations from this and other processes since its first use. */
export function pageStore(): PageStore {
  const holder = globalThis as Holder
  if (!holder[slot]) {
    const store = new PageStore()
    holder[slot] = store
    getServices().bus.on('invalidate', tags => store.forget(tags as string[]))
  }
  return holder[slot]
}
