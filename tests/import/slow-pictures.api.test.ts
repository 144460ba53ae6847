import { eq, inArray } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { importErrors } from '#lib/import/errors.ts'

import { categories } from '#server/catalogue/schema.ts'
import type { GuardedFetch } from '#server/core/adapters/guarded-fetch.ts'
import { OutsideError, type OutsideReason } from '#server/core/adapters/outside-address.ts'
import { LeaseLost } from '#server/import/check-import.ts'
import { photoFetcher } from '#server/import/fetch-photo.ts'
import { keepPictures } from '#server/import/keep-pictures.ts'
import { type Held, takeImport } from '#server/import/lease.ts'
import { runStep } from '#server/import/run-import.ts'
import { importFiles, imports } from '#server/import/schema.ts'
import { workOnImports } from '#server/import/work-on-imports.ts'

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

/** Sends a table of products with one picture each, and lets it run without anybody who works on it. */
async function runningTable(prefix: string, pictures: readonly string[]): Promise<number> {
  const { db, clock } = world().services
  const lines = pictures.map(
    (url, n) => `${prefix}${n},Cat ${prefix} ${n},Baik,Uji,,,${prefix}-${n},1000,1,${url}`
  )
  const { id } = await importing.check([heading, ...lines].join('\n'))
  await db.update(imports).set({ state: 'running', startedAt: clock.now() }).where(eq(imports.id, id))
  return id
}

/** A fetch of pictures that throws for some hosts and answers 404 for the others; and what it was asked for. */
function hosts(failing: Readonly<Record<string, () => OutsideReason>>) {
  const asked: string[] = []
  const fetch: GuardedFetch = async url => {
    asked.push(url)
    const reason = failing[new URL(url).host]?.()
    if (reason) throw new OutsideError(reason)
    return { status: 404, headers: {}, body: Buffer.alloc(0), url }
  }
  return { asked, fetcherOf: () => photoFetcher({ toPrivate: false, fetch }) }
}

describe('[import-75] a host of pictures that does not answer', () => {
  it('is asked three times an import, whatever the steps; its other pictures have the same reason', async () => {
    const slow = Array.from({ length: 24 }, (_, n) => `https://lambat.example/${n}.jpg`)
    const other = 'https://lain.example/a.jpg'
    const id = await runningTable('DIAM', [...slow, other])
    const { asked, fetcherOf } = hosts({ 'lambat.example': () => 'timeout' })
    await workOnImports(world().services, { fetcherOf })
    expect(asked).toEqual([...slow.slice(0, 3), other])
    const reasons = (await importing.rows(id, { result: 'rejected' })).map(({ reason }) => reason)
    expect(reasons).toEqual([
      ...slow.map(url => `Foto '${url}' tidak dapat diambil: situsnya tidak menjawab tepat waktu.`),
      `Foto '${other}' tidak dapat diambil: situsnya menjawab 404.`
    ])
    // Another import asks anew.
    await runningTable('LAGI', [slow[23]!.replace('23', 'x')])
    await workOnImports(world().services, { fetcherOf })
    expect(asked).toHaveLength(5)
  })

  it('is asked again after an answer, and after a name that was not found: that is told at once', async () => {
    const urls = Array.from({ length: 9 }, (_, n) => `https://kadang.example/${n}.jpg`)
    await runningTable('KADANG', urls)
    const turns: OutsideReason[] = [
      'timeout',
      'unreachable',
      'too_large',
      'unknown_host',
      'timeout',
      'timeout'
    ]
    const { asked, fetcherOf } = hosts({ 'kadang.example': () => turns[asked.length - 1] ?? 'timeout' })
    await workOnImports(world().services, { fetcherOf })
    expect(asked).toEqual(urls.slice(0, 7))
  })
})

it('[import-76] a worker that is stopped asks for no further picture, and its try does not count', async () => {
  const { services } = world()
  const urls = Array.from({ length: 3 }, (_, n) => `https://berhenti.example/${n}.jpg`)
  const id = await runningTable('TUNDA', urls)
  const { asked, fetcherOf } = hosts({})
  await workOnImports(services, { fetcherOf, isStopped: () => asked.length > 0 })
  expect(asked).toEqual(urls.slice(0, 1))
  const [row] = await services.db.select().from(imports).where(eq(imports.id, id))
  expect(row).toMatchObject({ state: 'running', lease: null, tries: 0 })
  await workOnImports(services, { fetcherOf })
  expect(asked).toEqual([urls[0], ...urls])
  expect(await importing.rows(id, { result: 'rejected' })).toHaveLength(3)
})
