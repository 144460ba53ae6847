import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'

import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { catalogueReviews, listReviews, reviewedBy } from '../support/reviewing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({
  OPS_TOKENS: 'rina:support:token-of-rina-0123456789,wati:finance:token-of-wati-0123456789'
})
const as = (token: string) => new Person(world().app, world().services.config.signatureKey, token)
const rina = () => as('token-of-rina-0123456789')
const ops = () => world().ops
const reply = 'POST /ops/review/{id}/reply'
const remove = 'DELETE /ops/review/{id}/reply'

let market: Market
let buyer: Buyer
let product: Product
let ids: number[]
/** Reviews of another product with one order. */
let ordered: { id: number; order: number; code: string }
let orderedProduct: Product

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  product = await market.product({ name: 'Genteng Beton Uji' })
  ids = await catalogueReviews(world(), market, { product, buyer, ratings: [5, 1, 3, 5, 4] })
  orderedProduct = await market.product({ name: 'Paku Uji' })
  ordered = await reviewedBy(world(), buyer, orderedProduct, { rating: 2, review: 'Agak karatan' })
})

const list = (filter: Parameters<typeof listReviews>[1] = {}) =>
  listReviews(ops(), { keyword: 'Genteng Beton', ...filter })
const idsOf = async (filter: Parameters<typeof list>[0] = {}) => (await list(filter)).map(({ id }) => id)
const one = async (id: number) =>
  (await listReviews(ops(), { per_page: 100 })).find(found => found.id === id)!

describe('[ops-250] the list of reviews', () => {
  it('is paged by the last review that was seen, the newest or the oldest first', async () => {
    expect(await idsOf()).toEqual(ids.toReversed())
    expect(await idsOf({ sort: 'oldest' })).toEqual(ids)
    for (const sort of ['newest', 'oldest'] as const) {
      const seen: number[] = []
      let beyond: number | undefined
      do {
        const asked = { keyword: 'Genteng Beton', sort, per_page: 2, ...(beyond !== undefined && { beyond }) }
        const page = value(await ops().call('GET /ops/review', asked))
        seen.push(...page.reviews.map(({ id }) => id))
        beyond = page.next ?? undefined
      } while (beyond !== undefined)
      expect(seen).toEqual(sort === 'oldest' ? ids : ids.toReversed())
    }
    expect(await idsOf({ beyond: 999_999_999 })).toEqual([])
  })

  it('is filtered by stars, answer and shop, and found by product or order', async () => {
    expect(await idsOf({ rating: 5 })).toEqual([ids[3], ids[0]])
    const { updated_at } = await one(ids[0]!)
    value(await ops().call(reply, { id: ids[0]!, reply: 'Terima kasih', updated_at }))
    expect(await idsOf({ answer: 'answered' })).toEqual([ids[0]])
    expect(await idsOf({ answer: 'unanswered', rating: 5 })).toEqual([ids[3]])
    expect(await idsOf({ shop_id: market.shopId })).toHaveLength(5)
    expect(await idsOf({ shop_id: 999_999 })).toEqual([])
    const found = await listReviews(ops(), { keyword: ordered.code.toLowerCase() })
    expect(found.map(({ id }) => id)).toEqual([ordered.id])
    expect(await listReviews(ops(), { keyword: 'tidak ada barang ini' })).toEqual([])
  })

  it('tells of each what the counter needs, and no order where there is none', async () => {
    expect(await one(ordered.id)).toEqual({
      id: ordered.id,
      rating: 2,
      review: 'Agak karatan',
      photo: null,
      date: expect.any(String),
      is_updated: false,
      variant: null,
      reply: null,
      replied_at: null,
      user: { name: 'Pembeli Uji', photo: null },
      product: { id: orderedProduct.id, slug: expect.any(String), name: 'Paku Uji', is_active: true },
      shop: { id: market.shopId, slug: expect.any(String), name: 'Toko Uji' },
      order_code: ordered.code,
      updated_at: expect.any(String)
    })
    expect((await one(ids[1]!)).order_code).toBeNull()
  })

  it('is for clerks, support and sellers', async () => {
    expect(codeOf(await as('token-of-wati-0123456789').call('GET /ops/review', {}))).toBe('forbidden')
    expect((await listReviews(rina())).length).toBeGreaterThan(0)
  })
})

