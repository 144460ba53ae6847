import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'
import { withoutSecrets } from '#server/core/acts/without-secrets.ts'

import { advanceTo, buy, pay } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { Person, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const token = 'token-of-sari-the-clerk-0123'
const world = useWorld({ OPS_TOKENS: `sari:owner:${token}` })
const sari = () => new Person(world().app, world().services.config.signatureKey, token)
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const written = (call: string) =>
  world().services.db.select().from(acts).where(eq(acts.call, call)).orderBy(desc(acts.id))

describe('[ops-57] what is done at the counter', () => {
  it('is written down with its caller and what was sent', async () => {
    const buyer = await market.buyer()
    value(
      await sari().call(
        'POST /ops/balance/topup',
        { user: buyer.id, amount: 5000, remark: 'Uji' },
        { key: 'a' }
      )
    )
    const rows = await written('POST /ops/balance/topup')
    expect(rows[0]).toMatchObject({
      name: 'sari',
      role: 'owner',
      shopId: null,
      kind: 'balance',
      input: { amount: 5000, remark: 'Uji' },
      before: null
    })
    expect(rows[0]!.requestId).toMatch(/\S/)
  })

  it('keeps of a contact its end alone, and of a secret nothing', () => {
    expect(
      withoutSecrets({
        user: 'budi@contoh.example',
        seller: { phone: '6281234567890' },
        secret: 'whsec_1',
        id: 5
      })
    ).toEqual({ user: '…ple', seller: { phone: '…890' }, secret: '…', id: 5 })
    expect(withoutSecrets({ user: '1001' })).toEqual({ user: '1001' })
  })

  it('is written once where the same is sent again', async () => {
    const buyer = await market.buyer()
    const sent = { user: buyer.id, amount: 7000, remark: 'Ulang' }
    const before = (await written('POST /ops/balance/topup')).length
    await Promise.all([1, 2].map(() => sari().call('POST /ops/balance/topup', sent, { key: 'twice' })))
    value(await sari().call('POST /ops/balance/topup', sent, { key: 'twice' }))
    expect(await written('POST /ops/balance/topup')).toHaveLength(before + 1)
  })

  it('is written of a report that leaves the order as it was, but not of the same one again', async () => {
    const line = 'POST /ops/transaction/{id}/trace'
    const order = await buy(await market.buyer(), await market.product(), pay.cash)
    await advanceTo(world(), order.code, 'ship')
    const sent = { id: order.code, detail: 'Tiba di Bekasi' }
    await Promise.all([1, 2].map(() => sari().call(line, sent, { key: 'place' })))
    value(await sari().call(line, sent, { key: 'place' }))
    const own = async () => (await written(line)).filter(({ objectId }) => objectId === order.id)
    expect(await own()).toMatchObject([{ name: 'sari', kind: 'transaction', before: null }])
    const mismatch = await sari().call(line, { ...sent, detail: 'Lain' }, { key: 'place' })
    expect(mismatch).toMatchObject({ error: { code: 'idempotency_mismatch' } })
    value(await sari().call(line, sent))
    expect(await own()).toHaveLength(2)
  })

  it('names the fields that changed, before and after, and no file', async () => {
    const banner = { title: 'Pekan Semen', url: '/category/semen', sort: 1, is_active: true }
    const { id, updated_at } = value(
      await sari().call('PUT /ops/banner', { ...banner, photo: await takePhoto() })
    )
    const last = value(
      await sari().call('PUT /ops/banner', { ...banner, id, updated_at, title: 'Pekan Cat' })
    )
    value(await sari().call('DELETE /ops/banner/{id}', { id, updated_at: last.updated_at }))
    const [changed, added] = await written('PUT /ops/banner')
    expect(added).toMatchObject({
      kind: 'banner',
      objectId: id,
      before: null,
      after: { title: 'Pekan Semen' }
    })
    expect(added!.input).toMatchObject({ photo: { bytes: expect.any(Number) } })
    expect(changed).toMatchObject({ before: { title: 'Pekan Semen' }, after: { title: 'Pekan Cat' } })
    expect(Object.keys(changed!.after as object)).toEqual(['title', 'updated_at'])
    expect(await written('DELETE /ops/banner/{id}')).toMatchObject([
      { objectId: id, before: { title: 'Pekan Cat' }, after: null }
    ])
  })

  it('is not what was only read or rejected', async () => {
    const before = await world().services.db.$count(acts)
    await sari().call('GET /ops/banner', {})
    const { updated_at } = value(await sari().call('GET /ops/banner', {}))[0]!
    await sari().call('DELETE /ops/banner/{id}', { id: 999_999, updated_at })
    expect(await world().services.db.$count(acts)).toBe(before)
  })

  it('never changes and is never removed', async () => {
    const { db } = world().services
    await expect(db.update(acts).set({ name: 'nobody' })).rejects.toThrow()
    await expect(db.delete(acts)).rejects.toThrow()
    await expect(db.execute(sql`truncate acts`)).rejects.toThrow()
    expect(await db.$count(acts)).toBeGreaterThan(0)
  })
})
