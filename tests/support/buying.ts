import { randomUUID } from 'node:crypto'

import { expect, vi } from 'vitest'

import type { CheckoutData } from '#lib/checkout/contract.ts'
import type { Reply, Sent } from '#lib/calls.ts'

import { type Buyer, pin, type Product } from './market.ts'
import { value } from './person.ts'
import type { World } from './world.ts'

/** Payment methods of the market. */
export const pay = { saldo: 1, account: 2, cash: 7, paylater: 8 }

type BooksFound = NonNullable<Reply<'GET /ops/ledger/check'>['result']>
export type OrderSent = Sent<'POST /buyer/transaction/order'>

/** Adds a product to the cart and opens a checkout for it. */
export async function checkOut(buyer: Buyer, product: Product, qty = 1): Promise<CheckoutData> {
  const added = value(
    await buyer.person.call('POST /buyer/cart/add', { product_id: product.id, qty, is_buy_now: false })
  )
  return value(
    await buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id: [added.cart_detail_id] })
  )
}

/** The order request that a page would send: Kurir Toko (free here), figures as the checkout showed them. */
export function orderOf(
  checkout: CheckoutData,
  payment: number,
  more: Partial<OrderSent> & { discount?: number } = {}
): OrderSent {
  const [option] = checkout.shippings.shop_courier
  const { discount = 0, ...fields } = more
  const fee = payment === pay.account ? 4000 : 0
  return {
    cart_id: checkout.id,
    cart_detail_id: checkout.products.map(product => product.id),
    address_id: checkout.address.id,
    payment_id: payment,
    shipping_type: 'shop_courier',
    shipping_courier: option?.courier ?? '',
    shipping_service: option?.service ?? '',
    shipping_cost: option?.final_cost ?? 0,
    total_pay: checkout.subtotal - discount + (option?.final_cost ?? 0) + fee,
    ...(payment === pay.saldo && { pin }),
    ...fields
  }
}

/** Sends an order request with its own key. */
export const sendOrder = (buyer: Buyer, request: OrderSent, key: string = randomUUID()) =>
  buyer.person.call('POST /buyer/transaction/order', request, { key })

/** Buys a product: cart, checkout, order. */
export async function buy(
  buyer: Buyer,
  product: Product,
  payment: number,
  { qty = 1, ...more }: Partial<OrderSent> & { qty?: number; discount?: number } = {}
) {
  const checkout = await checkOut(buyer, product, qty)
  return value(await sendOrder(buyer, orderOf(checkout, payment, more)))
}

/** The virtual account of an order. */
export async function accountOf(buyer: Buyer, id: number): Promise<string> {
  const detail = value(await buyer.person.call('GET /buyer/transaction/payment/{id}', { id: String(id) }))
  return detail.payment.number ?? ''
}

/** Credits a buyer with Saldo. */
export const topUp = async (world: World, buyer: Buyer, amount: number) =>
  value(
    await world.ops.call('POST /ops/balance/topup', { user: String(buyer.id), amount }, { key: randomUUID() })
  )

/** The bank pays an order's virtual account. */
export async function settle(world: World, buyer: Buyer, id: number): Promise<void> {
  const number = await accountOf(buyer, id)
  expect(value(await world.ops.call('POST /ops/payment/settle', { number }))).toEqual({ outcome: 'paid' })
}

const opsSteps = {
  accept: ['POST /ops/transaction/{id}/accept', {}],
  pack: ['POST /ops/transaction/{id}/pack', {}],
  ship: ['POST /ops/transaction/{id}/ship', { resi: 'RESI-1' }],
  trace: ['POST /ops/transaction/{id}/trace', { detail: 'Tiba di gudang kota' }],
  deliver: ['POST /ops/transaction/{id}/deliver', {}]
} as const
type OpsStep = keyof typeof opsSteps

/** The seller's and courier's steps up to one of them. */
export async function advanceTo(world: Pick<World, 'ops'>, code: string, last: OpsStep): Promise<void> {
  for (const [step, [endpoint, more]] of Object.entries(opsSteps)) {
    const answered = await world.ops.send(endpoint, { id: code, ...more })
    expect([step, answered.status]).toEqual([step, 200])
    if (step === last) return
  }
}

/** Milliseconds in which a check of the books must end, on whatever machine. */
const checkMs = 60_000

/** Asks for a check of the books and waits for its result. */
export async function checkBooks(ops: World['ops']): Promise<BooksFound> {
  const { id } = value(await ops.call('POST /ops/ledger/check', {}))
  return vi.waitFor(
    async () => {
      const check = value(await ops.call('GET /ops/ledger/check', {}))
      if (check.id < id || !check.result) throw new Error(`The books are ${check.state}`)
      return check.result
    },
    { timeout: checkMs }
  )
}

/** After every test of money and of sold goods: the console's check finds no difference. */
export async function expectTrueBooks({ ops }: Pick<World, 'ops'>): Promise<void> {
  const { accounts: _accounts, ...found } = await checkBooks(ops)
  expect(found).toEqual({
    difference: 0,
    movements: [],
    balances: [],
    days: [],
    escrow: [],
    unsettled: [],
    subtotals: [],
    payments: [],
    gateway: 0,
    vouchers: [],
    stock: [],
    bank_out: 0,
    bank: 0,
    payouts: [],
    payout_files: []
  })
}

/** The balance of each account of the ledger. */
export const readAccounts = async (world: World): Promise<Record<string, number>> =>
  (await checkBooks(world.ops)).accounts

/** How some work changed each account: unchanged accounts are left out. */
export async function movedBy(world: World, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await readAccounts(world)
  await work()
  const after = await readAccounts(world)
  const moved = Object.entries(after).map(([name, total]) => [name, total - (before[name] ?? 0)] as const)
  return Object.fromEntries(moved.filter(([, change]) => change !== 0))
}
