import { setImmediate as breathe } from 'node:timers/promises'

import { inArray } from 'drizzle-orm'

import { plainWords } from '#lib/search/tokens.ts'

import type { RequestContext } from '#server/core/http/context.ts'
import { hmacHex } from '#server/core/platform/crypto.ts'
import { networkOf } from '#server/core/platform/limits.ts'
import type { Services } from '#server/core/platform/services.ts'
import { sessions } from '#server/identity/schema.ts'
import { tokenHashOf } from '#server/identity/session.ts'
import { countMissed } from './missed-searches.ts'
import { countSearches } from './search-counts.ts'
import { searchOf } from './search-of.ts'
import { synonymsOf } from './synonyms-of.ts'

/** Searches are counted in batches with this delay in ms; at most this many wait. */
const countedAfterMs = 2_000
const maxWaiting = 2_000
/** Maximum of different keywords that are checked per batch: each check is one search or two. */
const maxAtOnce = 200

type Noted = { keyword: string; isVerbatim: boolean; tokenHash: string | undefined; ip: string }
/** Keywords by what they find: products as typed, products once corrected, nothing. */
type Judged = Record<'worthy' | 'unfound' | 'missed', Set<string>>

/** Counts searches asynchronously: they are queued in memory and written in batches. */
export class SearchCounter {
  readonly #services: Services
  #waiting: Noted[] = []
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(services: Services) {
    this.#services = services
  }

  /** Queues a search, `isVerbatim` if nothing was corrected. Drops it if the queue is full: suggestions need no exact figure. */
  note(keyword: string, { cookies, ip }: Pick<RequestContext, 'cookies' | 'ip'>, isVerbatim = false): void {
    if (this.#waiting.length >= maxWaiting) return
    this.#waiting.push({ keyword: plain(keyword), isVerbatim, tokenHash: tokenHashOf(cookies), ip })
    this.#timer ??= setTimeout(
      () => this.#services.background.run(() => this.write()),
      countedAfterMs
    ).unref()
  }

  /** Writes the queued searches, after those of a batch that is being written: what was noted before is written then. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#writeQueued())
    return this.#writing
  }

  async #writeQueued(): Promise<void> {
    const noted = this.#waiting
    this.#waiting = []
    if (noted.length === 0) return
    const { worthy, unfound, missed } = await this.#judge(new Set(noted.map(({ keyword }) => keyword)))
    const { db, clock, config } = this.#services
    const lost = noted.flatMap(({ keyword, isVerbatim }) =>
      (isVerbatim ? unfound : missed).has(keyword) ? [keyword] : []
    )
    await countMissed(db, lost, clock.now())
    const counted = noted.filter(({ keyword }) => worthy.has(keyword))
    if (counted.length === 0) return
    const members = await this.#sessionsOf(counted.flatMap(({ tokenHash }) => tokenHash ?? []))
    const visitor = ({ tokenHash, ip }: Noted) => {
      const session = members.get(tokenHash ?? '')
      const who = session ? `session:${session}` : `network:${networkOf(ip)}`
      return hmacHex(`visitor:${config.appSecret}`, who).slice(0, 24)
    }
    await countSearches(
      db,
      counted.map(one => ({ keyword: one.keyword, visitor: visitor(one) })),
      clock.now()
    )
  }

  /**
   * Of these keywords those that find products without correction and consist of words that name products, so that a typo is
   * never suggested to others (D25); those that find nothing as they were typed; and of these those that find nothing else
   * either (ops-68).
   */
  async #judge(keywords: ReadonlySet<string>): Promise<Judged> {
    const search = searchOf(this.#services)
    const synonyms = await synonymsOf(this.#services)
    const isOfTheTrade = async (keyword: string) => {
      const words = plainWords(keyword)
      if (words.length === 0 || !/[a-z]{3}/.test(keyword)) return false
      const areNamed = await search.areNaming(words)
      return words.every((word, i) => areNamed[i] || synonyms.has(word))
    }
    const countOf = async (keyword: string, isVerbatim: boolean) =>
      (await search.find({ keyword, sort: 'terbaru', filter: {}, isVerbatim, first: 0 })).total
    const judged: Judged = { worthy: new Set(), unfound: new Set(), missed: new Set() }
    for (const keyword of [...keywords].slice(0, maxAtOnce)) {
      if ((await countOf(keyword, true)) === 0) {
        judged.unfound.add(keyword)
        if ((await countOf(keyword, false)) === 0) judged.missed.add(keyword)
      } else if (await isOfTheTrade(keyword)) judged.worthy.add(keyword)
      // Pending requests come first.
      await breathe()
    }
    return judged
  }

  async #sessionsOf(hashes: string[]): Promise<Map<string, number>> {
    if (hashes.length === 0) return new Map()
    const found = await this.#services.db
      .select({ hash: sessions.accessHash, id: sessions.id })
      .from(sessions)
      .where(inArray(sessions.accessHash, [...new Set(hashes)]))
    return new Map(found.map(({ hash, id }) => [hash, id]))
  }
}

const plain = (keyword: string) => keyword.trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, 60)

const counters = new WeakMap<Services['connection'], SearchCounter>()

/** Writes the queued searches before the database is closed. */
export async function endSearchCounter(connection: Services['connection']): Promise<void> {
  await counters.get(connection)?.write()
}

/** The shared counter of a marketplace, one per database connection. */
export function searchCounter(services: Services): SearchCounter {
  const known = counters.get(services.connection) ?? new SearchCounter(services)
  counters.set(services.connection, known)
  return known
}
