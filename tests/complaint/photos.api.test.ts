import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { cleanUp } from '#server/cleanup-job.ts'
import { complaintPhotos } from '#server/complaint/schema.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { complain, complaintOf, deliveredTo, update, uploadFor } from '../support/complaining.ts'
import { opsToken } from '../support/environment.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

async function complained() {
  const buyer = await market.buyer()
  const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }))
  return { buyer, order, id: (await complain(buyer, order)).id }
}

const shopOf = async (id: number) => {
  const { token } = value(await world().ops.call('POST /ops/shop/{id}/token', { id }))
  return new Person(world().app, world().services.config.signatureKey, token)
}

describe('[complaint-14] photos that belong to no complaint', () => {
  const loose = (orderId: number) =>
    world().services.db.select().from(complaintPhotos).where(eq(complaintPhotos.transactionId, orderId))

  it('are twenty at most for one person, over all orders; one that is removed makes room', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 50_000 })
    const [one, two] = [
      await deliveredTo(world(), buyer, product),
      await deliveredTo(world(), buyer, product)
    ]
    const rows = Array.from({ length: 19 }, () => ({
      transactionId: one.id,
      path: `private/complaints/${randomUUID()}`,
      createdAt: world().services.clock.now()
    }))
    await world().services.db.insert(complaintPhotos).values(rows)
    const last = await uploadFor(buyer, two.id, 'dua puluh')
    expect(await uploadFor(buyer, two.id, 'dua puluh')).toBe(last)
    const upload = async () =>
      buyer.person.call('POST /buyer/transaction/complain/photo/{id}', {
        id: two.id,
        photo: await takePhoto(),
        client_id: randomUUID()
      })
    expect(codeOf(await upload())).toBe('complaint_photo_limit')
    const remove = () => buyer.person.call('DELETE /buyer/transaction/complain/photo/{id}', { id: last })
    value(await remove())
    expect(codeOf(await remove())).toBe('complaint_photo_not_found')
    expect(codeOf(await upload())).toBe('ok')
  })

  it('are gone after a day; those of a complaint stay', async () => {
    const { buyer, order } = await complained()
    await uploadFor(buyer, order.id)
    expect(await loose(order.id)).toHaveLength(2)
    await world().services.clock.advance(23 * 3_600)
    await cleanUp(world().services)
    expect(await loose(order.id)).toHaveLength(2)
    await world().services.clock.advance(3_601)
    await cleanUp(world().services)
    expect((await loose(order.id)).map(({ complaintId }) => complaintId === null)).toEqual([false])
  })

  it('of a complaint cannot be removed, nor be used again', async () => {
    const { buyer, order, id } = await complained()
    const [used] = await loose(order.id)
    const removed = await buyer.person.call('DELETE /buyer/transaction/complain/photo/{id}', { id: used!.id })
    expect(codeOf(removed)).toBe('complaint_photo_not_found')
    value(await update(buyer, id, 'cancel'))
    const again = await complaintOf(buyer, order, { photo_ids: [used!.id] })
    const second = await buyer.person.call('POST /buyer/transaction/complain', again)
    expect(codeOf(second)).toBe('complaint_photo_not_found')
  })
})

describe('[complaint-14, complaint-16] a photo of a complaint', () => {
  const look = async (address: string, headers: Record<string, string>) => {
    const answer = await world().app.request(`http://localhost${address}`, {
      headers: { host: 'localhost', ...headers }
    })
    await answer.body?.cancel()
    return answer.status
  }
  const cookieOf = ({ person }: Buyer) => ({
    cookie: [...person.cookies].map(([name, held]) => `${name}=${held}`).join('; ')
  })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  it('is shown to its buyer and to the counter of its shop, and to nobody else', async () => {
    const { buyer, id } = await complained()
    const shown = value(await buyer.person.call('GET /buyer/transaction/complain/{id}', { id }))
    const address = shown.photos[0]!
    const issue = async (shop: number) =>
      value(await world().ops.call('POST /ops/shop/{id}/token', { id: shop })).token
    expect(await look(address, cookieOf(buyer))).toBe(200)
    expect(await look(address, bearer(opsToken))).toBe(200)
    expect(await look(address, bearer(await issue(market.shopId)))).toBe(200)
    expect(await look(address, {})).toBe(404)
    expect(await look(address, cookieOf(await market.buyer()))).toBe(404)
    expect(await look(address, bearer(await issue(await market.makeShop('Toko Lain'))))).toBe(404)
  })

  it('and its complaint are not found by another shop, whatever it does', async () => {
    const { id } = await complained()
    const other = await shopOf(await market.makeShop('Toko Lain'))
    const offer = { id, solution: 'reject', message: 'Tidak.' }
    for (const [call, input] of [
      ['GET /ops/complain/{id}', { id }],
      ['GET /ops/complain/{id}/postings', { id, solution: 'reject' }],
      ['GET /ops/complain/discussion/{id}', { id }],
      ['POST /ops/complain/{id}/answer', offer],
      ['POST /ops/complain/{id}/ship', { id, courier: 'A', resi: 'B' }],
      ['POST /ops/complain/{id}/received', { id }],
      ['POST /ops/complain/{id}/help', { id, message: 'A' }],
      ['POST /ops/complain/discussion/send/{id}', { id, message: 'A' }]
    ] as const) {
      const [foreign, none] = [
        await other.send(call, input),
        await other.send(call, { ...input, id: 987_654 })
      ]
      const [one, two] = [await foreign.text(), await none.text()]
      expect([call, foreign.status, one]).toEqual([call, 404, two])
    }
    for (const call of ['POST /ops/complain/{id}/arbitrate', 'POST /ops/complain/{id}/deliver'])
      expect([call, (await other.send(call, offer)).status]).toEqual([call, 403])
    expect(value(await other.call('GET /ops/complain', {}))).toEqual([])
  })
})
