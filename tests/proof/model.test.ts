import { asc, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { balances } from '#server/money/schema.ts'
import { orders } from '#server/order/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { orderTogether } from '../support/buying-together.ts'
import { accountOf, expectTrueBooks, orderOf, pay, sendOrder, topUp } from '../support/buying.ts'
import { isLong, timeout, seedOf, sized } from '../support/long.ts'
import { addAddress, openMarket, type Product } from '../support/market.ts'
import { fine, known } from '../support/model-outcomes.ts'
import { WithdrawalModel } from '../support/model-withdrawals.ts'
import { approve, offerOf, decline, payNegotiation, places, sendOffer } from '../support/negotiating.ts'
import { codeOf, value } from '../support/person.ts'
import { randomOf } from '../support/random.ts'
import {
  type AnswerName,
  type Method,
  modelAnswers,
  modelFigures,
  type ModelOrder,
  modelSteps,
  type SettleOutcome,
  ShopModel,
  type StepName,
  type OrderCommand
} from '../support/shop-model.ts'
import { signIn } from '../support/sign-in.ts'
import { type Saver, saver } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const operations = sized(200, 10_000)
/** Concurrent operations, and operations between two full comparisons. */
const atOnce = 8
const lookEvery = 100
const quota = 5
const methods = { account: pay.account, saldo: pay.saldo, cash: pay.cash }

/** The effect of an operation for the model: in the possible order of concurrent effects. */
type Effect = { rank: 0 | 1 | 2; apply: () => void }
type Operation = {
  /** Whether the model allows it; checked when nothing else runs. */
  expected: () => string
  run: () => Promise<{ code: string; effects: Effect[] }>
}

async function openShop() {
  const market = await openMarket(world())
  const [buyers, far]: [Saver[], number[]] = [[], []]
  for (let i = 0; i < atOnce; i += 1) {
    const buyer = await saver(world(), market, 0)
    buyers.push(buyer)
    far.push(await addAddress(world(), buyer.id, places.beyondShop))
  }
  const stock = [6, 12, 500]
  const products: Product[] = []
  // The last product is another shop's.
  const otherShop = await market.makeShop('Toko Dua')
  for (const [at, count] of stock.entries()) {
    const shopId = at === 2 ? otherShop : market.shopId
    products.push(await market.product({ price: modelFigures.price, stock: count, shopId }))
  }
  const voucher = await market.voucher({
    amount: modelFigures.discount,
    usageLimit: quota,
    validUntil: new Date('2100-01-01')
  })
  const model = new ShopModel(stock, atOnce, quota)
  const withdrawals = new WithdrawalModel(world, buyers, model.saldo)
  return { market, buyers, far, products, voucher, model, withdrawals }
}
type Shop = Awaited<ReturnType<typeof openShop>>

/** A buyer goes straight to the checkout with some pieces, to their main address or another one. */
async function goStraight({ buyers, products }: Shop, command: OrderCommand, addressId?: number) {
  const buyer = buyers[command.buyer]!
  const { id, detailId } = products[command.product]!
  const added = await buyer.person.call('POST /buyer/cart/add', {
    product_id: id,
    product_detail_id: detailId,
    qty: command.qty,
    is_buy_now: true
  })
  if (!added.ok) return added
  return buyer.person.call('POST /buyer/transaction/checkout', {
    cart_detail_id: [added.value.cart_detail_id],
    is_buy_now: true,
    qty: command.qty,
    ...(addressId && { address_id: addressId })
  })
}

async function place(shop: Shop, command: OrderCommand) {
  const checkout = await goStraight(shop, command)
  if (!checkout.ok) return checkout
  const { buyers, voucher } = shop
  const more = command.hasVoucher ? { voucher, discount: modelFigures.discount } : {}
  return sendOrder(buyers[command.buyer]!, orderOf(checkout.value, methods[command.method], more))
}

/** Requests the freight of some pieces to a place where Kurir Toko has no price. */
async function request(shop: Shop, command: OrderCommand) {
  const checkout = await goStraight(shop, command, shop.far[command.buyer]!)
  if (!checkout.ok) return checkout
  return sendOffer(shop.buyers[command.buyer]!, offerOf(checkout.value, 'shop_courier'))
}

type OrderCommands = readonly [OrderCommand, ...OrderCommand[]]

/** A buyer adds products of two shops to the cart and orders them at once; rejected ones leave the cart again. */
async function placeTogether({ buyers, products, voucher }: Shop, commands: OrderCommands) {
  const buyer = buyers[commands[0].buyer]!
  const lineIds: number[] = []
  const drop = async () => {
    for (const id of lineIds) await buyer.person.call('POST /buyer/cart/update/{id}', { id, qty: 0 })
  }
  // The last addition comes first, in the checkout and among its orders.
  for (const { product, qty } of commands.toReversed()) {
    const { id, detailId } = products[product]!
    const added = await buyer.person.call('POST /buyer/cart/add', {
      product_id: id,
      product_detail_id: detailId,
      qty
    })
    if (added.ok) lineIds.push(added.value.cart_detail_id)
    else {
      await drop()
      return added
    }
  }
  const checkout = await buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id: lineIds })
  if (!checkout.ok) {
    await drop()
    return checkout
  }
  const { method, hasVoucher } = commands[0]
  const more = hasVoucher ? { vouchers: commands.map(() => voucher), discount: modelFigures.discount } : {}
  const made = await sendOrder(buyer, orderTogether(checkout.value, methods[method], more))
  if (!made.ok) await drop()
  return made
}

