import { beforeAll, describe, expect, it } from 'vitest'

import { applyReference } from '#server/reference/apply.ts'

import { checkOut, expectTrueBooks, orderOf, pay, sendOrder, topUp } from '../support/buying.ts'
import { addGoods } from '../support/goods.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const tokens = { sari: 'token-of-sari-the-clerk-0123', budi: 'token-of-budi-the-clerk-0123' }
const world = useWorld({ OPS_TOKENS: `sari:clerk:${tokens.sari},budi:clerk:${tokens.budi}` })
const clerk = (name: keyof typeof tokens) =>
  new Person(world().app, world().services.config.signatureKey, tokens[name])
let market: Market
let sari: Person
let budi: Person
beforeAll(async () => {
  market = await openMarket(world())
  sari = clerk('sari')
  budi = clerk('budi')
})

const toldOf = (name: string) => ({
  error: {
    code: 'changed_meanwhile',
    message: expect.stringContaining(name),
    details: { changed_by: name }
  }
})

const offer = 'PUT /ops/product/{id}/offer'

describe('[goods-60] prices and stock that two clerks change', () => {
  const open = async () => {
    const { id, updated_at, variants } = await addGoods(world(), market.shopId)
    const one = variants[0]!
    const sent = (more: object) => ({ id, updated_at, variants: [{ id: one.id, ...more }] })
    return { id, updated_at, one, sent }
  }
  const read = async (id: number) => value(await sari.call('GET /ops/product/{id}', { id }))

  it('are saved from the newest version alone: the second clerk is told who was first', async () => {
    const { id, sent } = await open()
    const saved = value(await sari.call(offer, sent({ price: 61_000 })))
    expect(await budi.call(offer, sent({ price: 59_000 }))).toMatchObject(toldOf('sari'))
    // Counted by both: booked twice, the shelf would have too many.
    expect(codeOf(await budi.call(offer, sent({ stock: 12, stock_was: 10 })))).toBe('changed_meanwhile')
    expect((await read(id)).variants[0]).toEqual(saved.variants[0])
    const again = { ...sent({ price: 59_000 }), updated_at: saved.updated_at }
    expect(value(await budi.call(offer, again)).variants[0]!.price).toBe(59_000)
  })

  it('are saved by one of two at the same moment', async () => {
    const { sent } = await open()
    const saves = await Promise.all([
      sari.call(offer, sent({ price: 61_000 })),
      budi.call(offer, sent({ price: 62_000 }))
    ])
    expect(saves.map(codeOf).toSorted()).toEqual(['changed_meanwhile', 'ok'])
  })

  it('are told between a clerk and the seller, and of the editor of the whole product', async () => {
    const seller = await sellerOf(world(), market.shopId)
    const { id, sent } = await open()
    value(await seller.call(offer, sent({ price: 61_000 })))
    expect(codeOf(await budi.call(offer, sent({ price: 62_000 })))).toBe('changed_meanwhile')
    const newest = await read(id)
    value(await sari.call('PUT /ops/product/{id}', { ...newest, min: 2 }))
    const late = { ...sent({ price: 63_000 }), updated_at: newest.updated_at }
    expect(codeOf(await seller.call(offer, late))).toBe('changed_meanwhile')
  })

  it('are no conflict with what buyers ordered meanwhile, which stays ordered', async () => {
    const { id, one, sent } = await open()
    const buyer = await market.buyer()
    await topUp(world(), buyer, 1_000_000)
    const checkout = await checkOut(buyer, { id, detailId: one.id }, 2)
    value(await sendOrder(buyer, orderOf(checkout, pay.saldo)))
    const saved = value(
      await sari.call(offer, sent({ price: 61_000, stock: one.stock + 5, stock_was: one.stock }))
    )
    expect(saved.variants[0]).toMatchObject({ price: 61_000, stock: one.stock + 3 })
    await expectTrueBooks(world())
  })

  it('take the version as If-Match too, and without any are what a system that leads them says', async () => {
    const { updated_at, sent } = await open()
    const { updated_at: _, ...without } = sent({ price: 61_000 })
    value(await sari.call(offer, without))
    const older = { headers: { 'if-match': `"${updated_at}"` } }
    expect(codeOf(await budi.call(offer, without, older))).toBe('changed_meanwhile')
    const led = { ...without, variants: [{ id: without.variants[0]!.id, price: 64_000 }] }
    expect(value(await budi.call(offer, led)).variants[0]!.price).toBe(64_000)
    expect(await budi.send(offer, led, { headers: { 'if-match': '"yesterday"' } })).toMatchObject({
      status: 422
    })
  })
})

