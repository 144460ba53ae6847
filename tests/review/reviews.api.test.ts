import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest'

import { reviews } from '#server/review/schema.ts'

import { advanceTo, buy, expectTrueBooks, movedBy, pay, settle } from '../support/buying.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { secretPlace, takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

async function delivered(buyer: Buyer, product: Product, voucher?: string) {
  const order = await buy(buyer, product, pay.account, voucher ? { voucher } : {})
  await settle(world(), buyer, order.id)
  await advanceTo(world(), order.code, 'deliver')
  return order.id
}

/** Names of the stored review pictures. */
const storedPhotos = () => readdir(join(world().services.config.filesFolder, 'media/reviews'))

const confirm = async (buyer: Buyer, id: number) =>
  value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))

describe('a review', () => {
  it('[review-5, review-6, review-7] is written once per order and product, with a cleaned picture, and changed once', async () => {
    const buyer = await market.buyer()
    const product = await market.product()
    const id = await delivered(buyer, product)
    const write = async (rating: number, file?: File) =>
      buyer.person.call('POST /buyer/transaction/review', {
        product_id: product.id,
        transaction_id: id,
        rating,
        review: 'Barang bagus',
        ...(file && { photo: file })
      })
    expect(codeOf(await write(5))).toBe('status_refused')
    await confirm(buyer, id)
    const written = value(await write(5, await takePhoto()))
    expect(written.photo).toMatch(/^reviews\/[0-9a-f]{24}$/)
    const picture = await world().app.request(`http://localhost/media/${written.photo}-160.webp`)
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect([picture.status, bytes.includes(secretPlace)]).toEqual([200, false])
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    const before = await storedPhotos()
    expect(codeOf(await write(4, await takePhoto()))).toBe('already_reviewed')
    expect(await storedPhotos()).toEqual(before)

    const rated = async () =>
      value(
        await world()
          .person()
          .call('GET /buyer/product/rating/{id}', { id: String(product.id) })
      )
    expect(await rated()).toMatchObject({ rating: 5, total: 1 })
    const update = (fields: object) =>
      buyer.person.call('POST /buyer/transaction/review/update/{id}', {
        id: written.id,
        rating: 2,
        review: 'Ternyata retak',
        ...fields
      })
    expect(value(await update({ photo: 'null' }))).toMatchObject({ rating: 2, photo: null, is_updated: true })
    expect(await rated()).toMatchObject({ rating: 2, total: 1 })
    const gone = await world().app.request(`http://localhost/media/${written.photo}-160.webp`)
    expect(gone.status).toBe(404)
    expect(codeOf(await update({ photo: await takePhoto() }))).toBe('review_locked')
    expect((await storedPhotos()).filter(name => name.startsWith(written.photo!.slice(8)))).toEqual([])
  })

  it('[review-1, review-5] requires rating and text, and a file that is a picture', async () => {
    const buyer = await market.buyer()
    const product = await market.product()
    const id = await delivered(buyer, product)
    await confirm(buyer, id)
    const base = { product_id: product.id, transaction_id: id, rating: 5, review: 'Bagus' }
    const write = (fields: object) =>
      buyer.person.call('POST /buyer/transaction/review', { ...base, ...fields })
    expect(await write({ rating: 0 })).toMatchObject({
      error: { fields: { rating: 'Mohon berikan rating terlebih dahulu' } }
    })
    expect(await write({ review: '   ' })).toMatchObject({
      error: { fields: { review: 'Mohon isi ulasan terlebih dahulu' } }
    })
    const text = new File(['no picture'], 'foto.png', { type: 'image/png' })
    expect(codeOf(await write({ photo: text }))).toBe('file_not_an_image')
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], 'foto.png')
    expect(codeOf(await write({ photo: drawing }))).toBe('file_not_an_image')
  })

  it('[review-14] is answered by the operator for the seller', async () => {
    const owner = await market.buyer()
    const product = await market.product()
    const id = await delivered(owner, product)
    await confirm(owner, id)
    const review = { product_id: product.id, transaction_id: id, rating: 1, review: 'x' }
    const own = value(await owner.person.call('POST /buyer/transaction/review', review))
    const { reviews: listed } = value(await world().ops.call('GET /ops/review', { per_page: 1 }))
    const seen = { id: own.id, updated_at: listed[0]!.updated_at }
    const reply = value(await world().ops.call('POST /ops/review/{id}/reply', { ...seen, reply: 'Maaf' }))
    expect(reply).toMatchObject({ id: own.id, reply: 'Maaf' })
  })
})

