import { beforeAll, expect, it } from 'vitest'

import { answerIn, writeTo } from '../support/chatting.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { holdTime } from '../support/still-time.ts'
import { useWorld } from '../support/world.ts'

// Limits are on here; each call comes from an address of its own, whose limits are tested elsewhere.
const world = useWorld({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
const perMinute = 30
let market: Market
let calls = 0

const fromAnywhere = (person: Person): Person => {
  const call = person.call.bind(person)
  person.call = (endpoint, input, options = {}) => {
    calls += 1
    const address = `10.2.${Math.floor(calls / 250)}.${calls % 250}`
    return call(endpoint, input, { ...options, headers: { 'x-forwarded-for': address, ...options.headers } })
  }
  return person
}

beforeAll(async () => {
  market = await openMarket(world())
})

it('[chat-18] a buyer writes 30 messages a minute, to all together; a retry of one of them counts for nothing', async () => {
  const buyer = await market.buyer()
  fromAnywhere(buyer.person)
  holdTime()
  const id = await writeTo(buyer, market.shopId, { client_id: 'pesan-1' })
  const send = (message: string, client_id?: string) =>
    buyer.person.call('POST /buyer/conversation/send/{id}', { id, message, ...(client_id && { client_id }) })
  for (let n = 2; n <= perMinute; n += 1) value(await send(`Pesan ${n}`))
  expect(codeOf(await send('Halo', 'pesan-1'))).toBe('ok')
  const rejected = await send('Satu lagi')
  expect(rejected).toMatchObject({
    error: { code: 'too_many_messages', details: { retry_after: expect.any(Number) as number } }
  })
  const help = { receiver_type: 'admin', message: 'Tolong' } as const
  expect(codeOf(await buyer.person.call('POST /buyer/conversation/create', help))).toBe('too_many_messages')
  const other = await market.buyer()
  fromAnywhere(other.person)
  await writeTo(other, market.shopId)
})

it('[chat-18] a shop’s messages and an operator’s are counted apart', async () => {
  const buyer = await market.buyer()
  const id = await writeTo(buyer, market.shopId)
  const seller = fromAnywhere(await sellerOf(world(), market.shopId))
  const answer = () => seller.call('POST /ops/conversation/{id}/send', { id, message: 'Siap' })
  holdTime()
  for (let n = 1; n <= perMinute; n += 1) value(await answer())
  expect(codeOf(await answer())).toBe('too_many_messages')
  expect((await answerIn(world(), id)).message).toBe('Siap, stok ada')
})
