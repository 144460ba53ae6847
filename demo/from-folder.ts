import { applyReference } from '#server/reference/apply.ts'
import {
  checkFolder,
  readFailures,
  readProblems,
  readShopProblems,
  runFolder
} from '#server/import/import-folder.ts'
import type { Services } from '#server/core/platform/services.ts'
import { openBars } from './with-bars.ts'

/**
 * Fills a marketplace with the goods of a folder: a table, its pictures and its shops. Prints what the check found, then does it.
 * Returns whether anything could be imported.
 */
export async function seedFromFolder(services: Services, folder: string): Promise<boolean> {
  await applyReference(services.db)
  const checked = await withBars(show => checkFolder(services, folder, show))
  if (checked.state === 'failed') {
    console.error(`${checked.file_name}: ${checked.problem}`)
    return false
  }
  const { create, change, same, reject } = checked.verdicts
  console.log(
    `${checked.file_name}: ${checked.products} produk. Baru: ${create}, berubah: ${change}, sama: ${same}, ditolak: ${reject}.`
  )
  const shops = checked.shops.verdicts
  if (shops.create + shops.same + shops.reject > 0) {
    console.log(`Toko baru: ${shops.create}, sudah ada: ${shops.same}, ditolak: ${shops.reject}.`)
  }
  for await (const { row, name, reason } of readShopProblems(services, checked.id)) {
    console.log(`  Toko baris ${row}, ${name}: ${reason}`)
  }
  for (const category of checked.new_categories) console.log(`  Kategori baru: ${category}`)
  for await (const { row, name, reason } of readProblems(services, checked.id)) {
    console.log(`  Baris ${row}, ${name}: ${reason}`)
  }
  const done = await withBars(show => runFolder(services, checked.id, show))
  const { created, changed, rejected } = done.results
  console.log(`Selesai. Ditambahkan: ${created}, diubah: ${changed}, ditolak: ${rejected}.`)
  for await (const { row, name, reason } of readFailures(services, checked.id)) {
    console.log(`  Baris ${row}, ${name}: ${reason}`)
  }
  return created + changed + done.results.same + done.shops.results.created > 0
}

async function withBars<T>(work: (show: ReturnType<typeof openBars>['show']) => Promise<T>): Promise<T> {
  const bars = openBars()
  try {
    return await work(bars.show)
  } finally {
    bars.close()
  }
}
