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
import { demoBuyer } from './people/accounts.ts'
import { writePeople } from './people/people.ts'
import { bulkLoad } from '#server/core/db/bulk-load.ts'
import { vacuumNew } from '#server/core/db/vacuum.ts'
import { restartIdentities } from '#server/core/db/restart-identities.ts'
import { advanceIdentity } from '#server/core/db/insert-rows.ts'
import { applyReference } from '#server/reference/apply.ts'
import { noteNoPictures } from './pictures/complete.ts'
import { readGazetteer } from '#server/reference/regions/gazetteer.ts'
import { loadRegions } from '#server/reference/regions/write.ts'
import { writeReaders } from './readers.ts'
import { writeReviewers, writeReviews } from './reviews.ts'
import { otherCities, readShopList } from './shop-list.ts'
import { warehouseCities } from '#server/reference/couriers.ts'
import { writeShops } from './shops.ts'
import { writeVouchers } from './vouchers.ts'

export type SeedOptions = {
  products: number
  /** 'sample' keeps districts and villages only where the demo shops, sells and stores. */
  regions?: 'all' | 'sample'
  /** Whether this world will have pictures; tests need none. */
  pictures?: boolean
  /** Whether the new tables are vacuumed; who leaves that for later calls `vacuumNew`. */
  isVacuumed?: boolean
  onProgress?: (label: string, done: number, total: number) => void
}

/**
 * Fills an empty database with the demo's world, the same each time but for the dates, which lie before now, and the
 * codes of orders. All of it or nothing: the fact that says so is written with the world. Only that is
 * done again where it stands which may be cut: the vacuum. The pictures are drawn by others (pictures/drawing.ts).
 */
export async function seedDatabase(services: Services, options: SeedOptions): Promise<void> {
  const { db, connection } = services
  if (!(await isSeeded(db)) && !(await adoptWorld(db))) {
    await writeWorld(services, options, options.onProgress ?? (() => undefined))
  }
  if (options.isVacuumed !== false) await vacuumNew(connection)
}

/** An earlier version noted a world only after its pictures: one that was cut there is taken as it is. */
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
    ...(options.regions === 'sample' && (await sampleRegions())),
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
    await livePast(services, db, startShelf(db, made, sellers), now)
    await writeCart(db, made, now)
    await writeReaders(db, services.config, now)
    await refreshProductSummaries(db, 'all', now, counter('Pencarian', options.products))
    for (const table of [users, categories, shops, products, productDetails, vouchers]) {
      await advanceIdentity(db, table)
    }
    await noteSeed(db, options.products)
    if (options.pictures === false) await noteNoPictures(db)
  }
  // Most of the rows, and of the indexes.
  const large = [products, productDetails, productPhotos, productRatings, productVouchers, reviews]
  await db.transaction(tx => bulkLoad(tx, large, () => everything(tx)))
}

/** Cities in which the demo shops, sells and stores. */
const demoCities = () => [...readShopList().map(shop => shop.city), ...warehouseCities, ...otherCities]

async function sampleRegions() {
  const regions = await loadRegions()
  const names = new Set(demoCities())
  const cities = regions.cities.filter(city => names.has(city.name))
  return { regions, only: new Set(cities.map(city => city.id)) }
}
