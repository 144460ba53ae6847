import { eq } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok } from '#lib/core/schema/result.ts'
import { importErrors } from '#lib/import/errors.ts'

import { bounds } from '#server/import/bounds.ts'
import { keepPictures } from '#server/import/keep-pictures.ts'
import { importFiles, imports } from '#server/import/schema.ts'

import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'
import { heading, type Importing, startImporting } from './importing.ts'

const world = useWorld()
let importing: Importing
/** Small ones for these tests; other files share the module. */
const own = { ...bounds }
afterAll(() => void Object.assign(bounds, own))
beforeAll(async () => {
  Object.assign(bounds, { importPictures: 6, importPictureBytes: 10_000 })
  importing = await startImporting(world(), (await openMarket(world())).shopId)
})

/** A ZIP of so many files of a hundred bytes, or so many bytes, each. */
const zipOf = (from: number, count: number, bytes = 100, fill = 0) =>
  zipSync(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${from + at}.png`, new Uint8Array(bytes).fill(fill)])
    ),
    { level: 0 }
  )
async function* bodyOf(zip: Uint8Array) {
  yield zip
}
const send = (id: number, zip: Uint8Array) => keepPictures(world().services, id, bodyOf(zip))
const startOne = async (name: string) =>
  (await importing.check(`${heading}\n${name},Cat ${name},Baik,Uji,,,${name}-1,1000,1,0.png`)).id
const kept = async (id: number) => {
  const { db, storage } = world().services
  const files = await db.select().from(importFiles).where(eq(importFiles.importId, id))
  for (const { file } of files) expect(await storage.open(file)).toBeDefined()
  const [sums] = await db
    .select({ pictures: imports.pictures, bytes: imports.pictureBytes })
    .from(imports)
    .where(eq(imports.id, id))
  expect(sums).toEqual({
    pictures: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0)
  })
  return sums
}
const tooMany = fail(importErrors.too_many_pictures)
const added = (pictures: number) => ok({ pictures, skipped: [] })

it('[import-62] the pictures of all ZIPs of an import are bounded by number; one sent again counts once', async () => {
  const id = await startOne('JUMLAH')
  expect(await send(id, zipOf(0, 4))).toEqual(added(4))
  expect(await send(id, zipOf(0, 4))).toEqual(added(4))
  expect(await send(id, zipOf(2, 4, 200))).toEqual(added(4))
  expect(await kept(id)).toEqual({ pictures: 6, bytes: 1_000 })
  expect(await send(id, zipOf(5, 3))).toEqual(tooMany)
  expect(await kept(id)).toMatchObject({ pictures: 6 })
  // Those that were taken are checked.
  await importing.settle()
  expect(await importing.show(id)).toMatchObject({ state: 'checked', verdicts: { create: 1 } })
})

it('[import-62] and by bytes, of which a picture that takes the place of another one gives back its own', async () => {
  const id = await startOne('BITA')
  expect(await send(id, zipOf(0, 2, 4_500))).toEqual(added(2))
  expect(await send(id, zipOf(2, 1, 1_100))).toEqual(tooMany)
  expect(await kept(id)).toEqual({ pictures: 2, bytes: 9_000 })
  expect(await send(id, zipOf(1, 1, 500))).toEqual(added(1))
  expect(await send(id, zipOf(2, 1, 1_100))).toEqual(added(1))
  expect(await kept(id)).toEqual({ pictures: 3, bytes: 6_100 })
})

it('[import-62] also where several ZIPs come at once', async () => {
  const id = await startOne('SEKALIGUS')
  const sent = await Promise.all([0, 10, 20, 30].map(from => send(id, zipOf(from, 3))))
  expect(sent.filter(one => !one.ok).length).toBeGreaterThan(0)
  for (const one of sent) if (!one.ok) expect(one).toEqual(tooMany)
  expect(await kept(id)).toMatchObject({ pictures: 6 })
})

it('[import-96] a picture whose place another one takes does not stay in the storage, also where both come at once', async () => {
  const { db, storage } = world().services
  const id = await startOne('GANTI')
  const put: string[] = []
  const noting = new Proxy(storage, {
    get(target, key) {
      const own = Reflect.get(target, key) as unknown
      if (key === 'put') return (path: string, bytes: Uint8Array) => (put.push(path), target.put(path, bytes))
      return typeof own === 'function' ? own.bind(target) : own
    }
  })
  const replace = (fill: number) =>
    keepPictures({ ...world().services, storage: noting }, id, bodyOf(zipOf(0, 2, 100, fill)))
  await replace(1)
  await Promise.all([2, 3, 4].map(replace))
  expect(put).toHaveLength(8)
  const named = await db
    .select({ file: importFiles.file })
    .from(importFiles)
    .where(eq(importFiles.importId, id))
  const there = []
  for (const file of put) if (await storage.open(file)) there.push(file)
  expect(there.toSorted()).toEqual(named.map(({ file }) => file).toSorted())
})

it('[import-62] the error says the limit', () => {
  expect(own).toMatchObject({ importPictures: 50_000, importPictureBytes: 2_000_000_000 })
  expect(importErrors.too_many_pictures.message).toContain('50.000 berkas dan 2 GB')
})
