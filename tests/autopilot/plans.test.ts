import { describe, expect, it } from 'vitest'

import { actsAt, chance } from '#lib/autopilot/chance.ts'
import { answerAbout, type AskedProduct, generalAnswer } from '#lib/autopilot/chat-answer.ts'
import { pauses, storyOf } from '#lib/autopilot/pace.ts'
import { unanswered } from '#lib/autopilot/plan-chat.ts'
import { planAnswer } from '#lib/autopilot/plan-negotiation.ts'
import { type PlayedOrder, planOrder } from '#lib/autopilot/plan-order.ts'
import { firstPart } from '#lib/autopilot/plan-shipping.ts'
import { isPlayedReview, planReview } from '#lib/autopilot/plan-review.ts'
import { planWithdrawal } from '#lib/autopilot/plan-withdrawal.ts'
import { replyTo } from '#lib/autopilot/review-reply.ts'
import { firstDue } from '#lib/autopilot/planned-call.ts'
import { productNamed } from '#lib/autopilot/product-named.ts'

const start = '2026-11-29T03:00:00.000Z'
const minutes = (count: number) => new Date(Date.parse(start) + count * 60_000)
const ids = Array.from({ length: 2_000 }, (_, at) => at + 1)

const order = (more: object): PlayedOrder =>
  ({
    id: 1,
    date: start,
    history: [],
    steps: [],
    payment: { number: '8801' },
    products: [{ id: 11, qty: 4 }],
    shipments: [],
    rest: null,
    may_split: true,
    nego: null,
    shipping: { is_pickup: false },
    ...more
  }) as unknown as PlayedOrder
const withStory = (story: string) => ids.find(id => storyOf(id) === story)!

describe('[autopilot-2] chance', () => {
  it('is the same for the same text, and even over many', () => {
    expect(chance('story 7')).toBe(chance('story 7'))
    const mean = ids.reduce((sum, id) => sum + chance(`x ${id}`), 0) / ids.length
    expect(mean).toBeGreaterThan(0.47)
    expect(mean).toBeLessThan(0.53)
  })

  it('gives most orders no story, and some of them each', () => {
    const told = ids.map(storyOf)
    for (const story of ['rejected', 'late', 'parts', 'damaged', 'refused'] as const)
      expect(told.filter(one => one === story).length).toBeGreaterThan(50)
    expect(told.filter(one => one === 'plain').length).toBeGreaterThan(900)
  })

  it('acts within the bounds of a pause', () => {
    for (const id of ids) {
      const after = (actsAt(`accept ${id}`, Date.parse(start), pauses.accept) - Date.parse(start)) / 60_000
      expect(after).toBeGreaterThanOrEqual(1)
      expect(after).toBeLessThan(10.01)
    }
  })
})

