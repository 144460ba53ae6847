import { availableParallelism } from 'node:os'

import { MultiBar, Presets } from 'cli-progress'
import { count, desc } from 'drizzle-orm'

import type { Services } from '#server/core/platform/services.ts'
import { villages } from '#server/address/schema.ts'
import { notePicturesComplete, productsToDraw } from './pictures/complete.ts'
import { startDrawing } from './pictures/drawing.ts'
import { partsOf } from './pictures/files.ts'
import { seedDatabase } from './seed.ts'

/** Progress bars by label; each appears with its first step. */
export function openBars() {
  const bars = new MultiBar(
    { format: '{label} {bar} {value}/{total}', hideCursor: true, noTTYOutput: true, notTTYSchedule: 10_000 },
    Presets.shades_classic
  )
  const shown = new Map<string, ReturnType<MultiBar['create']>>()
  return {
    show(label: string, done: number, total: number): void {
      const bar = shown.get(label) ?? bars.create(total, 0, { label: label.padEnd(10) })
      shown.set(label, bar)
      bar.update(done, { label: label.padEnd(10) })
    },
    close: () => bars.stop()
  }
}

/** Seeds with a progress bar per step, and prints the sources of the villages' postal codes. Does not vacuum. */
export async function seedWithBars(services: Services, products: number): Promise<void> {
  const started = Date.now()
  const bars = openBars()
  try {
    await seedDatabase(services, { products, isVacuumed: false, onProgress: bars.show })
  } finally {
    bars.close()
  }
  const sources = await services.db
    .select({ source: villages.zipSource, villages: count() })
    .from(villages)
    .groupBy(villages.zipSource)
    .orderBy(desc(count()))
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`Postal codes: ${sources.map(({ source, villages }) => `${villages} ${source}`).join(', ')}.`)
  console.log(`Seeded in ${seconds} s.`)
}

/** Draws all missing pictures with a progress bar, when no open marketplace would draw them in the background. */
export async function drawWithBar(services: Services): Promise<void> {
  const products = await productsToDraw(services.db)
  if (products === undefined) return
  const bars = openBars()
  try {
    await startDrawing({
      storage: services.storage,
      parts: partsOf(products),
      atOnce: availableParallelism() + 1,
      onProgress: (done, total) => bars.show('Gambar', done, total)
    }).drawAll()
  } finally {
    bars.close()
  }
  await notePicturesComplete(services, products)
  console.log('All pictures are drawn.')
}