const effect = (rank: Effect['rank'], apply: () => void): Effect => ({ rank, apply })

function ordering(shop: Shop, commands: OrderCommands): Operation {
  const { model, buyers } = shop
  const [command] = commands
  return {
    expected: () => (model.mayOrder(commands) ? 'ok' : 'rejected'),
    async run() {
      const made = await (commands.length > 1 ? placeTogether(shop, commands) : place(shop, command))
      if (!made.ok) return { code: codeOf(made), effects: [] }
      const buyer = buyers[command.buyer]!
      const number = command.method === 'account' ? await accountOf(buyer, made.value.id) : ''
      const facts: { id: number; code: string; number: string; arrival: string }[] = []
      for (const { id, code } of made.value.orders) {
        const { shipping } = value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
        facts.push({ id, code, number, arrival: shipping.etd })
      }
      const effects = [effect(0, () => model.ordered(commands, facts))]
      return { code: commands.length > 1 ? 'together' : 'ok', effects }
    }
  }
}

function requesting(shop: Shop, command: OrderCommand): Operation {
  const { model, buyers } = shop
  return {
    expected: () => (model.mayNegotiate(command) ? 'asked' : 'rejected'),
    async run() {
      const made = await request(shop, command)
      if (!made.ok) return { code: codeOf(made), effects: [] }
      const { id, code } = made.value
      const { person } = buyers[command.buyer]!
      const { shipping } = value(await person.call('GET /buyer/transaction/{id}', { id }))
      const facts = { id, code, arrival: shipping.etd }
      return { code: 'asked', effects: [effect(0, () => model.negotiated(command, facts))] }
    }
  }
}

function answering({ model, buyers }: Shop, order: ModelOrder, name: AnswerName): Operation {
  const { id } = order
  const calls = {
    approve: () => approve(world(), id, modelFigures.freight),
    decline: () => decline(world(), id),
    offer: () => buyers[order.buyer]!.person.call('POST /buyer/transaction/nego/offer/{id}', { id, note: '' })
  }
  return {
    expected: () => (model.mayAnswer(order, name) ? 'answered' : 'rejected'),
    async run() {
      const code = codeOf(await calls[name]())
      return code === 'ok'
        ? { code: 'answered', effects: [effect(0, () => model.answered(order, name))] }
        : { code, effects: [] }
    }
  }
}