describe('[autopilot-3] the plan of an order', () => {
  it('takes only steps that the server offers, and not before their time', () => {
    expect(planOrder(order({}))).toEqual([])
    const plan = planOrder(order({ id: withStory('plain'), steps: ['accept', 'reject', 'cancel'] }))
    expect(plan.map(({ endpoint }) => endpoint)).toEqual(['POST /ops/transaction/{id}/accept'])
    expect(firstDue(plan, minutes(0.9))).toBeUndefined()
    expect(firstDue(plan, minutes(10.1))).toBe(plan[0])
  })

  it('rejects a few with a reason, and lets late sellers take their time', () => {
    const rejected = planOrder(order({ id: withStory('rejected'), steps: ['accept', 'reject'] }))
    expect(rejected[0]).toMatchObject({
      endpoint: 'POST /ops/transaction/{id}/reject',
      input: { reason: expect.stringMatching(/.{20}/) }
    })
    const late = planOrder(order({ id: withStory('late'), steps: ['accept', 'reject'] }))
    expect(firstDue(late, minutes(5.9))).toBeUndefined()
    expect(firstDue(late, minutes(61))).toBeDefined()
  })

  it('pays most virtual accounts after two minutes, and some never', () => {
    const plans = ids.map(id => planOrder(order({ steps: ['settle'], payment: { number: `88${id}` } })))
    const never = plans.filter(plan => plan.length === 0).length
    expect(never).toBeGreaterThan(100)
    expect(never).toBeLessThan(300)
    expect(plans.every(plan => firstDue(plan, minutes(1.9)) === undefined)).toBe(true)
  })

  it('ships in two parts under numbers of their own, where an order may be parted', () => {
    const id = withStory('parts')
    const [first] = planOrder(order({ id, steps: ['ship'] }))
    expect(first).toMatchObject({ input: { lines: [{ id: 11, qty: 2 }] } })
    const shipment = { id: 5, kind: 'part', delivered_at: null, lost_at: null, shipped_at: start }
    const rest = { lines: [{ id: 11, qty: 2 }] }
    const second = planOrder(order({ id, steps: ['ship'], shipments: [shipment], rest }))[0]!
    expect(second.input).not.toHaveProperty('lines')
    expect(second.key).not.toBe(first!.key)
    expect(planOrder(order({ id, steps: ['ship'], may_split: false }))[0]!.input).not.toHaveProperty('lines')
    expect(
      firstPart([
        { id: 1, qty: 1 },
        { id: 2, qty: 9 },
        { id: 3, qty: 1 }
      ])
    ).toEqual([{ id: 1, qty: 1 }])
  })

  it('reports two places, then delivers; a refusing recipient is refused only where the server offers it', () => {
    const steps = ['trace', 'deliver']
    const at = (place: string) => ({ place, date: start, shipment_id: null })
    const origin = at('Pusat sortir kota asal')
    const both = [at('Kota Uji'), origin, at('Pusat sortir kota tujuan')]
    const next = (id: number, history: object[], more: string[] = []) =>
      planOrder(order({ id, history, steps: [...steps, ...more] })).map(({ endpoint }) => endpoint)
    const plain = withStory('plain')
    expect(next(plain, [at('Kota Uji'), at('Kota Uji')])).toEqual(['POST /ops/transaction/{id}/trace'])
    expect(next(plain, [origin])).toEqual(['POST /ops/transaction/{id}/trace'])
    expect(next(plain, both)).toEqual(['POST /ops/transaction/{id}/deliver'])
    const refused = withStory('refused')
    expect(next(refused, both)).toEqual(['POST /ops/transaction/{id}/deliver'])
    expect(next(refused, both, ['refuse'])).toEqual(['POST /ops/transaction/{id}/refuse'])
    const [damaged] = planOrder(order({ id: withStory('damaged'), history: [origin], steps }))
    expect(damaged!.input).toMatchObject({ detail: expect.stringContaining('penyok') })
  })
})

describe('[autopilot-4] the seller', () => {
  const answerTo = (offer: number | null, estimate: number | null, is_on_top = false) => {
    const nego = { offers: [{ round: 1, offer }], estimate, is_on_top }
    return planAnswer({ id: 1, nego } as never, 0)[0]
  }

  it('accepts a fair offer, names the lowest fair price for a lower one, declines a low one', () => {
    expect(answerTo(90_000, 100_000)).toMatchObject({ input: { cost: 90_000 } })
    expect(answerTo(60_000, 100_000)).toMatchObject({ input: { cost: 80_000 } })
    expect(answerTo(30_000, 100_000)).toMatchObject({ endpoint: 'POST /ops/nego/{id}/decline' })
    expect(answerTo(null, 100_000)).toMatchObject({ input: { cost: 100_000 } })
    expect(answerTo(null, null)).toMatchObject({ input: { cost: 150_000 } })
    expect(answerTo(1_000, 100_000, true)).toMatchObject({ input: { cost: 1_000 } })
  })
})

describe('[autopilot-5] the bank', () => {
  const row = { id: 3, date: start, claimed_at: null, claimed_by: null, batch: null, locked_until: null }

  it('claims, then pays or returns; leaves alone what is locked, or claimed by somebody else', () => {
    expect(planWithdrawal(row, minutes(9))[0]!.endpoint).toBe('POST /ops/withdraw/{id}/claim')
    const claimed = { ...row, claimed_at: start, claimed_by: 'autopilot' }
    const ends = ids.map(id => planWithdrawal({ ...claimed, id }, minutes(9))[0]!.endpoint)
    expect(ends.filter(one => one.endsWith('/fail')).length).toBeGreaterThan(100)
    expect(ends.filter(one => one.endsWith('/settle')).length).toBeGreaterThan(1_600)
    expect(planWithdrawal({ ...claimed, claimed_by: 'ani' }, minutes(9))).toEqual([])
    expect(planWithdrawal({ ...row, locked_until: minutes(20).toISOString() }, minutes(9))).toEqual([])
  })
})

