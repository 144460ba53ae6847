import { value } from './person.ts'
import type { World } from './world.ts'

/** Advances the marketplace's clock, and runs due jobs. */
export const advance = async ({ ops }: Pick<World, 'ops'>, seconds: number) =>
  value(await ops.call('POST /ops/clock', { advance_seconds: seconds }))

/**
 * The demo's own orders have deadlines too: they end before the tests begin. Orders that arrive in the first step
 * succeed in the second.
 */
export async function passDemo(world: Pick<World, 'ops'>): Promise<void> {
  for (const days of [30, 4]) await advance(world, days * 24 * 3_600)
}
