import { utimesSync } from 'node:fs'
import { join } from 'node:path'

import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { settings } from '#server/core/db/schema.ts'
import { users } from '#server/identity/schema.ts'
import { removeOrphanFiles } from '#server/orphan-files-job.ts'
import { listedAtOnce, type Storage } from '#server/core/adapters/storage.ts'
import type { Services } from '#server/core/platform/services.ts'
import * as tables from '#server/tables.ts'
import { uploads } from '#server/uploads.ts'

import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const bytes = new TextEncoder().encode('a picture')
const hours = 60 * 60_000
let count = 0
/** A name in the form of uploads. */
const newName = () => (count += 1).toString(16).padStart(24, '0')

/** Stores a file of this age in hours. */
async function putOld(path: string, ageHours = 25): Promise<string> {
  const { storage, config } = world().services
  await storage.put(path, bytes)
  const at = new Date(Date.now() - ageHours * hours)
  utimesSync(join(config.filesFolder, path), at, at)
  return path
}

const stands = async (path: string) => (await world().services.storage.open(path)) !== undefined

/** The remaining files. */
async function left(paths: string[]): Promise<string[]> {
  const found = []
  for (const path of paths) if (await stands(path)) found.push(path)
  return found
}

/** The services with some of the storage's methods replaced. */
const storedBy = (more: Partial<Storage>): Services => ({
  ...world().services,
  storage: { ...world().services.storage, ...more }
})

async function walkWhole(services = world().services): Promise<number> {
  let removed = 0
  for (;;) {
    removed += await removeOrphanFiles(services)
    const [row] = await services.db.select().from(settings).where(eq(settings.name, 'walk:files'))
    if ((JSON.parse(row!.value) as { folder: number }).folder === uploads.length) return removed
  }
}

it('[core-41] removes nothing if another database stores files there too', async () => {
  const { db, storage } = world().services
  const orphan = await putOld(`media/reviews/${newName()}-640.webp`)
  await walkWhole()
  expect(await stands(orphan)).toBe(false)
  const strange = await putOld(`media/reviews/${newName()}-640.webp`)
  await storage.put('owner', new TextEncoder().encode('another'))
  await db.delete(settings).where(eq(settings.name, 'walk:files'))
  expect(await removeOrphanFiles(world().services)).toBe(0)
  expect(await stands(strange)).toBe(true)
  await storage.remove(strange)
  await storage.remove('owner')
})

beforeEach(async () => {
  await world().services.db.delete(settings).where(eq(settings.name, 'walk:files'))
})