describe('[autopilot-6] an answer in chat', () => {
  const variant = { price: 62_000, stock: 40, weight: 40_000, is_active: true }
  const product = {
    name: 'Semen Uji',
    sale_unit: 'sak',
    min: 5,
    multiple: 5,
    pre_order_days: 0,
    is_active: true,
    condition: 'new',
    variants: [variant]
  } as unknown as AskedProduct

  it.each([
    ['Masih ada stok?', 'Semen Uji: Stok ada 40 sak.'],
    ['minimal berapa', 'Semen Uji: Minimal pembelian 5 sak, kelipatan 5.'],
    ['Beratnya berapa?', 'Semen Uji: Beratnya 40 kg per sak.']
  ])('says what was asked from the facts: %s', (question, said) => {
    expect(answerAbout(question, product)).toBe(said)
  })

  it('says stock and price where nothing known was asked, and does not guess without a product', () => {
    expect(answerAbout('Halo', product)).toMatch(/Stok ada 40 sak\. Harganya Rp\s?62\.000 per sak\./)
    expect(answerAbout('Bisa COD?', undefined)).toBe(generalAnswer)
    expect(answerAbout('stok?', { ...product, is_active: false })).toContain('tidak kami jual')
  })

  it('is for what the buyer wrote since the last answer, and for the product that is named', () => {
    const said = (id: number, role: string) => ({ id, role }) as never
    expect(unanswered([said(3, 'buyer'), said(1, 'buyer'), said(2, 'seller')])).toEqual([said(3, 'buyer')])
    expect(unanswered([said(1, 'buyer'), said(2, 'seller')])).toEqual([])
    const named = [{ name: 'Cat Tembok Putih 5 kg' }, { name: 'Semen Portland 40 kg' }]
    expect(productNamed('semen portland ada?', named)).toBe(named[1])
    expect(productNamed('halo kak', named)).toBeUndefined()
  })
})

describe('[autopilot-12] an answer to a review', () => {
  const review = {
    id: 7,
    rating: 5,
    date: start,
    updated_at: start,
    reply: null,
    order_code: 'BB261129ABC123',
    product: { id: 1, slug: 'paku', name: 'Paku 5 cm', is_active: true }
  }

  it('comes 2 to 10 minutes after the review, or after its change, and from the version that was read', () => {
    for (const id of ids.slice(0, 200)) {
      const plan = planReview({ ...review, id })
      expect(firstDue(plan, minutes(1.9))).toBeUndefined()
      expect(firstDue(plan, minutes(10.1))).toMatchObject({
        endpoint: 'POST /ops/review/{id}/reply',
        input: { id, updated_at: start, reply: expect.stringContaining('Paku 5 cm') }
      })
    }
    const updated_at = minutes(30).toISOString()
    expect(firstDue(planReview({ ...review, updated_at }), minutes(31.9))).toBeUndefined()
  })

  it('thanks, and offers help in chat where the stars are few', () => {
    for (const id of ids.slice(0, 50)) {
      expect(replyTo(id, 5, 'Paku')).toMatch(/^Terima kasih .*Paku/)
      for (const rating of [1, 2]) expect(replyTo(id, rating, 'Paku')).toMatch(/maaf .*Paku.*chat/)
      for (const rating of [3, 4]) expect(replyTo(id, rating, 'Paku')).toMatch(/^Terima kasih .*Paku.*chat/)
    }
  })

  it('is given to what an order brought within the last day and nobody answered, to nothing else', () => {
    const isPlayed = (more: object, at = minutes(60)) => isPlayedReview({ ...review, ...more }, at)
    expect(isPlayed({})).toBe(true)
    expect(isPlayed({ order_code: null })).toBe(false)
    expect(isPlayed({ reply: 'Terima kasih' })).toBe(false)
    expect([isPlayed({}, minutes(24 * 60 - 1)), isPlayed({}, minutes(24 * 60))]).toEqual([true, false])
  })
})
