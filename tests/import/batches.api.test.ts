import { and, eq, gte, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'
import { rows } from '#server/core/db/connect.ts'

import { statementsOf } from '../support/count-statements.ts'
import { addGoods, variant } from '../support/goods.ts'
import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'
import { heading, type Importing, simpleTable, startImporting } from './importing.ts'

const world = useWorld()
let importing: Importing
let shopId: number
beforeAll(async () => {
  const market = await openMarket(world())
  shopId = await market.makeShop('Toko Borongan')
  importing = await startImporting(world(), shopId)
})

const tableOf = (...lines: string[]) =>
  [heading, ...lines.map(line => `${line},${importing.photo}`)].join('\n')
const ran = async (table: string) => importing.run((await importing.check(table)).id)
const rejectedOf = async (id: number) =>
  (await importing.rows(id, { result: 'rejected' })).map(({ row, reason }) => [row, reason])

/** How many statements running a checked import sends, or undoing it, to its end. */
const statementsTo = async (what: 'run' | 'undo', id: number): Promise<number> =>
  (await statementsOf(world(), () => importing[what](id))).length

describe('[import-116] products of a step are written together', () => {
  it.each([
    ['created', 10_000],
    ['changed', 20_000]
  ])('%s in as many statements for 20 as for two', async (result, price) => {
    const count = async (prefix: string, products: number) => {
      const { id } = await importing.check(simpleTable(importing.photo, products, prefix, price))
      const sent = await statementsTo('run', id)
      expect((await importing.show(id)).results).toMatchObject({ [result]: products })
      return sent
    }
    expect(await count('BANYAK', 20)).toBe(await count('DUA', 2))
  })

  it('created with the SKUs that an export gave to variants without one, in as many statements', async () => {
    const count = async (first: number, products: number) => {
      const lines = Array.from(
        { length: products },
        (_, at) => `E${first + at},Ekspor ${first + at},Baik,,,,BB${first + at},1000,1`
      )
      const sent = await statementsTo('run', (await importing.check(tableOf(...lines))).id)
      expect(await importing.productsOf()).toEqual(
        expect.arrayContaining([expect.objectContaining({ name: `Ekspor ${first + products - 1}` })])
      )
      return sent
    }
    expect(await count(9_000_000_000, 20)).toBe(await count(8_000_000_000, 2))
  })

  it.each([
    ['deleted', 1],
    ['restored', 2]
  ])('%s by undoing in as many statements for 20 as for two', async (result, times) => {
    const undo = async (prefix: string, products: number) => {
      let id = 0
      for (let time = 1; time <= times; time += 1)
        id = (await ran(simpleTable(importing.photo, products, `${prefix} ${result}`, time * 10_000))).id
      const sent = await statementsTo('undo', id)
      expect((await importing.show(id)).results).toMatchObject({ [result]: products })
      return sent
    }
    expect(await undo('BATAL20', 20)).toBe(await undo('BATAL2', 2))
  })
})

describe('[import-117] what one product of a step writes, the next one finds', () => {
  it('two of one name without an SKU: the second is rejected', async () => {
    const { id, results } = await ran(
      tableOf(
        'N1,Ember İjuk,Baik,,,,,1000,1',
        'N2,Ember Lain,Baik,,,,,1000,1',
        'N3,ember ijuk,Baik,,,,,1000,1'
      )
    )
    expect(results).toMatchObject({ created: 2, rejected: 1 })
    expect(await rejectedOf(id)).toEqual([
      [4, 'Barang bernama ini ditambahkan ke toko setelah berkas diperiksa. Periksa berkasnya sekali lagi.']
    ])
  })

  it('a brand that none had is spelled as the first one spells it', async () => {
    await ran(tableOf('M1,Palu A,Baik,Zeta Baru,,,Z-1,1000,1', 'M2,Palu B,Baik,ZETA BARU,,,Z-2,1000,1'))
    const named = (await importing.productsOf()).filter(({ name }) => name.startsWith('Palu '))
    expect(named.map(({ merk }) => merk)).toEqual(['Zeta Baru', 'Zeta Baru'])
  })

  it('[import-118] a brand that none had is spelled as the first one that is saved spells it', async () => {
    const { id } = await importing.check(
      tableOf('T1,Tang A,Baik,Yota Baru,,,T-1,1000,1', 'T2,Tang B,Baik,YOTA BARU,,,T-2,1000,1')
    )
    await addGoods(world(), shopId, { variants: [variant({ sku: 'T-1' })] })
    expect((await importing.run(id)).results).toMatchObject({ created: 1, rejected: 1 })
    const named = (await importing.productsOf()).filter(({ name }) => name.startsWith('Tang '))
    expect(named.map(({ merk }) => merk)).toEqual(['YOTA BARU'])
  })

  it('[import-119] the acts of one product follow one another as its changes do', async () => {
    await ran(
      [
        `${heading},Status`,
        ...[1, 2, 3].map(n => `U${n},Ulir ${n},Baik,,,,U-${n},1000,1,${importing.photo},arsip`)
      ].join('\n')
    )
    const made = (await importing.productsOf()).filter(({ name }) => name.startsWith('Ulir '))
    const { db } = world().services
    const written = await db
      .select({ id: acts.objectId, before: acts.before })
      .from(acts)
      .where(and(eq(acts.kind, 'product'), gte(acts.objectId, made[0]!.id)))
      .orderBy(acts.id)
    expect(written.map(({ id, before }) => [id, before === null])).toEqual([
      ...made.map(({ id }) => [id, true]),
      ...made.map(({ id }) => [id, false])
    ])
  })

  it('an SKU that is the default one of the variant before it is taken', async () => {
    const [next] = await rows<{ n: string }>(
      world().services.db,
      sql`select nextval(pg_get_serial_sequence('product_details', 'id')) + 1 as n`
    )
    const { id, results } = await ran(
      tableOf('B1,Sapu Satu,Baik,,,,,1000,1', `B2,Sapu Dua,Baik,,,,BB${next!.n},1000,1`)
    )
    expect(results).toMatchObject({ created: 1, rejected: 1 })
    expect(await rejectedOf(id)).toEqual([
      [3, expect.stringContaining('SKU sudah dipakai oleh varian lain di toko ini.')]
    ])
  })

  it('a product that two changes name is changed by the first', async () => {
    await ran(tableOf('P1,Kuas Tunggal,Baik,,,,K-1,1000,1'))
    const { id, results } = await ran(
      tableOf('P1,Kuas Tunggal,Baik,,,,K-1,2000,1', 'P2,Kuas Tunggal,Lebih baik,,,,,3000,1')
    )
    expect(results).toMatchObject({ changed: 1, rejected: 1 })
    expect(await rejectedOf(id)).toEqual([[3, expect.stringContaining('sudah diubah')]])
    const [kept] = (await importing.productsOf()).filter(({ name }) => name === 'Kuas Tunggal')
    expect(kept).toMatchObject({ minPrice: 2_000, description: 'Baik' })
  })
})