describe('[ops-251] an answer to a review', () => {
  const answered = async (text: string) => {
    const { id } = await reviewedBy(world(), buyer, await market.product())
    const { updated_at } = await one(id)
    return value(await ops().call(reply, { id, reply: text, updated_at }))
  }
  const actsOn = (id: number) =>
    world()
      .services.db.select()
      .from(acts)
      .where(eq(acts.objectId, id))
      .orderBy(acts.id)
      .then(found => found.filter(({ kind }) => kind === 'review'))

  it('[ops-252] is written from the version that was seen: the second of two is told what is there', async () => {
    const { id } = await reviewedBy(world(), buyer, await market.product())
    const { updated_at } = await one(id)
    const texts = ['Terima kasih', 'Sama-sama']
    const tries = await Promise.all(texts.map(text => ops().call(reply, { id, reply: text, updated_at })))
    expect(tries.map(codeOf).toSorted()).toEqual(['changed_meanwhile', 'ok'])
    const now = await one(id)
    const rejected = tries.find(answer => !answer.ok)
    expect(rejected).toMatchObject({
      error: {
        status: 412,
        message: expect.stringMatching(/^Data ini sudah diubah oleh console /),
        details: { updated_at: now.updated_at, review: { reply: now.reply, rating: 5 } }
      }
    })
    // With the newest version the other one may go on.
    const { updated_at: newest } = now
    value(await ops().call(reply, { id, reply: 'Sama-sama, Kak', updated_at: newest }))
    expect((await one(id)).reply).toBe('Sama-sama, Kak')
  })

  it('[ops-252] is one to the words that were read: a change by the buyer rejects it', async () => {
    const { id } = await reviewedBy(world(), buyer, await market.product())
    const { updated_at } = await one(id)
    const changed = { id, rating: 1, review: 'Ternyata retak' }
    value(await buyer.person.call('POST /buyer/transaction/review/update/{id}', changed))
    const stale = await ops().call(reply, { id, reply: 'Senang Anda puas', updated_at })
    expect(stale).toMatchObject({
      error: { code: 'changed_meanwhile', details: { changed_by: null, review: { rating: 1 } } }
    })
  })

  it('[ops-252] needs no version where there is none yet, and one to change it', async () => {
    const { id } = await reviewedBy(world(), buyer, await market.product())
    expect(codeOf(await ops().call(reply, { id, reply: 'Terima kasih' }))).toBe('ok')
    const blind = await ops().call(reply, { id, reply: 'Sama-sama' })
    expect(blind).toMatchObject({
      error: { code: 'invalid_input', fields: { updated_at: expect.any(String) } }
    })
    expect((await one(id)).reply).toBe('Terima kasih')
  })

  it('needs words, at most 1,000 characters', async () => {
    const { updated_at } = await one(ids[1]!)
    const sent = { id: ids[1]!, updated_at }
    for (const text of ['', '   ', 'x'.repeat(1_001)])
      expect(await ops().call(reply, { ...sent, reply: text })).toMatchObject({
        error: { fields: { reply: expect.any(String) } }
      })
  })

  it('[ops-253] is an act with the text before and after; the same once more is none', async () => {
    const { id, updated_at } = await answered('Terima kasih')
    const again = { id, reply: 'Terima kasih', updated_at: new Date(0).toISOString() }
    expect(value(await rina().call(reply, again))).toEqual({ id, reply: 'Terima kasih', updated_at })
    value(await rina().call(reply, { id, reply: 'Terima kasih banyak', updated_at }))
    const written = (await actsOn(id)).filter(({ after }) => after !== null)
    expect(written).toMatchObject([
      { before: { reply: null }, after: { reply: 'Terima kasih' } },
      { name: 'rina', before: { reply: 'Terima kasih' }, after: { reply: 'Terima kasih banyak' } }
    ])
  })

  it('[ops-251, review-13] is on the page of its product at once, and gone from it once removed', async () => {
    const own = await market.product()
    const messages: unknown[] = []
    onTestFinished(world().services.bus.on('invalidate', tags => messages.push(tags)))
    const pages = [`product:${own.id}`, `shop:${market.shopId}`]
    const told = (times: number) =>
      vi.waitFor(() =>
        expect(messages.filter(tags => String(tags) === String(pages))).toEqual(
          Array.from({ length: times }, () => pages)
        )
      )
    const { id } = await reviewedBy(world(), buyer, own)
    await told(1)
    const shown = async () =>
      value(
        await world()
          .person()
          .call('GET /buyer/product/{id}', { id: String(own.id) })
      ).reviews[0]!.reply
    expect(await shown()).toBeNull()
    const { updated_at } = await one(id)
    const saved = value(await ops().call(reply, { id, reply: 'Terima kasih', updated_at }))
    await told(2)
    expect(await shown()).toBe('Terima kasih')
    expect(codeOf(await ops().call(remove, { id, updated_at }))).toBe('changed_meanwhile')
    const gone = value(await ops().call(remove, { id, updated_at: saved.updated_at }))
    expect(gone).toMatchObject({ id, reply: null })
    await told(3)
    expect(await shown()).toBeNull()
    expect(await one(id)).toMatchObject({ reply: null, replied_at: null })
    // What is so already stays as it is.
    expect(value(await ops().call(remove, { id, updated_at }))).toEqual(gone)
  })
})

