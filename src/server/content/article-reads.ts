import { subDays } from 'date-fns/subDays'
import { gte, sql } from 'drizzle-orm'

import { jakartaDay } from '#lib/format/dates.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { RequestContext } from '#server/core/http/context.ts'
import { hmacHex } from '#server/core/platform/crypto.ts'
import { networkOf } from '#server/core/platform/limits.ts'
import type { Services } from '#server/core/platform/services.ts'
import { articleReads } from './schema.ts'

/**
 * Delay in ms from the first noted read to writing the batch, and the maximum size of a batch; further reads are
 * dropped.
 */
const writtenAfterMs = 2_000
const maxWaiting = 2_000

/** Days for which a reader counts. */
export const daysRead = 30

/** User agents that run scripts without a person reading. */
const robots = /bot|crawl|spider|slurp|preview|lighthouse|headless/i

type Read = { slug: string; day: string; visitor: string }

/** Counts readers without delaying responses: reads wait in memory briefly and are written in a batch. */
class ReadCounter {
  readonly #services: Services
  #waiting: Read[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(services: Services) {
    this.#services = services
  }

  /**
   * Notes a reader by network, because user agents can be made up without end. The hash changes daily, so that nobody
   * can be followed to the next day.
   */
  note(slug: string, { ip, userAgent }: Pick<RequestContext, 'ip' | 'userAgent'>): void {
    if (this.#waiting.length >= maxWaiting || !userAgent || robots.test(userAgent)) return
    const { clock, config, background } = this.#services
    const day = jakartaDay(clock.now())
    const visitor = hmacHex(`reader:${day}:${config.appSecret}`, networkOf(ip)).slice(0, 24)
    this.#waiting.push({ slug, day, visitor })
    this.#timer ??= setTimeout(() => background.run(() => this.write()), writtenAfterMs).unref()
  }

  /** Writes the waiting reads. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const noted = this.#waiting
    this.#waiting = []
    if (noted.length > 0) await writeReads(this.#services.db, noted)
  }
}

/** Counts readers, each once per article and day. */
async function writeReads(db: Db, noted: readonly Read[]): Promise<void> {
  await db.execute(sql`
    with seen as (
      insert into article_readers (slug, day, visitor)
      select distinct slug, day, visitor
      from jsonb_to_recordset(${JSON.stringify(noted)}::text::jsonb) as t(slug text, day text, visitor text)
      order by slug, day, visitor
      on conflict do nothing returning slug, day
    )
    insert into article_reads (slug, day, readers) select slug, day, count(*) from seen group by 1, 2 order by 1, 2
    on conflict (slug, day) do update set readers = article_reads.readers + excluded.readers`)
}

/** Number of readers of each article in the last 30 days, by slug. */
export async function readReaders(db: Db, now: Date): Promise<Map<string, number>> {
  const readers = sql<number>`sum(${articleReads.readers})::int`
  const found = await db
    .select({ slug: articleReads.slug, readers })
    .from(articleReads)
    .where(gte(articleReads.day, jakartaDay(subDays(now, daysRead))))
    .groupBy(articleReads.slug)
  return new Map(found.map(row => [row.slug, row.readers]))
}

const counters = new WeakMap<Services['connection'], ReadCounter>()

/** Writes the reads that still wait, before the database is closed. */
export async function endReadCounter(connection: Services['connection']): Promise<void> {
  await counters.get(connection)?.write()
}

/** The single counter of a marketplace process. */
export function readCounter(services: Services): ReadCounter {
  const known = counters.get(services.connection) ?? new ReadCounter(services)
  counters.set(services.connection, known)
  return known
}
