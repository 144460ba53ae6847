import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { complaintErrors } from '#lib/complaint/errors.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'

import { advanceTo, buy, expectTrueBooks, pay, settle } from '../support/buying.ts'
import {
  answer,
  complain,
  complaintOf,
  deliveredTo,
  reason,
  update,
  uploadFor
} from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
let order: Awaited<ReturnType<typeof deliveredTo>>
let line: number
let photo: number

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
  line = order.lines[0]!.id
  photo = await uploadFor(buyer, order.id)
})
afterEach(() => expectTrueBooks(world()))

type More = Parameters<typeof complaintOf>[2]

/** The complaint of `complaintOf` with something else; it names the one loose photo. */
const tried = async (more: More = {}) =>
  buyer.person.call(
    'POST /buyer/transaction/complain',
    await complaintOf(buyer, order, { photo_ids: [photo], ...more })
  )

/** What a rejected complaint says: its code, and its fields with their texts. */
const said = async (more: More) => {
  const called = await tried(more)
  return called.ok ? 'ok' : [called.error.code, called.error.fields ?? {}]
}

const codeSaid = async (more: More) => codeOf(await tried(more))

const text = (length: number) => 'semen basah '.repeat(100).slice(0, length - 1) + 'x'
const broken = (id: number, qty = 1) => ({ id, qty, problem: 'broken' as const })

describe('[complaint-2] what a complaint says', () => {
  const { complaint_reason, complaint_lines, complaint_qty, complaint_problem } = complaintErrors
  const { complaint_solution, complaint_nominal_required, complaint_photos_required } = complaintErrors

  it('has a reason of 30 to 1,000 characters, counted without the spaces around it', async () => {
    const rejected = ['invalid_input', { reason: complaint_reason.message }]
    expect(complaint_reason.message).toBe('Alasan 30 sampai 1.000 karakter.')
    for (const length of [29, 1_001])
      expect([length, await said({ reason: text(length) })]).toEqual([length, rejected])
    expect(await said({ reason: ` ${text(29)} ` })).toEqual(rejected)
    expect(await said({ reason: ' '.repeat(40) })).toEqual(rejected)
    expect(await said({ reason: '' })).toEqual(rejected)
    expect(await said({ reason: '\u200B'.repeat(40) })).toEqual(rejected)
    // The next check, so that the complaint is not made.
    for (const length of [30, 1_000])
      expect([length, await codeSaid({ reason: text(length), nominal: 0 })]).toEqual([
        length,
        'complaint_nominal_required'
      ])
  })

  it.each([
    ['no line', () => [], complaint_lines],
    ['a line twice', () => [broken(line), broken(line)], complaint_lines],
    ['a foreign line', () => [broken(line + 1_000)], complaint_lines],
    ['more pieces than were ordered', () => [broken(line, 3)], complaint_qty],
    ['a line without its problem', () => [{ id: line, qty: 1 }], complaint_problem]
  ])('does not name %s', async (_, lines, { code, message }) => {
    expect(await said({ lines: lines() })).toEqual([code, { lines: message }])
  })

  it.each([
    ['no piece', [{ id: 1, qty: 0, problem: 'broken' }]],
    ['half a piece', [{ id: 1, qty: 1.5, problem: 'broken' }]],
    ['an unknown problem', [{ id: 1, qty: 1, problem: 'ugly' }]],
    ['what is no list', 'semua'],
    ['a list in pieces', '[{"id":1,'],
    ['201 lines', Array.from({ length: 201 }, (_, id) => ({ id: id + 1, qty: 1 }))]
  ])('does not name %s', async (_, lines) => {
    expect(await codeSaid({ lines })).toBe('invalid_input')
  })

  it('names a line of another own order as little as a foreign one', async () => {
    const other = await deliveredTo(world(), buyer, await market.product())
    expect(await codeSaid({ lines: [broken(other.lines[0]!.id)] })).toBe('complaint_lines')
  })

  it('of freight that was free', async () => {
    expect(await codeSaid({ kind: 'shipping_difference', lines: [] })).toBe('complaint_too_early')
  })

  it.each([
    ['problem', 'send_missing'],
    ['not_arrived', 'return_refund']
  ] as const)('of %s does not want %s', async (kind, solution) => {
    const { code, message } = complaint_solution
    const lines = kind === 'problem' ? [broken(line)] : []
    expect(await said({ kind, solution, lines })).toEqual([code, { solution: message }])
  })

  it.each([undefined, 0])('names an amount where money is wanted: %s', async nominal => {
    const { code, message } = complaint_nominal_required
    expect(await said({ nominal })).toEqual([code, { nominal: message }])
  })

  it('names no more than its limit, and says what that is', async () => {
    const called = await tried({ nominal: 50_001 })
    expect(called).toMatchObject({
      error: {
        code: 'complaint_nominal',
        message: 'Maksimal Rp50.000 untuk barang yang dipilih.',
        fields: { nominal: 'Maksimal Rp50.000 untuk barang yang dipilih.' },
        details: { max_nominal: 50_000 }
      }
    })
    for (const nominal of [-1, 1.5, 'banyak']) expect(await codeSaid({ nominal })).toBe('invalid_input')
  })

  it('has a photo, except of what never came', async () => {
    const { code, message } = complaint_photos_required
    expect(await said({ photo_ids: [] })).toEqual([code, { photos: message }])
    const late = await tried({ kind: 'not_arrived', lines: [], photo_ids: [] })
    value(await update(buyer, value(late).id, 'cancel'))
  })
})