it('[review-16] a product has its reviews by day, and by stars both ways', async () => {
  const { db, clock } = world().services
  const product = await market.product()
  const buyer = await market.buyer()
  for (const [day, rating] of [3, 5, 1, 5].entries()) {
    await db.insert(reviews).values({
      productId: product.id,
      shopId: market.shopId,
      userId: buyer.id,
      rating,
      review: `Hari ${day}`,
      createdAt: new Date(clock.now().getTime() + day * 1000)
    })
  }
  const inOrder = async (sort_by?: 'terbaru' | 'tertinggi' | 'terendah') => {
    const list = await world()
      .person()
      .call('GET /buyer/product/review/{id}', { id: String(product.id), sort_by })
    return value(list).map(review => `${review.rating}: ${review.review}`)
  }
  const newest = ['5: Hari 3', '1: Hari 2', '5: Hari 1', '3: Hari 0']
  expect(await inOrder()).toEqual(newest)
  expect(await inOrder('terbaru')).toEqual(newest)
  expect(await inOrder('tertinggi')).toEqual(['5: Hari 3', '5: Hari 1', '3: Hari 0', '1: Hari 2'])
  expect(await inOrder('terendah')).toEqual(['1: Hari 2', '3: Hari 0', '5: Hari 3', '5: Hari 1'])
})

describe('a completed order', () => {
  it('[voucher-7, money-6] credits cashback to Saldo as a transfer', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 100_000 })
    const voucher = await market.voucher({ type: 'cashback', amount: 7_000, productId: product.id })
    const id = await delivered(buyer, product, voucher)
    const moved = await movedBy(world(), () => confirm(buyer, id))
    expect(moved).toEqual({
      escrow: -104_000,
      seller_payable: 100_000,
      fee_income: 4_000,
      promo_expense: -7_000,
      buyer_saldo: 7_000
    })
    const [entry] = value(await buyer.person.call('GET /buyer/balance/history', { type: 'credit' }))
    expect(entry).toMatchObject({ code: 'TF', amount: 7_000 })
  })
})

describe('notifications', () => {
  it('[notification-4] are read and deleted by their owner, with fresh counters', async () => {
    const buyer = await market.buyer()
    await buy(buyer, await market.product(), pay.account)
    const [notice] = value(await buyer.person.call('GET /buyer/notification', { type: 'transaction' }))
    const id = notice!.id
    const read = value(await buyer.person.call('POST /buyer/notification/read/{id}', { id }))
    expect(read.counters.notification).toEqual({ all: 0, promotion: 0, transaction: 0, negotiation: 0 })
    value(await buyer.person.call('POST /buyer/notification/delete/{id}', { id }))
    expect(value(await buyer.person.call('GET /buyer/notification', {}))).toEqual([])
  })
})

test('[review-13] a new review evicts the cached pages of its product and shop', async () => {
  const buyer = await market.buyer()
  const product = await market.product()
  const id = await delivered(buyer, product)
  await confirm(buyer, id)
  // Over NOTIFY the order's own messages may still be on their way: the review's is one of those that arrive.
  const messages: unknown[] = []
  const stop = world().services.bus.on('invalidate', tags => messages.push(tags))
  value(
    await buyer.person.call('POST /buyer/transaction/review', {
      product_id: product.id,
      transaction_id: id,
      rating: 4,
      review: 'Sesuai gambar'
    })
  )
  await vi.waitFor(() => expect(messages).toContainEqual([`product:${product.id}`, `shop:${market.shopId}`]))
  stop()
})

test("[review-15] a changed name or picture evicts the cached pages with the person's reviews", async () => {
  const buyer = await market.buyer()
  const product = await market.product()
  const id = await delivered(buyer, product)
  await confirm(buyer, id)
  value(
    await buyer.person.call('POST /buyer/transaction/review', {
      product_id: product.id,
      transaction_id: id,
      rating: 4,
      review: 'Sesuai gambar'
    })
  )
  const shown = async () =>
    value(
      await world()
        .person()
        .call('GET /buyer/product/{id}', { id: String(product.id) })
    ).reviews.map(({ user }) => user)
  expect(await shown()).toMatchObject([{ name: 'Pembeli Uji' }])
  const messages: unknown[] = []
  onTestFinished(world().services.bus.on('invalidate', tags => messages.push(tags)))
  value(await buyer.person.call('POST /buyer/profile/update', { name: 'Nama Baru' }))
  expect(await shown()).toMatchObject([{ name: 'Nama Baru' }])
  const pages = [`product:${product.id}`, `shop:${market.shopId}`]
  await vi.waitFor(() => expect(messages).toContainEqual(pages))
  const { photo } = value(await buyer.person.call('POST /buyer/profile/update', { photo: await takePhoto() }))
  expect(await shown()).toMatchObject([{ name: 'Nama Baru', photo }])
})
