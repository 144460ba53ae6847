import { subDays } from 'date-fns/subDays'
import { gte, sql } from 'drizzle-orm'

import { jakartaDay } from '#lib/format/dates.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { RequestFrame } from '#server/core/http/context.ts'
import { hmacHex } from '#server/core/platform/crypto.ts'
import { networkOf } from '#server/core/platform/limits.ts'
import type { Services } from '#server/core/platform/services.ts'
import { articleReads } from './schema.ts'

/** Reads are written this long after the first of them, ms, and so many at most wait for it. */
const writtenAfterMs = 2_000
const maxWaiting = 2_000

/** Days that a reader counts. */
export const daysRead = 30

/** Who runs scripts and reads nothing. */
const robots = /bot|crawl|spider|slurp|preview|lighthouse|headless/i

type Read = { slug: string; day: string; visitor: string }

/** Counts who reads an article, apart from answering: reads wait in memory for a moment and are written together. */
class ReadCounter {
  readonly #services: Services
  #waiting: Read[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(services: Services) {
    this.#services = services
  }

  /**
   * Notes a reader: a network, because browsers' names can be made up without end. The hash is of one day, so that
   * nobody is followed to the next.
   */
  note(slug: string, { ip, userAgent }: Pick<RequestFrame, 'ip' | 'userAgent'>): void {
    if (this.#waiting.length >= maxWaiting || !userAgent || robots.test(userAgent)) return
    const { clock, config, background } = this.#services
    const day = jakartaDay(clock.now())
    const visitor = hmacHex(`reader:${day}:${config.appSecret}`, networkOf(ip)).slice(0, 24)
    this.#waiting.push({ slug, day, visitor })
    this.#timer ??= setTimeout(() => background.run(() => this.write()), writtenAfterMs).unref()
  }

  /** Writes down what waits. */
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

/** How many read each article in the last 30 days. */
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

/** Writes down what still waits, before the database is closed. */
export async function endReadCounter(connection: Services['connection']): Promise<void> {
  await counters.get(connection)?.write()
}

/** The one counter of a marketplace. */
export function readCounter(services: Services): ReadCounter {
  const known = counters.get(services.connection) ?? new ReadCounter(services)
  counters.set(services.connection, known)
  return known
}