describe('[core-41] the clean-up of files', () => {
  it('removes files that no row names, in every folder and format, and partial ones', async () => {
    const orphans = [
      `media/profiles/${newName()}-160.webp`,
      `media/reviews/${newName()}-1024.webp`,
      `media/reviews/${newName()}-640.avif`,
      `media/traces/${newName()}-160.webp`,
      `private/traces/${newName()}-1024.webp`,
      `media/products/${newName()}-160.webp`,
      `media/products/${newName()}-1024.jpg`,
      `private/exports/${newName()}.zip`,
      `private/messages/${newName()}-1024.webp`,
      `private/complaints/${newName()}-1024.webp`,
      'media/reviews/.4711-x8k2l1'
    ]
    for (const path of orphans) await putOld(path)
    expect(await walkWhole()).toBe(orphans.length)
    expect(await left(orphans)).toEqual([])
  })

  it('keeps files that a row names, young ones and foreign ones', async () => {
    const buyer = await (await openMarket(world())).buyer()
    const profile = value(await buyer.person.call('POST /buyer/profile/update', { photo: await takePhoto() }))
    const used = [160, 320, 640, 1024].map(width => `media/${profile.photo}-${width}.webp`)
    const { config } = world().services
    const old = new Date(Date.now() - 1000 * hours)
    for (const path of used) utimesSync(join(config.filesFolder, path), old, old)
    used.push(await putOld(`media/reviews/${newName()}-160.webp`, 23))
    used.push(await putOld('media/reviews/readme.txt'), await putOld('media/reviews/banner-160.webp'))
    used.push(await putOld('media/products/semen-160.webp'), await putOld('media/banners/a-160.webp'))
    expect(await walkWhole()).toBe(0)
    expect(await left(used)).toEqual(used)
    await world().services.db.update(users).set({ photoPath: null }).where(eq(users.id, buyer.id))
    await world().services.db.delete(settings).where(eq(settings.name, 'walk:files'))
    expect(await walkWhole()).toBe(4)
  })

  it('uses the machine’s time: the demo’s clock ages nothing', async () => {
    const young = await putOld(`media/reviews/${newName()}-160.webp`, 1)
    await world().services.clock.advance(3 * 24 * 60 * 60)
    expect([await walkWhole(), await stands(young)]).toEqual([0, true])
  })

  it('starts once a day', async () => {
    await walkWhole()
    const orphan = await putOld(`media/reviews/${newName()}-160.webp`)
    expect([await removeOrphanFiles(world().services), await stands(orphan)]).toEqual([0, true])
    const place = { begun: Date.now() - 25 * hours, folder: 5 }
    const { db } = world().services
    await db
      .update(settings)
      .set({ value: JSON.stringify(place) })
      .where(eq(settings.name, 'walk:files'))
    expect([await removeOrphanFiles(world().services), await stands(orphan)]).toEqual([1, false])
  })

  it('continues where it was interrupted, not from the start', async () => {
    const orphans = []
    for (const folder of ['media/profiles', 'media/reviews', 'media/banners', 'private/traces'])
      orphans.push(await putOld(`${folder}/${newName()}-160.webp`))
    const { storage } = world().services
    const lists: string[] = []
    const dying = storedBy({
      list: folder => {
        lists.push(folder)
        return folder === 'media/reviews' ? Promise.reject(new Error('killed')) : storage.list(folder)
      }
    })
    await expect(removeOrphanFiles(dying)).rejects.toThrow('killed')
    expect([lists, await left(orphans)]).toEqual([['media/profiles', 'media/reviews'], orphans.slice(1)])
    const watching = storedBy({
      list: folder => {
        lists.push(folder)
        return storage.list(folder)
      }
    })
    expect(await walkWhole(watching)).toBe(3)
    expect(lists.slice(2)).toEqual([
      'media/reviews',
      'media/banners',
      'media/products',
      'media/traces',
      'private/exports',
      'private/imports',
      'private/messages',
      'private/complaints',
      'private/traces'
    ])
  })

  it('that dies while it removes loses nothing, and finds the rest later', async () => {
    const orphans = []
    for (let one = 0; one < 5; one += 1) orphans.push(await putOld(`media/reviews/${newName()}-160.webp`))
    const { storage } = world().services
    let removals = 0
    const dying = storedBy({
      remove: path => ((removals += 1) > 2 ? Promise.reject(new Error('killed')) : storage.remove(path))
    })
    await expect(walkWhole(dying)).rejects.toThrow('killed')
    expect(await left(orphans)).toHaveLength(3)
    expect(await walkWhole()).toBe(3)
  })

  it('reads ten thousand files, page by page', async () => {
    const pages: (string | undefined)[] = []
    const endless = storedBy({
      list(folder, after) {
        pages.push(after)
        const from = Number(after?.slice(-6) ?? 0)
        const files = Array.from({ length: listedAtOnce }, (_, index) => ({
          path: `${folder}/${String(from + index + 1).padStart(6, '0')}`,
          changedAt: new Date(0)
        }))
        return Promise.resolve({ files, isLast: false })
      }
    })
    expect(await removeOrphanFiles(endless)).toBe(0)
    expect(pages).toHaveLength(10)
    await removeOrphanFiles(endless)
    expect(pages.slice(9, 12).map(after => after?.slice(-6))).toEqual(['009000', '010000', '011000'])
  })

  it('keeps a file that was stored again between the list and the removal', async () => {
    const orphan = await putOld(`media/reviews/${newName()}-160.webp`)
    const { storage } = world().services
    const slow = storedBy({
      async list(folder, after) {
        const listed = await storage.list(folder, after)
        if (folder === 'media/reviews') await storage.put(orphan, bytes)
        return listed
      }
    })
    expect([await walkWhole(slow), await stands(orphan)]).toEqual([0, true])
  })

  it('runs in several processes at once', async () => {
    const orphans = []
    for (let one = 0; one < 20; one += 1) orphans.push(await putOld(`media/reviews/${newName()}-160.webp`))
    await Promise.all([walkWhole(), walkWhole(), walkWhole()])
    expect(await left(orphans)).toEqual([])
  })

  it('does nothing if the storage cannot list its files', async () => {
    const away = storedBy({ list: () => Promise.reject(new Error('away')) })
    await expect(removeOrphanFiles(away)).rejects.toThrow('away')
    const orphan = await putOld(`media/profiles/${newName()}-160.webp`)
    expect(await walkWhole()).toBe(1)
    expect(await stands(orphan)).toBe(false)
  })
})

it('every column with a picture names an existing one, or is on the clean-up’s list', () => {
  const named = Object.values(tables)
    .filter(table => is(table, PgTable))
    .flatMap(table => {
      const columns = Object.keys(getTableColumns(table)).filter(column => /path/i.test(column))
      return columns.map(column => `${getTableName(table)}.${column}`)
    })
  const cleaned = [
    'banners.photoNarrowPath',
    'banners.photoPath',
    'complaint_photos.path',
    'data_exports.path',
    'reviews.photoPath',
    'transaction_history.photoPath',
    'users.photoPath'
  ]
  const ofTheMarket = [
    'product_details.photoPath',
    'product_photos.path',
    'products.photoPath',
    'shops.photoPath',
    'transaction_lines.photoPath',
    'vouchers.bannerPath'
  ]
  // A new upload column in one of these belongs there too (src/server/uploads.ts).
  const toCome = ['messages.photoPath', 'shipments.photoPath']
  // Their rows are removed after days, with the file where no product shows it.
  const works = ['avif_queue.path', 'import_photos.path', 'photo_uploads.path']
  expect(named.toSorted()).toEqual([...cleaned, ...ofTheMarket, ...toCome, ...works].toSorted())
})
