import { accountOf } from './buying.ts'
import type { Effect, Operation } from './model-operation.ts'
import type { Method, ModelOrder } from './model-order.ts'
import { methods, type OrderCommands, place, placeTogether, request, type Shop } from './model-shop.ts'
import { approve, decline, payNegotiation } from './negotiating.ts'
import { codeOf, type Person, value } from './person.ts'
import {
  type AnswerName,
  modelFigures,
  modelSteps,
  type OrderCommand,
  type SettleOutcome,
  type StepName
} from './shop-model.ts'

const effect = (rank: Effect['rank'], apply: () => void): Effect => ({ rank, apply })

/** What a new order says of itself. */
async function readFacts(person: Person, id: number): Promise<{ id: number; line: number; arrival: string }> {
  const { products, shipping } = value(await person.call('GET /buyer/transaction/{id}', { id }))
  return { id, line: products[0]!.id, arrival: shipping.etd }
}

/** A buyer orders, from one shop or from two at once. */
export function ordering(shop: Shop, commands: OrderCommands): Operation {
  const { model, buyers } = shop
  const [command] = commands
  return {
    expected: () => (model.mayOrder(commands) ? 'ok' : 'rejected'),
    async run() {
      const made = await (commands.length > 1 ? placeTogether(shop, commands) : place(shop, command))
      if (!made.ok) return { code: codeOf(made), effects: [] }
      const buyer = buyers[command.buyer]!
      const number = command.method === 'account' ? await accountOf(buyer, made.value.id) : ''
      const facts: { id: number; code: string; line: number; number: string; arrival: string }[] = []
      for (const { id, code } of made.value.orders) {
        facts.push({ ...(await readFacts(buyer.person, id)), code, number })
      }
      const effects = [effect(0, () => model.ordered(commands, facts))]
      return { code: commands.length > 1 ? 'together' : 'ok', effects }
    }
  }
}

/** A buyer asks for the freight. */
export function requesting(shop: Shop, command: OrderCommand): Operation {
  const { model, buyers } = shop
  return {
    expected: () => (model.mayNegotiate(command) ? 'asked' : 'rejected'),
    async run() {
      const made = await request(shop, command)
      if (!made.ok) return { code: codeOf(made), effects: [] }
      const { id, code } = made.value
      const facts = { ...(await readFacts(buyers[command.buyer]!.person, id)), code }
      return { code: 'asked', effects: [effect(0, () => model.negotiated(command, facts))] }
    }
  }
}

/** A side of a negotiation answers. */
export function answering({ world, model, buyers }: Shop, order: ModelOrder, name: AnswerName): Operation {
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

/** The buyer pays what was agreed. */
export function payingNegotiation({ model, buyers }: Shop, order: ModelOrder, method: Method): Operation {
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

/** The gateway reports a payment. */
export function settling({ world, model, closings }: Shop, order: ModelOrder, amount: number): Operation {
  return {
    expected: () => model.settleOutcome(order, amount, closings.isClosed(order.buyer)),
    async run() {
      const answered = await world().ops.call('POST /ops/payment/settle', { number: order.number, amount })
      const outcome = value(answered).outcome as SettleOutcome
      return { code: outcome, effects: [effect(1, () => model.settled(order, outcome))] }
    }
  }
}

/** Somebody takes an order one step on. */
export function stepping({ world, model, buyers }: Shop, order: ModelOrder, step: StepName): Operation {
  const { person } = buyers[order.buyer]!
  const id = order.code
  const calls = {
    accept: () => world().ops.call('POST /ops/transaction/{id}/accept', { id }),
    pack: () => world().ops.call('POST /ops/transaction/{id}/pack', { id }),
    ship: () => world().ops.call('POST /ops/transaction/{id}/ship', { id, resi: 'RESI-1' }),
    deliver: () => world().ops.call('POST /ops/transaction/{id}/deliver', { id }),
    refuse: () => world().ops.call('POST /ops/transaction/{id}/refuse', { id, reason: 'Tidak mau' }),
    lose: () => world().ops.call('POST /ops/transaction/{id}/lost', { id }),
    reject: () => world().ops.call('POST /ops/transaction/{id}/reject', { id, reason: 'Habis' }),
    confirm: () => person.call('POST /buyer/transaction/confirm/{id}', { id: order.id }),
    cancel: () => person.call('POST /buyer/transaction/cancel/{id}', { id: order.id, reason: 'Batal' })
  }
  return {
    expected: () => (model.may(order, step) ? 'ok' : 'rejected'),
    async run() {
      const code = codeOf(await calls[step]())
      const rank = modelSteps[step].to === 'cancel' ? 3 : step === 'deliver' ? 2 : 1
      return { code, effects: code === 'ok' ? [effect(rank, () => model.stepped(order, step))] : [] }
    }
  }
}

/** An operator credits a buyer. */
export function toppingUp({ model, closings }: Shop, buyer: number): Operation {
  const amount = 300_000
  return {
    expected: () => (closings.isClosed(buyer) ? 'rejected' : 'ok'),
    async run() {
      const code = await closings.topUp(buyer, amount)
      return { code, effects: code === 'ok' ? [effect(0, () => model.toppedUp(buyer, amount))] : [] }
    }
  }
}
