import { setTimeout } from 'node:timers/promises'

import type { Services } from '#server/core/platform/services.ts'
import { type LogPlace, readChanges, readLogEnd } from '../change-log.ts'
import { Looks } from '../looks.ts'
import { WorkBehind } from '../work-behind.ts'
import { endGathering, gatherIfEmpty } from './gathered-tokens.ts'
import { HeldWords } from './held-words.ts'
import { advanceFirst, advanceTokens, type TokensState } from './keep-tokens.ts'

/** Ms after which a process looks again whether another one still writes. */
const waitMs = 500

/** The words of the catalogue, and the number of its products. */
export type Current = { words: HeldWords; size: number }

/**
 * The tokens in the database as a process follows them: the first that sees a change writes its tokens for all
 * of them; each evicts its own cached answers and reads the words that changed.
 */
export class FollowedTokens {
  readonly #services: Pick<Services, 'connection' | 'db' | 'log'>
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

  /** The words are complete without what makes their writing quick: a process serves where that fails. */
  async #fillServer(): Promise<void> {
    const { connection, log } = this.#services
    const note = (error: unknown) => log.error({ error }, 'search index')
    await gatherIfEmpty(connection).catch(note)
    await this.#fill(advanceFirst)
    await endGathering(connection).catch(note)
  }

  async #fill(advance: typeof advanceFirst = advanceTokens): Promise<void> {
    this.#place = await readLogEnd(this.#services.db)
    this.#looks.noteFresh()
    let state = await advance(this.#services.db)
    while (state?.filledTo !== null) {
      if (!state) await setTimeout(waitMs)
      state = await advance(this.#services.db)
    }
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
