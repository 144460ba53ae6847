import { eq } from 'drizzle-orm'

import { settings } from '#server/core/db/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'

import { queueBannerAvif } from '../banners.ts'
import { seededProducts } from '../is-seeded.ts'

/** The setting that marks all pictures as stored, or a demo without pictures. */
const fact = 'pictures'

/** Number of demo products whose pictures may be missing; undefined if nothing is to be drawn. */
export async function productsToDraw(db: Db): Promise<number | undefined> {
  const [complete] = await db.select().from(settings).where(eq(settings.name, fact))
  return complete ? undefined : seededProducts(db)
}

/** Marks this database as one without pictures, as tests use it. */
export async function noteNoPictures(db: Db): Promise<void> {
  await db.insert(settings).values({ name: fact, value: 'none' })
}

/** Marks all pictures as stored and queues the banners for AVIF encoding, both in one transaction. */
export async function notePicturesComplete({ db, clock }: Services, products: number): Promise<void> {
  await db.transaction(async tx => {
    await queueBannerAvif(tx, clock.now())
    await tx
      .insert(settings)
      .values({ name: fact, value: String(products) })
      .onConflictDoNothing()
  })
}
