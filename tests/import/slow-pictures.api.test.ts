import { eq, inArray } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { importErrors } from '#lib/import/errors.ts'

import { categories } from '#server/catalogue/schema.ts'
import { LeaseLost } from '#server/import/check-import.ts'
import { keepPictures } from '#server/import/keep-pictures.ts'
import { type Held, takeImport } from '#server/import/lease.ts'
import { runStep } from '#server/import/run-import.ts'
import { importFiles, imports } from '#server/import/schema.ts'

import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { heading, type Importing, startImporting } from './importing.ts'

const world = useWorld()
let importing: Importing
beforeAll(async () => {
  const market = await openMarket(world())
  importing = await startImporting(world(), market.shopId)
})

const tooLate = () => fail(coreErrors.file_not_an_image)

/** An import of three products with a picture from elsewhere each, that a worker has. */
async function runningImport(prefix: string): Promise<Held> {
  const { db, clock } = world().services
  const lines = [1, 2, 3].map(
    n =>
      `${prefix}${n},Cat ${prefix} ${n},Baik,Uji,,,${prefix}-${n},1000,1,https://gambar.example/${prefix}${n}.jpg`
  )
  const { id } = await importing.check([heading, ...lines].join('\n'))
  await db.update(imports).set({ state: 'running', startedAt: clock.now() }).where(eq(imports.id, id))
  const held = await takeImport(world().services)
  expect(held?.id).toBe(id)
  return held!
}

it('[import-53] an import stays with its worker as long as its pictures take', async () => {
  const { services } = world()
  const held = await runningImport('LAMBAT')
  const others: unknown[] = []
  await runStep(services, held, async () => {
    await services.clock.advance(100)
    others.push(await takeImport(services))
    return tooLate()
  })
  expect(others).toEqual([undefined, undefined, undefined])
  const rows = await importing.rows(held.id, { result: 'rejected' })
  expect(rows).toHaveLength(3)
})

it('[import-53] an import that was stopped asks for no further picture', async () => {
  const { services, ops } = world()
  const held = await runningImport('HENTI')
  const asked: string[] = []
  const step = runStep(services, held, async url => {
    asked.push(url)
    value(await ops.call('DELETE /ops/import/{id}', { id: held.id }))
    return tooLate()
  })
  await expect(step).rejects.toThrow(LeaseLost)
  expect(asked).toHaveLength(1)
})

it('[import-73] a product whose picture does not arrive leaves no category behind', async () => {
  const { services } = world()
  const table = `Nama,Deskripsi,Kategori,Merek,SKU,Harga,Stok,Foto
Cat tanpa foto,Baik,Tak Terisi > Kosong,Uji,KOSONG-1,1000,1,https://gambar.example/kosong.jpg`
  const { id } = await importing.check(table)
  await services.db
    .update(imports)
    .set({ state: 'running', startedAt: services.clock.now() })
    .where(eq(imports.id, id))
  await runStep(services, (await takeImport(services))!, async () => tooLate())
  expect(await importing.rows(id, { result: 'rejected' })).toHaveLength(1)
  const made = await services.db
    .select()
    .from(categories)
    .where(inArray(categories.name, ['Tak Terisi', 'Kosong']))
  expect(made).toEqual([])
})

it('[import-54] pictures that arrive for an import that was given up meanwhile are not kept', async () => {
  const { services, ops } = world()
  const { id } = await importing.check(`${heading}\nG,Cat,Baik,Uji,,,G-1,1000,1,satu.png`)
  const picture = (name: string) => zipSync({ [name]: new Uint8Array(100) }, { level: 0 })
  async function* body() {
    yield picture('satu.png')
    value(await ops.call('DELETE /ops/import/{id}', { id }))
    yield picture('dua.png')
    yield picture('tiga.png')
  }
  expect(await keepPictures(services, id, body())).toEqual(fail(importErrors.import_not_ready))
  expect(await services.db.$count(importFiles, eq(importFiles.importId, id))).toBe(0)
})
