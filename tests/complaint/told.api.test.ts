import { afterEach, beforeAll, expect, it } from 'vitest'

import { runComplaintDeadlines } from '#server/complaint/deadline-job.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { advance, passDemo } from '../support/clock.ts'
import {
  answer,
  complain,
  deliverAgain,
  deliveredTo,
  readComplaint,
  shipAgain,
  update
} from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const day = 24 * 3_600
const world = useWorld()
let market: Market

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const noticesOf = async ({ person }: Buyer) =>
  value(await person.call('GET /buyer/notification', {})).map(({ body }) => body)

/** A complaint about one of two delivered pieces, whose seller sends goods again. */
async function sentAgain(problem: 'missing' | 'broken') {
  const buyer = await market.buyer()
  const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
  const solution = problem === 'missing' ? 'send_missing' : 'exchange'
  const lines = [{ id: order.lines[0]!.id, qty: 1, problem }]
  const { id } = await complain(buyer, order, { solution, nominal: undefined, lines })
  value(await answer(world(), id, solution))
  value(await shipAgain(world(), id))
  value(await deliverAgain(world(), id))
  return { buyer, id }
}

it.each([
  ['missing', 'Barang yang kurang'],
  ['broken', 'Barang pengganti']
] as const)('[complaint-10] calls goods sent for %s pieces %s', async (problem, name) => {
  const { buyer, id } = await sentAgain(problem)
  const [notice] = await noticesOf(buyer)
  expect(notice).toMatch(new RegExp(`^${name} sampai di tujuan menurut kurir\\.`))
  value(await update(buyer, id, 'received'))
  const { history } = await readComplaint(world(), buyer, id)
  expect(history.slice(-3).map(({ detail }) => detail)).toEqual([
    `${name} dikirim dengan JNE, resi ULANG-1.`,
    `${name} sampai di tujuan.`,
    `${name} diterima pembeli.`
  ])
})

it.each([
  ['missing', 'Barang yang kurang dianggap diterima.'],
  ['broken', 'Barang pengganti dianggap diterima.']
] as const)('[complaint-10] and so does the clock: %s', async (problem, said) => {
  const { buyer, id } = await sentAgain(problem)
  await advance(world(), 3 * day + 1)
  await runComplaintDeadlines(world().services)
  expect((await readComplaint(world(), buyer, id)).history.at(-1)?.detail).toBe(said)
})

it.each([
  ['exchange', 'Penjual akan mengirim barangnya.'],
  ['return_refund', 'Kirim barangnya kembali ke toko dalam 5 hari']
] as const)(
  '[complaint-17] an accepted %s is no news to the buyer who accepted it, but one by silence is',
  async (solution, notice) => {
    const begin = async () => {
      const buyer = await market.buyer()
      const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
      const { id } = await complain(buyer, order)
      value(await answer(world(), id, solution, solution === 'exchange' ? undefined : 10_000))
      return { buyer, id }
    }
    const said = expect.arrayContaining([expect.stringContaining(notice)])
    const own = await begin()
    value(await update(own.buyer, own.id, 'accept'))
    expect(await noticesOf(own.buyer)).not.toEqual(said)
    const silent = await begin()
    await advance(world(), 3 * day + 1)
    await runComplaintDeadlines(world().services)
    await readComplaint(world(), silent.buyer, silent.id)
    expect(await noticesOf(silent.buyer)).toEqual(said)
  }
)

it('[complaint-17] an offer says what silence does, and an end by it that nothing is refunded', async () => {
  const buyer = await market.buyer()
  const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
  const { id } = await complain(buyer, order)
  value(await answer(world(), id, 'reject'))
  expect((await noticesOf(buyer))[0]).toMatch(
    /Terima atau minta bantuan dalam 3 hari\. Tanpa tanggapan, jawaban itu berlaku\.$/
  )
  await advance(world(), 3 * day + 1)
  await runComplaintDeadlines(world().services)
  const { history } = await readComplaint(world(), buyer, id)
  const ended =
    'Dianggap diterima: tidak ada tanggapan dalam 3 hari. Komplain ditutup tanpa pengembalian dana.'
  expect(history.at(-1)?.detail).toBe(ended)
  expect((await noticesOf(buyer))[0]).toMatch(new RegExp(`selesai\\. ${ended}$`))
})

it('[complaint-8, complaint-17] a refund that completes the order says so', async () => {
  const buyer = await market.buyer()
  const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
  const { id } = await complain(buyer, order)
  value(await answer(world(), id, 'refund', 20_000))
  expect((await noticesOf(buyer))[0]).toMatch(
    /Dana Rp20\.000 dikembalikan ke Saldo Baba\. Pesanan selesai\.$/
  )
})