describe('[goods-61] a product that one clerk archives while another changes it', () => {
  const archive = 'POST /ops/product/{id}/archive'
  const restore = 'POST /ops/product/{id}/restore'

  it('stays on sale, and the first is told; one that is archived already is no conflict', async () => {
    const made = await addGoods(world(), market.shopId)
    const { id, updated_at } = made
    const changed = value(await sari.call('PUT /ops/product/{id}', { ...made, min: 2 }))
    expect(await budi.call(archive, { id, updated_at })).toMatchObject(toldOf('sari'))
    expect(value(await budi.call('GET /ops/product/{id}', { id })).is_active).toBe(true)
    const archived = value(await budi.call(archive, { id, updated_at: changed.updated_at }))
    expect(archived.is_active).toBe(false)
    expect(value(await sari.call(archive, { id, updated_at: changed.updated_at }))).toEqual(archived)
    expect(codeOf(await sari.call(restore, { id, updated_at }))).toBe('changed_meanwhile')
    const sold = value(await sari.call(restore, { id, updated_at: archived.updated_at }))
    expect(sold.is_active).toBe(true)
    // An answer that was lost is no second change.
    expect(value(await sari.call(restore, { id, updated_at: archived.updated_at }))).toEqual(sold)
    expect(codeOf(await budi.call(archive, { id, updated_at: archived.updated_at }))).toBe(
      'changed_meanwhile'
    )
  })

  it('takes the version as If-Match too, and without any goes by what its system says', async () => {
    const made = await addGoods(world(), market.shopId)
    value(await sari.call('PUT /ops/product/{id}', { ...made, min: 2 }))
    const older = { headers: { 'if-match': `"${made.updated_at}"` } }
    expect(codeOf(await budi.call(archive, { id: made.id }, older))).toBe('changed_meanwhile')
    expect(value(await budi.call(archive, { id: made.id })).is_active).toBe(false)
    expect(codeOf(await budi.call(restore, { id: made.id }, older))).toBe('changed_meanwhile')
    expect(value(await budi.call(restore, { id: made.id })).is_active).toBe(true)
  })
})

describe('[goods-62] a shop that one clerk closes while another changes it', () => {
  it('stays as it is, and the first is told; one that is closed already is no conflict', async () => {
    const id = await market.makeShop('Toko Dua Petugas')
    const show = async () => value(await sari.call('GET /ops/shop/{id}', { id }))
    const seen = await show()
    const close = { id, updated_at: seen.updated_at }
    value(await sari.call('PUT /ops/shop/{id}', { ...seen, slug: 'toko-dua', name: 'Toko Dua' } as never))
    expect(await budi.call('POST /ops/shop/{id}/close', close)).toMatchObject(toldOf('sari'))
    expect((await show()).closed_at).toBe(null)
    expect(await budi.call('POST /ops/shop/{id}/close', { id } as never)).toMatchObject({
      error: { code: 'invalid_input', fields: { updated_at: expect.stringContaining('Versi') } }
    })
    const closed = value(
      await budi.call('POST /ops/shop/{id}/close', { id, updated_at: (await show()).updated_at })
    )
    expect(value(await sari.call('POST /ops/shop/{id}/close', close))).toEqual(closed)
    expect(codeOf(await sari.call('POST /ops/shop/{id}/open', close))).toBe('changed_meanwhile')
    const opened = value(await sari.call('POST /ops/shop/{id}/open', { id, updated_at: closed.updated_at }))
    expect(opened.closed_at).toBe(null)
    expect(codeOf(await budi.call('POST /ops/shop/{id}/close', { id, updated_at: closed.updated_at }))).toBe(
      'changed_meanwhile'
    )
  })
})

