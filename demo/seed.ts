import { eq } from 'drizzle-orm'

import { refreshProductSummaries } from '#server/product/summaries.ts'
import type { Services } from '#server/core/platform/services.ts'
import type { Db } from '#server/core/db/connect.ts'
import { categories } from '#server/catalogue/schema.ts'
import { productDetails, productPhotos, products } from '#server/product/schema.ts'
import { productRatings, reviews } from '#server/review/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { users } from '#server/identity/schema.ts'
import { settings } from '#server/core/db/schema.ts'
import { productVouchers, vouchers } from '#server/voucher/schema.ts'
import { isSeeded, seedFact } from './is-seeded.ts'
import { writeBanners } from './banners.ts'
import { writeCategories, writeProducts } from './catalogue/write.ts'
import { writeCart } from './people/cart.ts'
import { startShelf } from './people/order-goods.ts'
import { livePast } from './people/past.ts'
import { replayThreads, shopsAskedByDemoBuyer } from './people/replay-threads.ts'
import { demoBuyer } from './people/accounts.ts'
import { writePeople } from './people/people.ts'
import { bulkLoad } from '#server/core/db/bulk-load.ts'
import { vacuumNew } from '#server/core/db/vacuum.ts'
import { restartIdentities } from '#server/core/db/restart-identities.ts'
import { advanceIdentity } from '#server/core/db/insert-rows.ts'
import { applyReference } from '#server/reference/apply.ts'
import { noteNoPictures } from './pictures/complete.ts'
import { readGazetteer } from './gazetteer.ts'
import { readRegions } from '#server/reference/read-regions.ts'
import { writeReaders } from './readers.ts'
import { writeReviewers, writeReviews } from './reviews.ts'
import { otherCities, readShopList } from './shop-list.ts'
import { writeShops } from './shops.ts'
import { writeVouchers } from './vouchers.ts'

export type SeedOptions = {
  products: number
  /** 'sample' writes districts and villages only for the cities that the demo uses. */
  regions?: 'all' | 'sample'
  /** Whether this database gets pictures; tests need none. */
  pictures?: boolean
  /** Whether the new tables are vacuumed; a caller that postpones this calls `vacuumNew` itself. */
  isVacuumed?: boolean
  onProgress?: (label: string, done: number, total: number) => void
}

/**
 * Fills an empty database with the demo data, which is the same each time except for dates, which lie before now, and
 * order codes. All or nothing: the setting that marks the database as seeded is written in the same transaction. On a
 * seeded database only the vacuum is repeated, because it may have been interrupted. Pictures are drawn elsewhere
 * (pictures/drawing.ts).
 */
export async function seedDatabase(services: Services, options: SeedOptions): Promise<void> {
  const { db, connection } = services
  if (!(await isSeeded(db)) && !(await adoptWorld(db))) {
    await writeWorld(services, options, options.onProgress ?? (() => undefined))
  }
  if (options.isVacuumed !== false) await vacuumNew(connection)
}

/**
 * An earlier version marked a database as seeded only after its pictures; one that was interrupted there counts as
 * seeded.
 */
async function adoptWorld(db: Db): Promise<boolean> {
  const [buyer] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoBuyer.email))
  if (!buyer) return false
  await noteSeed(db, await db.$count(products))
  return true
}

const noteSeed = (db: Db, count: number) =>
  db.insert(settings).values({ name: seedFact, value: String(count) })

async function writeWorld(
  services: Services,
  options: SeedOptions,
  report: NonNullable<SeedOptions['onProgress']>
): Promise<void> {
  const { db } = services
  const now = services.clock.now()
  await restartIdentities(db)
  const counter = (label: string, total: number) => {
    let done = 0
    return (count: number) => report(label, (done += count), total)
  }
  let villages = 0
  await applyReference(db, {
    only: options.regions === 'sample' ? sampleCities() : undefined,
    onRows: (count, total) => report('Wilayah', (villages += count), total)
  })
  const gazetteer = await readGazetteer(db, demoCities())
  const everything = async (db: Db) => {
    await writeBanners(db)
    const sellers = await writeShops(db, gazetteer, now)
    const leaves = await writeCategories(db)
    const made = await writeProducts(
      db,
      options.products,
      sellers,
      leaves,
      now,
      counter('Produk', options.products)
    )
    await writeVouchers(db, sellers, made, now)
    await writeReviewers(db, now)
    await writeReviews(db, made, now, counter('Ulasan', options.products))
    await writePeople(db, gazetteer, now)
    const shelf = startShelf(db, made, sellers, shopsAskedByDemoBuyer())
    const orders = await livePast(services, db, shelf, now)
    await replayThreads(services, db, { products: made, orders }, now)
    await writeCart(db, made, now)
    await writeReaders(db, services.config, now)
    await refreshProductSummaries(db, 'all', now, counter('Pencarian', options.products))
    for (const table of [users, categories, shops, products, productDetails, vouchers]) {
      await advanceIdentity(db, table)
    }
    await noteSeed(db, options.products)
    if (options.pictures === false) await noteNoPictures(db)
  }
  // The tables with most of the rows and index entries.
  const large = [products, productDetails, productPhotos, productRatings, productVouchers, reviews]
  await db.transaction(tx => bulkLoad(tx, large, () => everything(tx)))
}

/** Cities of the demo's shops and buyers. */
const demoCities = () => [...readShopList().map(shop => shop.city), ...otherCities]

/** The cities of the demo, and those of the warehouses. */
function sampleCities(): ReadonlySet<number> {
  const { cities, warehouses } = readRegions()
  const names = new Set(demoCities())
  const own = cities.filter(city => names.has(city.name))
  return new Set([...own.map(city => city.id), ...warehouses.map(({ cityId }) => cityId)])
}
