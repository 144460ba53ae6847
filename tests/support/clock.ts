import { value } from './person.ts'
import type { World } from './world.ts'

/** Moves the marketplace's clock on, and runs what is due then. */
export const advance = async ({ ops }: Pick<World, 'ops'>, seconds: number) =>
  value(await ops.call('POST /ops/clock', { advance_seconds: seconds }))

/**
 * The demo's own orders have deadlines too: they are over before the tests begin. What arrives by the first step succeeds
 * by the second.
 */
export async function passDemo(world: Pick<World, 'ops'>): Promise<void> {
  for (const days of [30, 4]) await advance(world, days * 24 * 3_600)
}