describe('[goods-63] what is ended or reset from an older version', () => {
  it('is a voucher that another clerk prolonged: it runs on, and one that is over stays over', async () => {
    const draft = {
      code: 'BERDUA',
      name: 'Berdua',
      type: 'discount',
      percentage: 10,
      valid_from: '2026-01-01T00:00:00Z',
      valid_until: '2090-01-01T00:00:00Z',
      usage_limit: 10
    } as const
    const made = value(await sari.call('POST /ops/voucher', draft))
    const { id, updated_at } = made
    const end = 'POST /ops/voucher/{id}/end'
    const longer = { ...draft, id, updated_at, valid_until: '2091-01-01T00:00:00Z' }
    const changed = value(await sari.call('PUT /ops/voucher/{id}', longer))
    expect(await budi.call(end, { id, updated_at })).toMatchObject(toldOf('sari'))
    expect(value(await budi.call('GET /ops/voucher/{id}', { id })).state).toBe('running')
    const over = value(await budi.call(end, { id, updated_at: changed.updated_at }))
    expect(over.state).toBe('over')
    expect(value(await sari.call(end, { id, updated_at }))).toEqual(over)
  })

  it('is a courier or a truck whose rates another owner changed', async () => {
    const { ops, services } = world()
    await applyReference(services.db)
    const [courier] = value(await ops.call('GET /ops/courier', {})).filter(one => one.is_delivered)
    const [truck] = value(await ops.call('GET /ops/truck', {})).filter(one => one.is_delivered)
    const changed = value(await ops.call('PUT /ops/courier/{id}', { ...courier!, max_kg: courier!.min_kg }))
    const slower = value(await ops.call('PUT /ops/truck/{id}', { ...truck!, base: 1 }))
    const seen = [
      { id: courier!.id, updated_at: courier!.updated_at },
      { id: truck!.id, updated_at: truck!.updated_at }
    ] as const
    expect([
      codeOf(await ops.call('POST /ops/courier/{id}/reset', seen[0])),
      codeOf(await ops.call('POST /ops/truck/{id}/reset', seen[1]))
    ]).toEqual(['changed_meanwhile', 'changed_meanwhile'])
    for (const reset of [
      await ops.call('POST /ops/courier/{id}/reset', { ...seen[0], updated_at: changed.updated_at }),
      await ops.call('POST /ops/truck/{id}/reset', { ...seen[1], updated_at: slower.updated_at })
    ])
      expect(value<{ is_edited: boolean }>(reset).is_edited).toBe(false)
  })
})

describe('[goods-64] a category that one clerk ends while another changes it', () => {
  const merge = 'POST /ops/category/{id}/merge'
  const add = async (name: string) =>
    value(await sari.call('POST /ops/category', { name, parent_id: null, icon: 'package', sort: 90 }))
  const rename = async (one: Awaited<ReturnType<typeof add>>, name: string) =>
    value(await sari.call('PUT /ops/category/{id}', { ...one, icon: 'package', name }))

  it('is merged only as both were seen', async () => {
    const [from, into] = [await add('Dua Petugas A'), await add('Dua Petugas B')]
    const seen = { id: from.id, updated_at: from.updated_at, into: into.id, into_updated_at: into.updated_at }
    const newFrom = await rename(from, 'Dua Petugas C')
    expect(await budi.call(merge, seen)).toMatchObject(toldOf('sari'))
    const newInto = await rename(into, 'Dua Petugas D')
    const half = { ...seen, updated_at: newFrom.updated_at }
    expect(await budi.call(merge, half)).toMatchObject(toldOf('sari'))
    const merged = value(await budi.call(merge, { ...half, into_updated_at: newInto.updated_at }))
    expect(merged).toMatchObject({ id: into.id, name: 'Dua Petugas D' })
  })

  it('is removed only as it was seen', async () => {
    const one = await add('Dua Petugas E')
    const renamed = await rename(one, 'Dua Petugas F')
    const remove = async (updated_at: string) =>
      codeOf(await budi.call('DELETE /ops/category/{id}', { id: one.id, updated_at }))
    expect([await remove(one.updated_at), await remove(renamed.updated_at)]).toEqual([
      'changed_meanwhile',
      'ok'
    ])
  })
})
