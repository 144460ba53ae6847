import { eq } from 'drizzle-orm'

import { settings } from '#server/core/db/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'

import { queueBannerAvif } from '../banners.ts'
import { seededProducts } from '../is-seeded.ts'

/** The fact that all pictures of the demo lie in storage, or that this demo has none. */
const fact = 'pictures'

/** Products of the demo in this database whose pictures may still be missing; undefined where nothing is to be drawn. */
export async function productsToDraw(db: Db): Promise<number | undefined> {
  const [complete] = await db.select().from(settings).where(eq(settings.name, fact))
  return complete ? undefined : seededProducts(db)
}

/** Notes that this world is one without pictures: tests need none. */
export async function noteNoPictures(db: Db): Promise<void> {
  await db.insert(settings).values({ name: fact, value: 'none' })
}

/** Notes that all pictures are stored, and lets the banners wait for their AVIF files: both or neither. */
export async function notePicturesComplete({ db, clock }: Services, products: number): Promise<void> {
  await db.transaction(async tx => {
    await queueBannerAvif(tx, clock.now())
    await tx
      .insert(settings)
      .values({ name: fact, value: String(products) })
      .onConflictDoNothing()
  })
}
