import { subDays } from 'date-fns/subDays'

import { jakartaDay } from '#lib/format/dates.ts'

import { articlesOf } from '#server/content/articles.ts'
import { articleReads } from '#server/content/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Config } from '#server/core/platform/config.ts'

/** Readers of the blog in the last days, so that 'Populer' has something to show. */
export async function writeReaders(db: Db, config: Config, now: Date): Promise<void> {
  const articles = await articlesOf(config)
  // Not in the order of dates: the most read article is seldom the newest.
  const read = articles.map(({ card }, place) => ({
    slug: card.slug,
    day: jakartaDay(subDays(now, 1 + (place % 7))),
    readers: 40 + ((place * 37) % 160)
  }))
  if (read.length > 0) await db.insert(articleReads).values(read)
}
