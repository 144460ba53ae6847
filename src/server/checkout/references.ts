import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { paymentMethods } from '#server/payment/schema.ts'
import { readCouriers, readTrucks } from '#server/shipping/quotes.ts'

/** Tag that makes every process read them anew: the counter changed one. */
export const ratesTag = 'rates'

/** Tables that a start and the counter change. */
const read = async (db: Db) => ({
  couriers: await readCouriers(db),
  trucks: await readTrucks(db),
  methods: await db.select().from(paymentMethods)
})

export type References = Awaited<ReturnType<typeof read>>

/** Ms for which they are kept. An order planned meanwhile is one that came so much earlier. */
const keptMs = 5_000

const kept = new WeakMap<Services, { until: number; references: References }>()

/** Numbers the readings, and moves on when they are forgotten. */
const readings = new WeakMap<Services, number>()

/** The couriers, trucks and payment methods, at most seconds old; read with `db` where they are older. */
export async function readReferences(services: Services, db: Db): Promise<References> {
  const known = kept.get(services)
  if (known && performance.now() < known.until) return known.references
  const begun = (readings.get(services) ?? 0) + 1
  readings.set(services, begun)
  const references = await read(db)
  // What was read before it was forgotten is not kept.
  if (readings.get(services) === begun) kept.set(services, { until: performance.now() + keptMs, references })
  return references
}

/** Reads them again with the next order. */
export function forgetReferences(services: Services): void {
  readings.set(services, (readings.get(services) ?? 0) + 1)
  kept.delete(services)
}
