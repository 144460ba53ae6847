import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, expect, it } from 'vitest'

import { expectTrueBooks } from '../support/buying.ts'
import { complain, complaintOf, deliveredTo } from '../support/complaining.ts'
import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { storedTogether } from '../support/stored-together.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

it('[complaint-13] a message with photos that is sent twice at once is one message, with its pictures alone', async () => {
  const buyer = await market.buyer()
  const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }))
  const { id } = await complain(buyer, order)
  const { storage } = world().services
  const stored = async () => (await storage.list('private/complaints')).files.length
  const before = await stored()
  const message = { id, message: 'Ini fotonya.', photos: [await takePhoto()], client_id: randomUUID() }
  const send = () => buyer.person.call('POST /buyer/transaction/complain/discussion/send/{id}', message)
  // Neither is written before the pictures of both are stored.
  const [one, two] = await storedTogether(world(), 2, () => Promise.all([send(), send()]))
  expect(value(one).id).toBe(value(two).id)
  expect(value(one).photos).toHaveLength(1)
  expect(await stored()).toBe(before + 1)
})

it('[complaint-4] a client id that is sent at once for two orders is one complaint, and the other order has none', async () => {
  const buyer = await market.buyer()
  const client_id = randomUUID()
  const given = []
  for (let orders = 0; orders < 2; orders += 1) {
    const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }))
    given.push(await complaintOf(buyer, order, { client_id }))
  }
  const sent = await Promise.all(
    given.map(complaint => buyer.person.call('POST /buyer/transaction/complain', complaint))
  )
  const [one, two] = sent.map(value)
  expect(one!.id).toBe(two!.id)
  expect(value(await buyer.person.call('GET /buyer/transaction/complain', {}))).toHaveLength(1)
  const orders = value(await buyer.person.call('GET /buyer/transaction', {}))
  expect(orders.map(({ status }) => status).toSorted()).toEqual(['complain', 'delivered'])
})
