import { MultiBar, Presets } from 'cli-progress'
import { count, desc } from 'drizzle-orm'

import type { Services } from '#server/core/platform/services.ts'
import { villages } from '#server/address/schema.ts'
import { seedDatabase } from './seed.ts'

/** Seeds with a progress bar for each part, and prints where the villages' postal codes come from. */
export async function seedWithBars(services: Services, products: number): Promise<void> {
  const started = Date.now()
  const bars = new MultiBar(
    { format: '{label} {bar} {value}/{total}', hideCursor: true, noTTYOutput: true, notTTYSchedule: 10_000 },
    Presets.shades_classic
  )
  const shown = new Map<string, ReturnType<MultiBar['create']>>()
  await seedDatabase(services, {
    products,
    onProgress(label, done, total) {
      const bar = shown.get(label) ?? bars.create(total, 0, { label: label.padEnd(10) })
      shown.set(label, bar)
      bar.update(done, { label: label.padEnd(10) })
    }
  })
  bars.stop()
  const sources = await services.db
    .select({ source: villages.zipSource, villages: count() })
    .from(villages)
    .groupBy(villages.zipSource)
    .orderBy(desc(count()))
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`Postal codes: ${sources.map(({ source, villages }) => `${villages} ${source}`).join(', ')}.`)
  console.log(`Seeded in ${seconds} s.`)
}
