import type { Services } from '#server/core/platform/services.ts'
import { type LogPlace, readChanges, readLogEnd } from '../change-log.ts'
import { Looks } from '../looks.ts'
import { WorkBehind } from '../work-behind.ts'
import { endGathering, gatherIfEmpty } from './gathered-tokens.ts'
import { HeldWords } from './held-words.ts'
import { advanceTokens, firstAtOnce, type TokensState } from './keep-tokens.ts'

/** The words of the catalogue, and the number of its products. */
export type Current = { words: HeldWords; size: number }

/**
 * The tokens in the database as a process follows them: the first that sees a change writes its tokens for all
 * of them; each evicts its own cached answers and reads the words that changed.
 */
export class FollowedTokens {
  readonly #services: Pick<Services, 'db' | 'connection'>
  readonly #onChange: () => void
  readonly #words = new HeldWords()
  readonly #looks = new Looks(() => this.#look())
  /** Goes on with a fill that a look has begun, because the log no longer has all changes; searches go on meanwhile. */
  readonly #refill: WorkBehind
  #ready: Promise<void> | undefined
  #place: LogPlace | undefined
  #size = 0

  constructor(services: Pick<Services, 'connection' | 'db' | 'log'>, onChange: () => void) {
    this.#services = services
    this.#refill = new WorkBehind(services.log, 'search words', () => this.#fill().then(onChange))
    this.#onChange = onChange
  }

  /** Writes the tokens of all products at first; several processes at once share the work. */
  ready(): Promise<void> {
    const isServer = this.#services.connection.engine === 'postgres'
    return (this.#ready ??= (isServer ? this.#fillServer() : this.#fill()).catch((error: unknown) => {
      this.#ready = undefined
      throw error
    }))
  }

  /** The words, at most half a second old unless a look is late. */
  async current(): Promise<Current> {
    await this.ready()
    await this.#looks.recent()
    return { words: this.#words, size: this.#size }
  }

  lookSoon(): void {
    this.#looks.soon()
  }

  catchUp(): Promise<void> {
    return this.#looks.now()
  }

  async #fillServer(): Promise<void> {
    const { connection, db } = this.#services
    await gatherIfEmpty(db)
    await this.#fill(firstAtOnce)
    await endGathering(connection)
  }

  async #fill(atOnce?: number): Promise<void> {
    this.#place = await readLogEnd(this.#services.db)
    this.#looks.noteFresh()
    let state = await advanceTokens(this.#services.db, atOnce)
    while (state.filledTo !== null) state = await advanceTokens(this.#services.db, atOnce)
    // The changes of the time of the fill.
    await this.#take(await advanceTokens(this.#services.db))
  }

  async #look(): Promise<void> {
    await this.ready()
    this.#refill.goOn()
    const { ids, isMinor, place } = await readChanges(this.#services.db, this.#place as LogPlace)
    if (ids.length > 0) {
      const state = await advanceTokens(this.#services.db)
      await this.#take(state)
      if (state.filledTo !== null) this.#refill.begin()
    }
    this.#place = place
    if (!isMinor) this.#onChange()
  }

  async #take({ revision, products }: TokensState): Promise<void> {
    this.#size = products
    await this.#words.catchUp(this.#services.db, revision)
  }
}
