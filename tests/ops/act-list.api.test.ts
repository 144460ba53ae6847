import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { categories } from '#server/catalogue/schema.ts'
import { feeGroups } from '#server/content/schema.ts'
import { acts } from '#server/core/acts/schema.ts'
import { brandVersions } from '#server/goods/schema.ts'
import { orders } from '#server/order/schema.ts'
import { curatedKeywords, synonyms } from '#server/search/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { addGoods } from '../support/goods.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const tokenOf = (name: string) => `token-of-${name}-0123456789`
const people = ['budi:owner', 'sari:clerk', 'ani:clerk', 'wati:finance']
const world = useWorld({ OPS_TOKENS: people.map(one => `${one}:${tokenOf(one.split(':')[0]!)}`).join(',') })
const as = (name: string) => new Person(world().app, world().services.config.signatureKey, tokenOf(name))

beforeAll(async () => {
  const row = (n: number, name: string, day: number, more: Partial<typeof acts.$inferInsert> = {}) => ({
    at: new Date(`2099-03-0${day}T17:00:00Z`),
    name,
    role: 'clerk' as const,
    call: 'POST /ops/transaction/{id}/pack',
    kind: 'transaction',
    objectId: n,
    input: { id: n },
    requestId: `r${n}`,
    ...more
  })
  await world()
    .services.db.insert(acts)
    .values([
      row(1, 'sari', 1),
      row(2, 'ani', 2),
      row(3, 'sari', 3, {
        call: 'PUT /ops/banner',
        kind: 'banner',
        before: { title: 'a' },
        after: { title: 'b' }
      }),
      row(4, 'toko-jaya', 4, { role: 'seller', shopId: 77 }),
      // A shop whose address is the name of a clerk.
      row(5, 'sari', 5, { role: 'seller', shopId: 78 })
    ])
})

/** Ids of these acts: the demo has its own, all of them earlier. */
const list = async (asked: object, who = as('budi')) =>
  value(await who.call('GET /ops/act', { start_date: '2099-01-01', ...asked })).acts.map(one => one.object_id)

describe('[ops-67] the record of acts', () => {
  it('is filtered by name, call, object, shop and days of Jakarta', async () => {
    expect(await list({})).toEqual([5, 4, 3, 2, 1])
    expect(await list({ name: 'ani' })).toEqual([2])
    expect(await list({ call: 'PUT /ops/banner' })).toEqual([3])
    expect(await list({ kind: 'transaction', object_id: 4 })).toEqual([4])
    expect(await list({ shop_id: 77 })).toEqual([4])
    // 17.00 in UTC is midnight in Jakarta: the day after.
    expect(await list({ start_date: '2099-03-03', end_date: '2099-03-04' })).toEqual([3, 2])
    expect(await list({ start_date: '2099-03-06' })).toEqual([5])
    expect(await list({ end_date: '2099-03-01' })).toEqual([])
  })

  it('continues below an act, to the end', async () => {
    const first = value(await as('budi').call('GET /ops/act', { per_page: 2 }))
    expect(first.next).toBe(first.acts[1]!.id)
    const rest = value(
      await as('budi').call('GET /ops/act', {
        start_date: '2099-01-01',
        per_page: 3,
        before: first.next!
      })
    )
    expect(rest.acts.map(one => one.object_id)).toEqual([3, 2, 1])
    expect(rest.next).toBeNull()
  })

  it('[ops-320] begins with the oldest where that is asked for, and continues behind it', async () => {
    const asked = { start_date: '2099-01-01', end_date: '2099-03-31', order: 'asc' } as const
    expect(await list(asked)).toEqual([1, 2, 3, 4, 5])
    const first = value(await as('budi').call('GET /ops/act', { ...asked, per_page: 2 }))
    expect(first.acts.map(one => one.object_id)).toEqual([1, 2])
    expect(first.next).toBe(first.acts[1]!.id)
    expect(await list({ ...asked, before: first.next })).toEqual([3, 4, 5])
  })

  it('is read whole by owner and finance, and by others as far as it is theirs', async () => {
    expect(await list({}, as('wati'))).toHaveLength(5)
    expect(await list({}, as('sari'))).toEqual([3, 1])
    expect(await list({ name: 'ani' }, as('sari'))).toEqual([])
    const file = value(await as('sari').call('GET /ops/act/file', { start_date: '2099-01-01' }))
    expect([file.count, file.csv.includes('ani'), file.csv.includes('toko-jaya')]).toEqual([2, false, false])
  })

  it('[ops-221] tells the webhooks with their addresses to an owner alone, as their list does', async () => {
    const url = 'https://hooks.example/services/a-secret-of-the-receiver'
    await world()
      .services.db.insert(acts)
      .values({
        at: new Date('2099-05-01T00:00:00Z'),
        name: 'budi',
        role: 'owner',
        call: 'PUT /ops/webhook',
        kind: 'webhook',
        objectId: 9,
        input: { url },
        requestId: 'r9'
      })
    expect(await list({ kind: 'webhook' })).toEqual([9])
    for (const who of ['wati', 'sari']) expect(await list({ kind: 'webhook' }, as(who))).toEqual([])
    const file = value(await as('wati').call('GET /ops/act/file', { start_date: '2099-05-01' }))
    expect([file.count, file.csv.includes('hooks.example')]).toEqual([0, false])
  })

  it('is a file of CSV, a line for each', async () => {
    const file = value(await as('budi').call('GET /ops/act/file', { name: 'sari', kind: 'banner' }))
    expect(file).toMatchObject({ count: 1, next: null })
    expect(file.file_name).toMatch(/^catatan-\d{8}-\d{4}\.csv$/)
    const [head, line] = file.csv.split('\r\n')
    expect(head).toContain('"id";"waktu";"nama";"peran"')
    expect(line).toContain('"2099-03-04 00:00";"sari";"clerk";"";"PUT /ops/banner";"banner";"3"')
  })

  it('rejects what is no day or number', async () => {
    for (const asked of [{ start_date: 'kemarin' }, { before: 0 }, { per_page: 101 }])
      expect(codeOf(await as('budi').call('GET /ops/act', asked as never))).toBe('invalid_input')
  })
})