describe('[complaint-14] the photos of a complaint', () => {
  it('are five at most, of the order and of nobody else, each once', async () => {
    const { complaint_photo_not_found: none } = complaintErrors
    const notFound = [none.code, { photos: none.message }]
    expect(await said({ photo_ids: [photo, photo] })).toEqual(notFound)
    expect(await said({ photo_ids: [photo, 987_654_321] })).toEqual(notFound)
    const other = await deliveredTo(world(), buyer, await market.product())
    expect(await said({ photo_ids: [await uploadFor(buyer, other.id)] })).toEqual(notFound)
    const stranger = await market.buyer()
    const theirs = await deliveredTo(world(), stranger, await market.product())
    expect(await said({ photo_ids: [await uploadFor(stranger, theirs.id)] })).toEqual(notFound)
    expect(await codeSaid({ photo_ids: [1, 2, 3, 4, 5, 6] })).toBe('invalid_input')
  })

  it('are counted together: those of the form and those before it', async () => {
    const five = []
    for (let at = 0; at < 5; at += 1) five.push(await takePhoto())
    const given = await complaintOf(buyer, order, { photo_ids: [photo] })
    const form = { ...given, lines: JSON.stringify(given.lines), photo_ids: JSON.stringify(given.photo_ids) }
    const sent = await buyer.person.send('POST /buyer/transaction/complain', { ...form, photos: five })
    expect(await sent.json()).toMatchObject({
      status: 422,
      error: { code: 'complaint_photos', fields: { photos: 'Maksimal 5 foto.' } }
    })
    const six = [...five, await takePhoto()]
    const many = await buyer.person.send('POST /buyer/transaction/complain', { ...form, photos: six })
    expect(await many.json()).toMatchObject({ error: { code: 'invalid_input' } })
    const text = [new File(['bukan gambar'], 'foto.jpg', { type: 'image/jpeg' })]
    const none = await buyer.person.send('POST /buyer/transaction/complain', { ...form, photos: text })
    expect(await none.json()).toMatchObject({ error: { code: 'file_not_an_image' } })
  })

  it('may be five', async () => {
    const five = []
    for (let at = 0; at < 4; at += 1) five.push(await takePhoto())
    const given = await complaintOf(buyer, order, { photo_ids: [photo] })
    const form = { ...given, lines: JSON.stringify(given.lines), photo_ids: JSON.stringify(given.photo_ids) }
    const sent = await buyer.person.send('POST /buyer/transaction/complain', { ...form, photos: five })
    const { data } = (await sent.json()) as { data: { id: number; photos: string[] } }
    expect(data.photos).toHaveLength(5)
    value(await update(buyer, data.id, 'cancel'))
  })
})

