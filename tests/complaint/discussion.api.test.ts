import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { complaintErrors } from '#lib/complaint/errors.ts'
import { complaintMessages } from '#server/complaint/schema.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { complain, deliveredTo, update } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ RATE_LIMITS: 'on' })
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

const send = ({ person }: Pick<Buyer, 'person'>, id: number, more: object = { message: 'Halo' }) =>
  person.send('POST /buyer/transaction/complain/discussion/send/{id}', { id, ...more })
const codeIn = async (answer: Response) =>
  ((await answer.json()) as { error?: { code: string } }).error?.code ?? 'ok'
const shopOf = async (id: number) => {
  const { token } = value(await world().ops.call('POST /ops/shop/{id}/token', { id }))
  return new Person(world().app, world().services.config.signatureKey, token)
}

describe('[complaint-13] the discussion', () => {
  it('is of the buyer, the shop and the admin, oldest message first', async () => {
    const { buyer, id } = await complained()
    const shop = await shopOf(market.shopId)
    const say = 'POST /ops/complain/discussion/send/{id}'
    value(
      await buyer.person.call('POST /buyer/transaction/complain/discussion/send/{id}', {
        id,
        message: 'Satu'
      })
    )
    value(await shop.call(say, { id, message: 'Dua' }))
    value(await world().ops.call(say, { id, message: 'Tiga' }))
    const read = value(await buyer.person.call('GET /buyer/transaction/complain/discussion/{id}', { id }))
    expect(read.map(one => [one.actor, one.message])).toEqual([
      ['buyer', 'Satu'],
      ['seller', 'Dua'],
      ['admin', 'Tiga']
    ])
    expect(value(await shop.call('GET /ops/complain/discussion/{id}', { id }))).toHaveLength(3)
    const [notice] = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(notice?.body).toBe('Admin menulis di diskusi komplain.')
  })

  it('takes a message once for each client id', async () => {
    const { buyer, id } = await complained()
    const client_id = randomUUID()
    const sent = await Promise.all(
      [1, 2, 3].map(() =>
        buyer.person.call('POST /buyer/transaction/complain/discussion/send/{id}', {
          id,
          message: 'Satu',
          client_id
        })
      )
    )
    expect(new Set(sent.map(one => value(one).id)).size).toBe(1)
    // The same number of the other side is another message.
    const other = await world().ops.call('POST /ops/complain/discussion/send/{id}', {
      id,
      message: 'Dua',
      client_id
    })
    expect(value(other).id).not.toBe(value(sent[0]!).id)
  })

  it('takes text or up to three photos', async () => {
    const { buyer, id } = await complained()
    const { code, message } = complaintErrors.complaint_message_empty
    const empty = await send(buyer, id, { message: '  ' })
    expect(await empty.json()).toMatchObject({ message, error: { code } })
    const photos = [await takePhoto(), await takePhoto(), await takePhoto()]
    const sent = await send(buyer, id, { photos })
    expect(((await sent.json()) as { data: { photos: string[] } }).data.photos).toHaveLength(3)
    expect(await codeIn(await send(buyer, id, { photos: [...photos, await takePhoto()] }))).toBe(
      'invalid_input'
    )
    const text = new File(['bukan gambar'], 'foto.jpg', { type: 'image/jpeg' })
    expect(await codeIn(await send(buyer, id, { photos: [photos[0], text] }))).toBe('file_not_an_image')
    expect(await codeIn(await send(buyer, id, { message: 'x'.repeat(1_001) }))).toBe('invalid_input')
    // A photo of a message is none of the complaint.
    const shown = value(await buyer.person.call('GET /buyer/transaction/complain/{id}', { id }))
    expect([shown.photos.length, shown.messages]).toEqual([1, 1])
  })

  it('is over with the complaint; a repeated message is still answered', async () => {
    const { buyer, id } = await complained()
    const first = { message: 'Satu', client_id: 'a' }
    expect(await codeIn(await send(buyer, id, first))).toBe('ok')
    value(await update(buyer, id, 'cancel'))
    expect(await codeIn(await send(buyer, id, first))).toBe('ok')
    expect(await codeIn(await send(buyer, id))).toBe('complaint_moved')
    const late = await world().ops.call('POST /ops/complain/discussion/send/{id}', { id, message: 'Dua' })
    expect(codeOf(late)).toBe('complaint_moved')
  })

  it('is full with 200 messages; help is asked for even then', async () => {
    const { buyer, id } = await complained()
    const row = { complaintId: id, actor: 'seller' as const, message: 'Halo', createdAt: new Date() }
    const { db } = world().services
    await db.insert(complaintMessages).values(Array.from({ length: 199 }, () => row))
    expect(await codeIn(await send(buyer, id))).toBe('ok')
    expect(await codeIn(await send(buyer, id))).toBe('complaint_message_limit')
    value(
      await world().ops.call('POST /ops/complain/{id}/answer', { id, solution: 'reject', message: 'Tidak.' })
    )
    const helped = value(await update(buyer, id, 'help', { message: 'Tolong periksa.' }))
    expect([helped.stage, helped.messages]).toEqual(['help', 201])
  })

  it('takes thirty messages a minute of one person', async () => {
    const { buyer, id } = await complained()
    const codes = []
    for (let turn = 0; turn < 31; turn += 1) codes.push(await codeIn(await send(buyer, id)))
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 'ok'), 'complaint_too_many_messages'])
    const said = await (await send(buyer, id)).json()
    expect(said).toMatchObject({ error: { retry_after: expect.any(Number) as number } })
    const other = await world().ops.call('POST /ops/complain/discussion/send/{id}', { id, message: 'Dua' })
    expect(codeOf(other)).toBe('ok')
  })
})