describe('[ops-254] the buyer', () => {
  const told = async (who: Buyer) =>
    value(await who.person.call('GET /buyer/notification', { type: 'transaction' })).filter(
      ({ title }) => title === 'Penjual membalas ulasan Anda'
    )

  it('is told of the first answer, with the way to the order, and of no change of it', async () => {
    const person = await market.buyer()
    const { id, order } = await reviewedBy(world(), person, await market.product({ name: 'Cat Uji' }))
    const { updated_at } = await one(id)
    const saved = value(await ops().call(reply, { id, reply: 'Terima kasih', updated_at }))
    value(await ops().call(reply, { id, reply: 'Terima kasih, Kak', updated_at: saved.updated_at }))
    expect(await told(person)).toMatchObject([
      { body: 'Toko Uji membalas ulasan Anda tentang Cat Uji.', value: String(order) }
    ])
  })

  it('is told once, also where the answer was removed and written again', async () => {
    const person = await market.buyer()
    const { id } = await reviewedBy(world(), person, await market.product())
    const { updated_at: read } = await one(id)
    const first = value(await ops().call(reply, { id, reply: 'Terima kasih', updated_at: read }))
    const gone = value(await ops().call(remove, { id, updated_at: first.updated_at }))
    value(await ops().call(reply, { id, reply: 'Sama-sama', updated_at: gone.updated_at }))
    expect(await told(person)).toHaveLength(1)
  })

  it('of a review without an order is told nothing', async () => {
    const person = await market.buyer()
    const [id] = await catalogueReviews(world(), market, { product, buyer: person, ratings: [4] })
    const { updated_at } = await one(id!)
    value(await ops().call(reply, { id: id!, reply: 'Terima kasih', updated_at }))
    expect(await told(person)).toEqual([])
  })
})

it('[ops-259] the overview counts the reviews that the list of unanswered ones has', async () => {
  const day = world().services.clock.now().toISOString().slice(0, 10)
  const late = async (who = ops()) =>
    value(await who.call('GET /ops/overview', { from: day, to: day })).late.reviews
  const before = await late()
  const { id } = await reviewedBy(world(), buyer, await market.product())
  expect(await late()).toBe(before! + 1)
  const { updated_at } = await one(id)
  value(await ops().call(reply, { id, reply: 'Terima kasih', updated_at }))
  expect(await late()).toBe(before)
  expect(await late(as('token-of-wati-0123456789'))).toBeUndefined()
})
