import type { Services } from '#server/core/platform/services.ts'
import { shops } from '#server/shop/schema.ts'
import { noteShopLife } from '#server/shop/shop-life.ts'

/** Opening hours of the demo's shops in Jakarta time, Monday to Saturday, as their descriptions say. */
const opens = 8
const closes = 17

const jakartaMs = 7 * 60 * 60_000

/**
 * Whether a demo shop is active in this minute. Open shops are active every one to twelve minutes, each at its own
 * pace, so that not all of them are online at once.
 *
 * isShopAwake(1, new Date('2026-11-22T03:00:00Z')) // => false, a Sunday
 */
export function isShopAwake(shopId: number, now: Date): boolean {
  const there = new Date(now.getTime() + jakartaMs)
  const isOpen = there.getUTCDay() !== 0 && there.getUTCHours() >= opens && there.getUTCHours() < closes
  const pace = 1 + ((shopId * 7) % 12)
  return isOpen && Math.floor(now.getTime() / 60_000) % pace === 0
}

/** Marks the demo's shops as active during their opening hours, because the demo has no sellers. */
export async function keepDemoShopsAlive({ config, db, clock }: Services): Promise<void> {
  if (!config.demo) return
  const now = clock.now()
  const all = await db.select({ id: shops.id }).from(shops)
  const awake = all.map(({ id }) => id).filter(id => isShopAwake(id, now))
  if (awake.length > 0) await noteShopLife(db, awake, now)
}
