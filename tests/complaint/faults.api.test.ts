import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { complaintMessages } from '#server/complaint/schema.ts'

import { expectTrueBooks, pay } from '../support/buying.ts'
import {
  answer,
  complain,
  complaintOf,
  deliveredTo,
  readComplaint,
  receiveBack,
  rule,
  update
} from '../support/complaining.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const bought = async (more: Parameters<typeof deliveredTo>[3] = {}) => {
  const buyer = await market.buyer()
  const product = await market.product({ price: 50_000 })
  return { buyer, product, order: await deliveredTo(world(), buyer, product, { qty: 2, ...more }) }
}

describe('[complaint-3] an offer', () => {
  it('is one of the solutions of its problem: nothing is sent for freight, nothing comes back that never came', async () => {
    const { buyer, order } = await bought()
    const line = order.lines[0]!.id
    const made = await complain(buyer, order, { lines: [{ id: line, qty: 1, problem: 'missing' }] })
    for (const solution of ['exchange', 'return_refund'] as const) {
      const answered = await answer(world(), made.id, solution, 20_000)
      expect(answered).toMatchObject({
        ok: false,
        error: { code: 'complaint_solution', fields: { solution: expect.any(String) as string } }
      })
    }
    value(await answer(world(), made.id, 'reject'))
    value(await update(buyer, made.id, 'help'))
    expect(codeOf(await rule(world(), made.id, 'exchange'))).toBe('complaint_solution')
    const shown = await world().ops.call('GET /ops/complain/{id}/postings', {
      id: made.id,
      solution: 'return_refund',
      nominal: 1
    })
    expect(codeOf(shown)).toBe('complaint_solution')
    expect(codeOf(await rule(world(), made.id, 'reject'))).toBe('ok')
  })
})

describe('[complaint-7] giving up', () => {
  it('is over once goods were on their way, also while the admin looks at them', async () => {
    const { buyer, order } = await bought()
    const made = await complain(buyer, order, { solution: 'return_refund' })
    value(await answer(world(), made.id, 'return_refund', 20_000))
    value(await update(buyer, made.id, 'returned'))
    value(await world().ops.call('POST /ops/complain/{id}/help', { id: made.id, message: 'Kosong.' }))
    expect(codeOf(await update(buyer, made.id, 'cancel'))).toBe('complaint_moved')
    expect((await readComplaint(world(), buyer, made.id)).actions.cancel).toBe(false)
    value(await rule(world(), made.id, 'reject'))
    expect(codeOf(await update(buyer, made.id, 'cancel'))).toBe('complaint_moved')
  })
})

describe('[complaint-9] a seller', () => {
  it('may ask the admin about a return although the discussion is full', async () => {
    const { buyer, order } = await bought()
    const made = await complain(buyer, order, { solution: 'return_refund' })
    value(await answer(world(), made.id, 'return_refund', 20_000))
    value(await update(buyer, made.id, 'returned'))
    const row = { complaintId: made.id, actor: 'buyer' as const, message: 'Halo', createdAt: new Date() }
    await world()
      .services.db.insert(complaintMessages)
      .values(Array.from({ length: 200 }, () => row))
    const asked = await world().ops.call('POST /ops/complain/{id}/help', { id: made.id, message: 'Kosong.' })
    expect(value(asked)).toMatchObject({ stage: 'help', messages: 201 })
  })
})

describe('[complaint-14] a photo', () => {
  it('is the same one for each client id, also when it is sent twice at once', async () => {
    const { buyer, order } = await bought()
    const [photo, client_id] = [await takePhoto(), randomUUID()]
    const sent = await Promise.all(
      [1, 2].map(() =>
        buyer.person.call('POST /buyer/transaction/complain/photo/{id}', { id: order.id, photo, client_id })
      )
    )
    expect(sent.map(codeOf)).toEqual(['ok', 'ok'])
    expect(new Set(sent.map(one => value(one).id)).size).toBe(1)
  })

  it('of a form that is rejected is not one of the twenty', async () => {
    const { buyer, order } = await bought()
    const photos = [await takePhoto()]
    const given = { ...(await complaintOf(buyer, order, { photo_ids: [], nominal: 1_000_000 })), photos }
    const form = { ...given, lines: JSON.stringify(given.lines), photo_ids: '[]' }
    for (let turn = 0; turn < 21; turn += 1) {
      const rejected = await buyer.person.send('POST /buyer/transaction/complain', form)
      expect(await rejected.json()).toMatchObject({ error: { code: 'complaint_nominal' } })
    }
    const kept = await buyer.person.send('POST /buyer/transaction/complain', { ...form, nominal: 1_000 })
    expect(kept.status).toBe(200)
  })
})

describe('[complaint-2] a form', () => {
  it('with an empty field of lines names none', async () => {
    const { buyer, order } = await bought({ payment: pay.saldo, saldo: 100_000 })
    const form = {
      ...(await complaintOf(buyer, order, { kind: 'not_arrived', nominal: 1_000_000, photo_ids: [] })),
      lines: '',
      photo_ids: '',
      photos: [await takePhoto()]
    }
    const sent = await buyer.person.send('POST /buyer/transaction/complain', form)
    expect(await sent.json()).toMatchObject({ error: { code: 'complaint_nominal' } })
  })
})

describe('[complaint-10] goods sent again', () => {
  it('are shown as received', async () => {
    const { buyer, order } = await bought()
    const made = await complain(buyer, order, { solution: 'exchange' })
    value(await answer(world(), made.id, 'exchange'))
    value(await world().ops.call('POST /ops/complain/{id}/ship', { id: made.id, courier: 'JNE', resi: 'U' }))
    const closed = value(await update(buyer, made.id, 'received'))
    expect(closed.sent_again?.received_at).toBe(closed.closed_at)
    expect(codeOf(await receiveBack(world(), made.id))).toBe('complaint_moved')
  })
})
