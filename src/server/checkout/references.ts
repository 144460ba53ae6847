import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { paymentMethods } from '#server/payment/schema.ts'
import { readCouriers, readTrucks } from '#server/shipping/quotes.ts'

/** Tables that only a start of the marketplace changes. */
const read = async (db: Db) => ({
  couriers: await readCouriers(db),
  trucks: await readTrucks(db),
  methods: await db.select().from(paymentMethods)
})

export type References = Awaited<ReturnType<typeof read>>

/** Ms for which they are kept. An order planned meanwhile is one that came so much earlier. */
const keptMs = 5_000

const kept = new WeakMap<Services, { until: number; references: References }>()

/** The couriers, trucks and payment methods, at most seconds old; read with `db` where they are older. */
export async function readReferences(services: Services, db: Db): Promise<References> {
  const known = kept.get(services)
  if (known && performance.now() < known.until) return known.references
  const references = await read(db)
  kept.set(services, { until: performance.now() + keptMs, references })
  return references
}

/** Reads them again with the next order. */
export const forgetReferences = (services: Services): void => void kept.delete(services)