function payingNegotiation({ model, buyers }: Shop, order: ModelOrder, method: Method): Operation {
  const buyer = buyers[order.buyer]!
  return {
    expected: () => (model.mayPayNegotiation(order, method) ? 'agreed' : 'rejected'),
    async run() {
      const paid = await payNegotiation(buyer, order.id, methods[method])
      if (!paid.ok) return { code: codeOf(paid), effects: [] }
      const number = method === 'account' ? await accountOf(buyer, order.id) : ''
      return { code: 'agreed', effects: [effect(1, () => model.negotiationPaid(order, method, number))] }
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
    expected: () => (model.may(order, step) ? 'ok' : 'rejected'),
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

/** Everything in the model, as the database has it. */
async function expectAgreement(shop: Shop): Promise<void> {
  const { model, market, products, buyers, voucher, withdrawals } = shop
  const { db } = world().services
  const ids = model.orders.map(order => order.id)
  const rows = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
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
  expect(await withdrawals.readAll()).toEqual(withdrawals.expected())
  const [row] = await db.select().from(vouchers).where(eq(vouchers.code, voucher))
  expect(row?.usedCount).toBe(quota - model.quota)
  await expectTrueBooks(world())
}

it(
  `[money-12] ${operations} operations of buyers, console, gateway and clock, ${atOnce} at once, agree with a model`,
  async () => {
    const random = randomOf(seedOf('model'))
    const { below, pick, next } = random
    const shop = await openShop()
    const { model, buyers } = shop
    const counted: Record<string, number> = {}

    /** An operation that mostly makes sense; `slot` is the buyer of an operation that a buyer begins. */
    const choose = (slot: number, answered: Set<ModelOrder>): Operation => {
      const live = model.orders.filter(order => order.status !== 'success' && order.status !== 'cancel')
      // A negotiation that is cancelled during its payment never reports its account.
      const accounts = model.orders.filter(order => order.number !== '').slice(-20)
      const kind = next()
      if (kind < 0.3 || live.length === 0) {
        const method = pick(['account', 'saldo', 'cash'] as const)
        const command = { buyer: slot, method, hasVoucher: next() < 0.3 }
        const one = { ...command, product: below(3), qty: 1 + below(3) }
        if (next() < 0.25) return requesting(shop, { ...one, hasVoucher: false })
        // Of two shops: one of the first shop's products and the other shop's.
        return one.product < 2 && next() < 0.4
          ? ordering(shop, [one, { ...command, product: 2, qty: 1 + below(3) }])
          : ordering(shop, [one])
      }
      if (kind < 0.37) return toppingUp(shop, slot)
      if (kind < 0.45) return shop.withdrawals.choose(slot, random)
      if (kind < 0.6 && accounts.length > 0) {
        const order = pick(accounts)
        return settling(shop, order, model.amountOf(order) - (next() < 0.9 ? 0 : 1))
      }
      const negotiations = live.filter(order => order.status === 'nego')
      if (kind < 0.75 && negotiations.length > 0) {
        const order = pick(negotiations.slice(-20))
        const isAgreed = order.negotiation?.state === 'approved'
        // Two concurrent answers to one negotiation have no order; its payment and its end follow them.
        if (answered.has(order) || next() < (isAgreed ? 0.8 : 0.1)) {
          return payingNegotiation(shop, order, pick(['account', 'saldo', 'cash'] as const))
        }
        answered.add(order)
        const names = Object.keys(modelAnswers) as AnswerName[]
        const fitting = names.filter(name => model.mayAnswer(order, name))
        return answering(shop, order, next() < 0.8 && fitting.length > 0 ? pick(fitting) : pick(names))
      }
      const order = pick(live.slice(-30))
      const names = Object.keys(modelSteps) as StepName[]
      const fitting = names.filter(name => model.may(order, name))
      return stepping(shop, order, next() < 0.8 && fitting.length > 0 ? pick(fitting) : pick(names))
    }

    const runTogether = async (count: number): Promise<void> => {
      const firstSlot = below(atOnce)
      const answered = new Set<ModelOrder>()
      const chosen = Array.from({ length: count }, (_, i) => choose((firstSlot + i) % atOnce, answered))
      const expected = count === 1 ? chosen[0]!.expected() : undefined
      const done = await Promise.all(chosen.map(operation => operation.run()))
      for (const { code } of done) counted[code] = (counted[code] ?? 0) + 1
      for (const { code } of done) {
        if (!fine.includes(code)) expect(known).toContain(code)
      }
      if (expected !== undefined) {
        const { code } = done[0]!
        expect(known.includes(code) ? 'rejected' : code === 'together' ? 'ok' : code).toBe(expected)
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
    // Every operation occurred: an unused model agrees with anything. Only many operations include each kind.
    const kinds = isLong
      ? [
          'ok',
          'together',
          'asked',
          'answered',
          'agreed',
          'paid',
          'status_refused',
          'late',
          'again',
          'mismatch',
          'withdrawn',
          'settle',
          'cancel'
        ]
      : ['ok', 'asked']
    for (const code of kinds) expect(counted[code] ?? 0, code).toBeGreaterThan(0)
  },
  timeout * 2
)