describe('[ops-273] acts are found by what the screens show', () => {
  let market: Market
  beforeAll(async () => {
    market = await openMarket(world())
  })
  const idOf = async <T extends { id: number }>(rows: Promise<T[]>) => (await rows)[0]!
  /** Acts on these objects, the last of them first in the list. */
  const record = (...about: [kind: string, objectId: number][]) =>
    world()
      .services.db.insert(acts)
      .values(
        about.map(([kind, objectId]) => ({
          at: new Date('2099-06-01T00:00:00Z'),
          name: 'budi',
          role: 'owner' as const,
          call: 'POST /uji',
          kind,
          objectId,
          input: {},
          requestId: 'r'
        }))
      )
  const found = async (asked: object) => {
    const { acts: list, is_unknown } = value(
      await as('budi').call('GET /ops/act', { start_date: '2099-06-01', ...asked })
    )
    return is_unknown ? 'unknown' : list.map(({ kind, object }) => [kind, object])
  }

  it('by code, SKU, name and number, of one kind or of all', async () => {
    const { db } = world().services
    const order = await idOf(db.select().from(orders).limit(1))
    const voucher = await idOf(db.select().from(vouchers).limit(1))
    const shop = await idOf(db.select().from(shops).where(eq(shops.id, market.shopId)))
    const product = await market.product({ name: 'Semen Catatan' })
    await record(
      ['transaction', order.id],
      ['voucher', voucher.id],
      ['shop', shop.id],
      ['product', product.id],
      ['withdraw', 12],
      ['banner', product.id]
    )
    expect(await found({ number: order.code.toLowerCase() })).toEqual([['transaction', order.code]])
    expect(await found({ number: ` ${order.code} `, kind: 'transaction' })).toHaveLength(1)
    expect(await found({ number: order.code, kind: 'product' })).toBe('unknown')
    expect(await found({ number: voucher.code })).toEqual([['voucher', voucher.code]])
    expect(await found({ number: shop.slug })).toEqual([['shop', `${shop.name} (${shop.id})`]])
    expect(await found({ number: `bb${product.detailId}` })).toEqual([
      ['product', `Semen Catatan (${product.id})`]
    ])
    expect(await found({ number: 'WD-000012' })).toEqual([['withdraw', 'WD-000012']])
    expect(await found({ number: String(product.id) })).toEqual([
      ['banner', null],
      ['product', `Semen Catatan (${product.id})`]
    ])
    expect(await found({ number: String(product.id), kind: 'banner' })).toEqual([['banner', null]])
    // Orders are shown by their code alone: what looks like a number is none of theirs.
    expect(await found({ number: String(order.id), kind: 'transaction' })).toBe('unknown')
    expect(await found({ number: 'BB000000XXXXXX' })).toBe('unknown')
    const file = value(
      await as('budi').call('GET /ops/act/file', { number: order.code, start_date: '2099-06-01' })
    )
    expect([file.count, file.csv.includes(order.code)]).toEqual([1, true])
  })

  it('by the words of brands, popular searches and synonyms', async () => {
    const { db } = world().services
    const brand = await idOf(db.insert(brandVersions).values({ letters: 'merek catatan' }).returning())
    const keyword = await idOf(
      db.insert(curatedKeywords).values({ keyword: 'kata catatan', sort: 7, isOwn: true }).returning()
    )
    const synonym = await idOf(
      db.insert(synonyms).values({ word: 'sinonim catatan', phrase: 'semen', isOwn: true }).returning()
    )
    await record(['brand', brand.id], ['keyword', keyword.id], ['synonym', synonym.id])
    expect(await found({ number: 'Merek Catatan' })).toEqual([['brand', 'merek catatan']])
    expect(await found({ number: 'kata catatan' })).toEqual([['keyword', 'kata catatan']])
    expect(await found({ number: 'Sinonim Catatan' })).toEqual([['synonym', 'sinonim catatan → semen']])
    // One that was removed is known by its number alone.
    await db.delete(synonyms).where(eq(synonyms.id, synonym.id))
    const { acts: gone } = value(
      await as('budi').call('GET /ops/act', {
        start_date: '2099-06-01',
        number: String(synonym.id),
        kind: 'synonym'
      })
    )
    expect(gone.map(({ object, object_id }) => [object, object_id])).toEqual([[null, synonym.id]])
  })

  it('[ops-443] a category by its name, and a fee group with its kind', async () => {
    const { db } = world().services
    const category = await idOf(
      db
        .insert(categories)
        .values({
          level: 1,
          type: 'material',
          slug: 'kayu-catatan',
          name: 'Kayu Catatan',
          icon: 'box',
          sort: 99
        })
        .returning()
    )
    const group = await idOf(
      db
        .select()
        .from(feeGroups)
        .where(and(eq(feeGroups.type, 'material'), eq(feeGroups.name, 'E')))
    )
    await record(['category', category.id], ['fee_group', group.id])
    expect(await found({ number: 'kayu catatan' })).toEqual([['category', 'Kayu Catatan']])
    expect(await found({ number: String(group.id), kind: 'fee_group' })).toEqual([
      ['fee_group', 'Bahan Bangunan, Kelompok E']
    ])
  })

  it('[goods-96] by the new words of a brand that was renamed and of a delivered synonym that was changed', async () => {
    const { db } = world().services
    await addGoods(world(), market.shopId, { brand: 'Merek Semula' })
    const never = '1970-01-01T00:00:00.000Z'
    const sari = as('sari')
    value(await sari.call('PUT /ops/brand', { name: 'Merek Semula', to: 'Merek Kini', updated_at: never }))
    const pair = { word: 'kata semula', phrase: 'semen' }
    const [row] = await db.insert(synonyms).values(pair).returning()
    const changed = { id: row!.id, updated_at: row!.updatedAt.toISOString(), ...pair, word: 'kata kini' }
    value(await sari.call('PUT /ops/synonym/{id}', changed))
    const calls = async (number: string) =>
      value(await as('budi').call('GET /ops/act', { number })).acts.map(({ call, object }) => [call, object])
    for (const name of ['Merek Semula', 'Merek Kini'])
      expect(await calls(name)).toEqual([['PUT /ops/brand', name.toLowerCase()]])
    expect(await calls('kata semula')).toEqual([['PUT /ops/synonym/{id}', 'kata semula → semen']])
    expect(await calls('kata kini')).toEqual([['PUT /ops/synonym/{id}', 'kata kini → semen']])
  })

  it('an order’s code finds the acts on its complaints', async () => {
    const buyer = await market.buyer()
    const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }))
    const one = await complain(buyer, order)
    await record(['complain', one.id])
    expect(await found({ number: order.code, kind: 'complain' })).toEqual([
      ['complain', `${order.code} (${one.id})`]
    ])
  })
})
