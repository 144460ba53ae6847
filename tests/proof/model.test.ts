import { asc, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { balances } from '#server/money/schema.ts'
import { transactions } from '#server/order/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { accountOf, expectTrueBooks, orderOf, pay, sendOrder, topUp } from '../support/buying.ts'
import { isLong, patience, seedOf, sized } from '../support/long.ts'
import { type Buyer, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { randomOf } from '../support/random.ts'
import {
  modelFigures,
  type ModelOrder,
  modelSteps,
  type SettleOutcome,
  ShopModel,
  type StepName,
  type Wish
} from '../support/shop-model.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const operations = sized(200, 10_000)
/** Operations under way at once, and between two looks at everything. */
const atOnce = 8
const lookEvery = 100
const quota = 5
const methods = { account: pay.account, saldo: pay.saldo, cash: pay.cash }

/** What an operation did, for the model: in the order in which effects of one moment may be told. */
type Effect = { rank: 0 | 1 | 2; apply: () => void }
type Operation = {
  /** Whether the model allows it; asked where nothing else happens beside it. */
  expected: () => string
  run: () => Promise<{ code: string; effects: Effect[] }>
}

async function openShop() {
  const market = await openMarket(world())
  const buyers: Buyer[] = []
  for (let i = 0; i < atOnce; i += 1) buyers.push(await market.buyer())
  const stock = [6, 12, 500]
  const products: Product[] = []
  for (const count of stock) {
    products.push(await market.product({ price: modelFigures.price, stock: count }))
  }
  const voucher = await market.voucher({
    amount: modelFigures.discount,
    usageLimit: quota,
    validUntil: new Date('2100-01-01')
  })
  return { market, buyers, products, voucher, model: new ShopModel(stock, atOnce, quota) }
}
type Shop = Awaited<ReturnType<typeof openShop>>

/** A buyer goes straight to the checkout with some pieces, and orders them. */
async function place({ buyers, products, voucher }: Shop, wish: Wish) {
  const buyer = buyers[wish.buyer]!
  const { id, detailId } = products[wish.product]!
  const added = await buyer.person.call('POST /buyer/cart/add', {
    product_id: id,
    product_detail_id: detailId,
    qty: wish.qty,
    is_buy_now: true
  })
  if (!added.ok) return added
  const checkout = await buyer.person.call('POST /buyer/transaction/checkout', {
    cart_detail_id: [added.value.cart_detail_id],
    is_buy_now: true,
    qty: wish.qty
  })
  if (!checkout.ok) return checkout
  const more = wish.hasVoucher ? { voucher, discount: modelFigures.discount } : {}
  return sendOrder(buyer, orderOf(checkout.value, methods[wish.method], more))
}

const effect = (rank: Effect['rank'], apply: () => void): Effect => ({ rank, apply })

function ordering(shop: Shop, wish: Wish): Operation {
  const { model, buyers } = shop
  return {
    expected: () => (model.mayOrder(wish) ? 'ok' : 'refused'),
    async run() {
      const made = await place(shop, wish)
      if (!made.ok) return { code: codeOf(made), effects: [] }
      const { id, code } = made.value
      const { person } = buyers[wish.buyer]!
      const number = wish.method === 'account' ? await accountOf(buyers[wish.buyer]!, id) : ''
      const { shipping } = value(await person.call('GET /buyer/transaction/{id}', { id }))
      const facts = { id, code, number, etd: shipping.etd }
      return { code: 'ok', effects: [effect(0, () => model.ordered(wish, facts))] }
    }
  }
}

function settling({ model }: Shop, order: ModelOrder, amount: number): Operation {
  return {
    expected: () => model.settleOutcome(order, amount),
    async run() {
      const answered = await world().ops.call('POST /ops/payment/settle', { number: order.number, amount })
      const outcome = value(answered).outcome as SettleOutcome
      return { code: outcome, effects: [effect(1, () => model.settled(order, outcome))] }
    }
  }
}

function stepping({ model, buyers }: Shop, order: ModelOrder, step: StepName): Operation {
  const { person } = buyers[order.buyer]!
  const id = order.code
  const calls = {
    accept: () => world().ops.call('POST /ops/transaction/{id}/accept', { id }),
    pack: () => world().ops.call('POST /ops/transaction/{id}/pack', { id }),
    ship: () => world().ops.call('POST /ops/transaction/{id}/ship', { id, resi: 'RESI-1' }),
    deliver: () => world().ops.call('POST /ops/transaction/{id}/deliver', { id }),
    reject: () => world().ops.call('POST /ops/transaction/{id}/reject', { id, reason: 'Habis' }),
    confirm: () => person.call('POST /buyer/transaction/confirm/{id}', { id: order.id }),
    cancel: () => person.call('POST /buyer/transaction/cancel/{id}', { id: order.id, reason: 'Batal' })
  }
  return {
    expected: () => (model.may(order, step) ? 'ok' : 'refused'),
    async run() {
      const code = codeOf(await calls[step]())
      const rank = step === 'cancel' || step === 'reject' ? 2 : 1
      return { code, effects: code === 'ok' ? [effect(rank, () => model.stepped(order, step))] : [] }
    }
  }
}

function toppingUp({ model, buyers }: Shop, buyer: number): Operation {
  const amount = 150_000
  return {
    expected: () => 'ok',
    async run() {
      await topUp(world(), buyers[buyer]!, amount)
      return { code: 'ok', effects: [effect(0, () => model.toppedUp(buyer, amount))] }
    }
  }
}

const known = [
  'out_of_stock',
  'balance_too_low',
  'payment_unavailable',
  'too_many_unpaid',
  'too_many_cash',
  'voucher_used',
  'voucher_used_up',
  'voucher_not_usable',
  'status_refused',
  'cancel_refused'
]

/** Everything that the model says, as the database has it. */
async function expectAgreement({ model, market, products, buyers, voucher }: Shop): Promise<void> {
  const { db } = world().services
  const ids = model.orders.map(order => order.id)
  const rows = await db
    .select({ id: transactions.id, status: transactions.status })
    .from(transactions)
    .where(inArray(transactions.id, ids))
    .orderBy(asc(transactions.id))
  const told = model.orders
    .map(({ id, status }) => ({ id, status: status === 'accepted' ? 'paid' : status }))
    .toSorted((a, b) => a.id - b.id)
  expect(rows).toEqual(told)
  for (const [i, product] of products.entries()) {
    expect([i, await market.stockOf(product)]).toEqual([i, model.stock[i]])
  }
  for (const [i, buyer] of buyers.entries()) {
    const [row] = await db.select().from(balances).where(eq(balances.userId, buyer.id))
    expect([i, row?.amount ?? 0]).toEqual([i, model.saldo[i]])
  }
  const [row] = await db.select().from(vouchers).where(eq(vouchers.code, voucher))
  expect(row?.usedCount).toBe(quota - model.quota)
  await expectTrueBooks(world())
}

it(
  `[money-12] ${operations} operations of buyers, counter, gateway and clock, ${atOnce} at once, agree with a model`,
  async () => {
    const { below, pick, next } = randomOf(seedOf('model'))
    const shop = await openShop()
    const { model, buyers } = shop
    const counted: Record<string, number> = {}

    /** An operation that mostly makes sense; `slot` is the buyer of what a buyer begins. */
    const choose = (slot: number): Operation => {
      const live = model.orders.filter(order => order.status !== 'success' && order.status !== 'cancel')
      const accounts = model.orders.filter(order => order.method === 'account').slice(-20)
      const kind = next()
      if (kind < 0.3 || live.length === 0) {
        const method = pick(['account', 'saldo', 'cash'] as const)
        return ordering(shop, {
          buyer: slot,
          product: below(3),
          qty: 1 + below(3),
          method,
          hasVoucher: next() < 0.3
        })
      }
      if (kind < 0.4) return toppingUp(shop, slot)
      if (kind < 0.6 && accounts.length > 0) {
        const order = pick(accounts)
        return settling(shop, order, next() < 0.9 ? order.total : order.total - 1)
      }
      const order = pick(live.slice(-30))
      const names = Object.keys(modelSteps) as StepName[]
      const fitting = names.filter(name => model.may(order, name))
      return stepping(shop, order, next() < 0.8 && fitting.length > 0 ? pick(fitting) : pick(names))
    }

    const runTogether = async (count: number): Promise<void> => {
      const firstSlot = below(atOnce)
      const chosen = Array.from({ length: count }, (_, i) => choose((firstSlot + i) % atOnce))
      const expected = count === 1 ? chosen[0]!.expected() : undefined
      const done = await Promise.all(chosen.map(operation => operation.run()))
      for (const { code } of done) counted[code] = (counted[code] ?? 0) + 1
      for (const { code } of done) {
        if (!['ok', 'paid', 'late', 'again', 'mismatch'].includes(code)) expect(known).toContain(code)
      }
      if (expected !== undefined) {
        const { code } = done[0]!
        expect(known.includes(code) ? 'refused' : code).toBe(expected)
      }
      const effects = done.flatMap(one => one.effects).toSorted((a, b) => a.rank - b.rank)
      for (const { apply } of effects) apply()
    }

    const pass = async (): Promise<void> => {
      const hours = pick([6, 24, 48, 72, 120])
      value(await world().ops.call('POST /ops/clock', { advance_seconds: hours * 3600 }))
      model.pass(hours)
      for (const buyer of buyers) await signIn(world(), buyer.person, buyer.id)
    }

    let looked = 0
    for (let done = 0; done < operations;) {
      const count = next() < 0.3 ? 1 : atOnce
      if (next() < 0.03) await pass()
      else await runTogether(count)
      done += count
      if (done - looked < lookEvery) continue
      looked = done
      await expectAgreement(shop)
    }
    await expectAgreement(shop)
    process.stdout.write(`model: ${model.orders.length} orders, ${JSON.stringify(counted)}\n`)
    // What was asked happened: a model that is never asked agrees with anything. Only many operations hold each kind.
    const kinds = isLong ? ['ok', 'paid', 'status_refused', 'late', 'again', 'mismatch'] : ['ok']
    for (const code of kinds) expect(counted[code] ?? 0, code).toBeGreaterThan(0)
  },
  patience * 2
)
