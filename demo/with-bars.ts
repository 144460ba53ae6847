import { MultiBar, Presets } from 'cli-progress'
import { eq } from 'drizzle-orm'

import type { Services } from '#server/core/platform/services.ts'
import { facts } from '#server/core/db/schema.ts'
import { seedDatabase } from './seed.ts'

/** Seeds with a progress bar for each part, and prints how the regions of the two packages joined. */
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
  const [fact] = await services.db.select().from(facts).where(eq(facts.name, 'seed_regions'))
  const found = JSON.parse(fact?.value ?? '{}') as { byCode: number; byName: number; inherited: number }
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `Villages: ${found.byCode} joined by code, ${found.byName} by name, ${found.inherited} inherit from their district.`
  )
  console.log(`Seeded in ${seconds} s.`)
}
