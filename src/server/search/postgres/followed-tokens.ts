import type { Db } from '#server/core/db/connect.ts'
import { type LogPlace, readChanges, readLogEnd } from '../change-log.ts'
import { HeldWords } from './held-words.ts'
import { advanceTokens, type TokensState } from './keep-tokens.ts'

/** Milliseconds for which a search may miss recent changes; the first search after that looks first. */
const freshMs = 500

/** The words of the catalogue, and the number of its products. */
export type Current = { words: HeldWords; size: number }

/**
 * The tokens in the database as a process follows them: the first that sees a change writes its tokens for all
 * of them; each evicts its own cached answers and reads the words that changed.
 */
export class FollowedTokens {
  readonly #db: Db
  readonly #onChange: () => void
  readonly #words = new HeldWords()
  #ready: Promise<void> | undefined
  /** A fill runs in the background. */
  #isFilling = false
  #place: LogPlace | undefined
  #size = 0
  #lookedAt = 0
  #looking: Promise<void> | undefined

  constructor(db: Db, onChange: () => void) {
    this.#db = db
    this.#onChange = onChange
  }

  /** Writes the tokens of all products at first; several processes at once share the work. */
  ready(): Promise<void> {
    return (this.#ready ??= this.#fill().catch((error: unknown) => {
      this.#ready = undefined
      throw error
    }))
  }

  /** The words, at most half a second old. */
  async current(): Promise<Current> {
    await this.ready()
    if (performance.now() - this.#lookedAt > freshMs) await this.catchUp()
    return { words: this.#words, size: this.#size }
  }

  lookSoon(): void {
    if (performance.now() - this.#lookedAt > freshMs) this.catchUp().catch(() => undefined)
  }

  catchUp(): Promise<void> {
    return (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)))
  }

  async #fill(): Promise<void> {
    this.#place = await readLogEnd(this.#db)
    this.#lookedAt = performance.now()
    let state = await advanceTokens(this.#db)
    while (state.filledTo !== null) state = await advanceTokens(this.#db)
    // The changes of the time of the fill.
    await this.#take(await advanceTokens(this.#db))
  }

  /** Goes on with a fill that a look has begun, because the log no longer has all changes; searches go on meanwhile. */
  #fillBehind(): void {
    if (this.#isFilling) return
    this.#isFilling = true
    this.#fill()
      .then(() => this.#onChange())
      .catch(() => undefined)
      .finally(() => (this.#isFilling = false))
  }

  async #look(): Promise<void> {
    await this.ready()
    this.#lookedAt = performance.now()
    const { ids, isMinor, place } = await readChanges(this.#db, this.#place as LogPlace)
    if (ids.length > 0) {
      const state = await advanceTokens(this.#db)
      await this.#take(state)
      if (state.filledTo !== null) this.#fillBehind()
    }
    this.#place = place
    if (!isMinor) this.#onChange()
  }

  async #take({ revision, products }: TokensState): Promise<void> {
    this.#size = products
    await this.#words.catchUp(this.#db, revision)
  }
}
