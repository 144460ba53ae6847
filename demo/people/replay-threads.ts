import { inArray } from 'drizzle-orm'

import { recordUnread } from '#server/chat/push-unread.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { variantName } from '#server/product/offers.ts'
import { productDetails } from '#server/product/schema.ts'
import type { Seeded } from '../catalogue/write.ts'
import { type MarketAt, marketAt } from './market-at.ts'
import { demoBuyerId } from './people.ts'
import type { Placed } from './place-order.ts'
import { type Card, readThreads, type Thread, type ThreadLine } from './thread-script.ts'

type World = { products: readonly Seeded[]; orders: readonly Placed[] }
/** The ids that a message's card is sent with. */
type CardIds = { product_id?: number; product_detail_id?: number; transaction_id?: number }
/** A thread, its shop (undefined: the marketplace), and its conversation once the first message has opened it. */
type Open = Thread & { shopId: number | undefined; conversationId: number | undefined }

/**
 * The shops that the demo buyer writes to about their goods. Orders come from other shops: a buyer has one conversation
 * with each, and the one about an order is a thread of its own.
 */
export const shopsAskedByDemoBuyer = (): Set<number> =>
  new Set(
    readThreads().flatMap(thread =>
      thread.buyerId === demoBuyerId && typeof thread.with === 'object' && 'shopId' in thread.with
        ? thread.with.shopId
        : []
    )
  )

/**
 * Replays the demo's chat threads in chronological order, each message by the regular API call of its sender. Nobody is
 * notified: no device exists yet, and messages that wait for their push count as pushed afterwards (chat-7).
 */
export async function replayThreads(services: Services, db: Db, world: World, now: Date): Promise<void> {
  const open = readThreads().map(thread => ({
    ...thread,
    shopId: shopOf(thread, world),
    conversationId: undefined
  }))
  const cards = await cardFinder(db, open, world)
  const steps = open.flatMap((thread: Open) => thread.lines.map((line, at) => ({ thread, line, at })))
  for (const { thread, line, at } of steps.toSorted((a, b) => b.line.minutesAgo - a.line.minutesAgo)) {
    const { buyerId, shopId } = thread
    const moment = new Date(now.getTime() - line.minutesAgo * 60_000)
    const market = marketAt(services, db, moment, { buyerId, ...(shopId !== undefined && { shopId }) })
    await act(market, thread, line, { at, card: cards(thread, line.card) })
  }
  const market = marketAt(services, db, now)
  await recordUnread(market.services)
  await market.settle()
}

async function act(
  { call }: MarketAt,
  thread: Open,
  { kind, text: message }: ThreadLine,
  { at, card }: { at: number; card: CardIds }
): Promise<void> {
  const { shopId, conversationId: id } = thread
  const before = thread.lines[at - 1]?.kind
  if (id !== undefined) {
    // Who writes has read what came before.
    if (kind === 'asks' && before === 'answers') await call('POST /buyer/conversation/read/{id}', { id })
    if (kind === 'answers' && before === 'asks') await call('POST /ops/conversation/{id}/read', { id })
  }
  if (id === undefined) {
    const receiver =
      shopId === undefined
        ? { receiver_type: 'admin' as const }
        : { receiver_type: 'seller' as const, receiver_id: shopId }
    const opened = await call('POST /buyer/conversation/create', { ...receiver, message, ...card })
    thread.conversationId = opened.conversation_id
  } else if (kind === 'asks') await call('POST /buyer/conversation/send/{id}', { id, message, ...card })
  else if (kind === 'answers') await call('POST /ops/conversation/{id}/send', { id, message, ...card })
  else if (kind === 'reports') await call('POST /buyer/conversation/report/{id}', { id, reason: message })
  else if (before === 'asks') await call('POST /ops/conversation/{id}/read', { id })
  else await call('POST /buyer/conversation/read/{id}', { id })
}

function shopOf({ with: counterpart }: Thread, { orders }: World): number | undefined {
  if (counterpart === 'marketplace') return undefined
  return 'shopId' in counterpart ? counterpart.shopId : orderAt(orders, counterpart.order).shopId
}

function orderAt(orders: readonly Placed[], number: number): Placed {
  const order = orders[number - 1]
  if (!order) throw new Error(`The demo buyer has no order ${number}`)
  return order
}

/** Finds the ids of a card: of a product of the thread's shop, the first of its leaf category, or of an order. */
async function cardFinder(db: Db, threads: readonly Open[], { products, orders }: World) {
  const productOf = (shopId: number | undefined, leaf: string) => {
    const product = products.find(product => product.leaf === leaf && product.shopId === shopId)
    if (!product) throw new Error(`Shop ${shopId} has no ${leaf}`)
    return product
  }
  const shown = threads.flatMap(({ shopId, lines }) =>
    lines.flatMap(({ card }) => (card && 'leaf' in card ? productOf(shopId, card.leaf).id : []))
  )
  const details = await db.select().from(productDetails).where(inArray(productDetails.productId, shown))
  return ({ shopId }: Open, card: Card | undefined): CardIds => {
    if (!card) return {}
    if ('order' in card) return { transaction_id: orderAt(orders, card.order).id }
    const { id } = productOf(shopId, card.leaf)
    if (card.variant === undefined) return { product_id: id }
    const detail = details.find(detail => detail.productId === id && variantName(detail) === card.variant)
    if (!detail) throw new Error(`${card.leaf} has no variant ${card.variant}`)
    return { product_id: id, product_detail_id: detail.id }
  }
}
