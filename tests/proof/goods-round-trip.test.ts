import { zipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

import {
  readLines,
  shopPhotos,
  withFileNames,
  withoutColumns,
  withShopFiles,
  writeLines
} from '../support/goods-lines.ts'
import { printOfGoods } from '../support/goods-print.ts'
import { exported, importAll, problemsOf } from '../support/goods-table.ts'
import { sized, timeout } from '../support/long.ts'
import { makeOwnMarket, type OwnMarket } from '../support/own-market.ts'
import { paintedPicture } from '../support/painted-pictures.ts'

const size = sized(100, 2_350)

let demo: OwnMarket
beforeAll(async () => {
  demo = await makeOwnMarket('round_trip', size)
}, timeout)
afterAll(() => demo.drop())

const countsOf = async ({ services: { db } }: OwnMarket) => [
  await db.$count(products),
  await db.$count(shops)
]

describe('[import-34] the export of a whole marketplace', () => {
  it.each(['csv', 'xlsx'] as const)(
    `of ${size} products, imported again as %s, writes nothing: no row, version or message; its next export is the same`,
    async format => {
      const { db } = demo.services
      const [count, before] = [await db.$count(products), await printOfGoods(db)]
      expect(count).toBeGreaterThanOrEqual(size)
      const file = await exported(demo, { format })
      const done = await importAll(demo, { table: file })
      expect(done.verdicts).toEqual({ create: 0, change: 0, same: count, reject: 0, waiting: 0 })
      expect(done.results).toMatchObject({ created: 0, changed: 0, same: count, rejected: 0 })
      expect(await printOfGoods(db)).toEqual(before)
      expect(Buffer.compare(await exported(demo, { format }), file)).toBe(0)
    },
    timeout
  )
})

describe('[import-35] an empty marketplace', () => {
  const copies: OwnMarket[] = []
  afterEach(async () => {
    for (const copy of copies.splice(0)) await copy.drop()
  })

  it(
    `gets ${size} products and their shops from an export, and exports the same but for addresses and pictures' paths`,
    async () => {
      const first = readLines(await exported(demo, { format: 'csv' }))
      const firstShops = readLines(await exported(demo, { format: 'csv', table: 'shops' }))
      const shopFiles = withShopFiles(firstShops)
      const [count, shopCount] = await countsOf(demo)
      const { lines, names } = withFileNames(first)
      const pictures = await Promise.all(
        [...names, ...shopFiles.names].map(async (name, at) => [name, await paintedPicture(at)] as const)
      )
      const copy = await makeOwnMarket('round_trip_copy', 0)
      copies.push(copy)
      const done = await importAll(copy, {
        table: writeLines(lines),
        shops: writeLines(shopFiles.lines),
        pictures: zipSync(Object.fromEntries(pictures))
      })
      expect(await problemsOf(copy, done.id)).toEqual([])
      expect(done.verdicts).toEqual({ create: count, change: 0, same: 0, reject: 0, waiting: 0 })
      expect(done.results).toMatchObject({ created: count, rejected: 0 })
      expect(await countsOf(copy)).toEqual([count, shopCount])
      const again = readLines(await exported(copy, { format: 'csv' }))
      const own = ['Kode Produk', 'Foto', 'Foto Varian']
      expect(withoutColumns(again, ...own)).toEqual(withoutColumns(first, ...own))
      const shopsAgain = readLines(await exported(copy, { format: 'csv', table: 'shops' }))
      expect(withoutColumns(shopsAgain, 'Foto')).toEqual(withoutColumns(firstShops, 'Foto'))
      expect(new Set(shopPhotos(shopsAgain)).size).toBe(new Set(shopPhotos(firstShops)).size)
    },
    timeout
  )
})