describe('[complaint-4, complaint-11] an order', () => {
  const options = (of: Buyer, id: number) =>
    of.person.call('GET /buyer/transaction/complain/options/{id}', { id })

  it('of cash has no complaint, and the answer says why', async () => {
    const who = await market.buyer()
    const cash = await buy(who, await market.product({ price: 60_000 }), pay.cash)
    await advanceTo(world(), cash.code, 'deliver')
    const travelling = await buy(who, await market.product({ price: 60_000 }), pay.cash)
    await advanceTo(world(), travelling.code, 'ship')
    // The form and the error name the same reason.
    const whyNot = async ({ id }: { id: number }) => {
      const { kinds, note, lines } = value(await options(who, id))
      const given = await complaintOf(who, { id, lines: [...lines, { id: 1, qty: 1 }] }, { photo_ids: [1] })
      const called = await who.person.call('POST /buyer/transaction/complain', given)
      expect(called).toMatchObject({ error: { code: 'complaint_cash', message: note } })
      expect(kinds).toEqual([])
      return note
    }
    expect(await whyNot(cash)).toBe(complaintTexts.noneForPaidCash)
    expect(await whyNot(travelling)).toBe(complaintTexts.noneForCash)
    value(await world().ops.call('POST /ops/transaction/{id}/lost', { id: travelling.code }))
    expect(await whyNot(travelling)).toBe(complaintTexts.noneCancelled)
  })

  it.each([
    ['unpaid', complaintTexts.noneNotSent],
    ['paid', complaintTexts.noneNotSent],
    ['done', complaintTexts.noneFinished],
    ['cancelled', complaintTexts.noneCancelled]
  ])('that is %s has none, and the answer says why', async (state, why) => {
    const who = await market.buyer()
    const made = await buy(who, await market.product(), pay.account)
    if (state !== 'unpaid') await settle(world(), who, made.id)
    if (state === 'cancelled')
      value(await who.person.call('POST /buyer/transaction/cancel/{id}', { id: made.id, reason: 'Salah' }))
    if (state === 'done') {
      await advanceTo(world(), made.code, 'deliver')
      value(await who.person.call('POST /buyer/transaction/confirm/{id}', { id: made.id }))
    }
    const seen = value(await options(who, made.id))
    expect([seen.kinds, seen.note]).toEqual([[], why])
    const given = await complaintOf(who, { id: made.id, lines: seen.lines }, { photo_ids: [1] })
    const called = await who.person.call('POST /buyer/transaction/complain', given)
    expect(called).toMatchObject({ error: { code: 'complaint_unavailable', message: why } })
  })

  it('on its way has none before its time, and says from when', async () => {
    const who = await market.buyer()
    const sent = await deliveredTo(world(), who, await market.product(), { last: 'ship' })
    const seen = value(await options(who, sent.id))
    expect(seen.kinds.map(one => one.is_possible)).toEqual([false, false, false])
    for (const { kind, note } of seen.kinds) {
      const lines = kind === 'problem' ? undefined : []
      const given = await complaintOf(who, sent, { kind, photo_ids: [1], ...(lines && { lines }) })
      const called = await who.person.call('POST /buyer/transaction/complain', given)
      expect(called).toMatchObject({ error: { code: 'complaint_too_early', message: note } })
    }
  })

  it('has one open complaint and three in all', async () => {
    const who = await market.buyer()
    const own = await deliveredTo(world(), who, await market.product({ price: 50_000 }))
    for (let turn = 0; turn < 3; turn += 1) {
      const made = await complain(who, own)
      expect(value(await options(who, own.id))).toMatchObject({ kinds: [], open_id: made.id })
      const second = await who.person.call(
        'POST /buyer/transaction/complain',
        await complaintOf(who, own, { photo_ids: [1] })
      )
      expect(codeOf(second)).toBe('complaint_open')
      value(await update(who, made.id, 'cancel'))
    }
    const fourth = await who.person.call('POST /buyer/transaction/complain', await complaintOf(who, own))
    expect(codeOf(fourth)).toBe('complaint_limit')
    expect(
      value(await who.person.call('GET /buyer/transaction/complain', { transaction_id: own.id }))
    ).toHaveLength(3)
  })

  it('has the same complaint for the same client id', async () => {
    const who = await market.buyer()
    const own = await deliveredTo(world(), who, await market.product({ price: 50_000 }))
    const given = await complaintOf(who, own, { client_id: 'satu' })
    const ids = []
    for (let turn = 0; turn < 2; turn += 1)
      ids.push(value(await who.person.call('POST /buyer/transaction/complain', given)).id)
    expect(new Set(ids).size).toBe(1)
    value(await answer(world(), ids[0]!, 'refund', 20_000))
    expect(value(await who.person.call('POST /buyer/transaction/complain', given))).toMatchObject({
      id: ids[0],
      outcome: 'refunded'
    })
    expect(reason.length).toBeGreaterThan(29)
  })
})

it('[identity-112] a reason loses invisible and reordering characters', async () => {
  const who = await market.buyer()
  const own = await deliveredTo(world(), who, await market.product({ price: 50_000 }))
  const made = await complain(who, own, { reason: `\u202E${reason}\u200B\uD83D` })
  expect(made.reason).toBe(reason)
})

describe('[complaint-9] goods that go back', () => {
  it('need courier and tracking number', async () => {
    const who = await market.buyer()
    const own = await deliveredTo(world(), who, await market.product({ price: 50_000 }))
    const { id } = await complain(who, own, { solution: 'return_refund' })
    value(await answer(world(), id, 'return_refund', 20_000))
    const [courier, resi] = ['Kurir wajib diisi', 'Nomor resi wajib diisi']
    for (const [given, fields] of [
      [
        { courier: '', resi: '' },
        { courier, resi }
      ],
      [{ courier: ' ', resi: 'X' }, { courier }],
      [{ courier: 'JNE', resi: '' }, { resi }]
    ] as const) {
      const called = await update(who, id, 'returned', given)
      expect(called).toMatchObject({ error: { code: 'complaint_courier_required', fields } })
      expect(called.ok || called.error.fields).toEqual(fields)
    }
    const long = await update(who, id, 'returned', { courier: 'x'.repeat(61), resi: 'X' })
    expect(codeOf(long)).toBe('invalid_input')
  })
})
