import { and, eq, inArray } from 'drizzle-orm'

import type { ChatMessage, SentMessage } from '#lib/chat/message-shapes.ts'
import { chatWithdrawalOf } from '#lib/chat/withdrawal-card.ts'
import { statuses } from '#lib/order/status.ts'
import { billedPieces } from '#lib/product/kept-pieces.ts'
import { withdrawalCode } from '#lib/withdrawal/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { fileAddress } from '#server/core/files/file-tokens.ts'
import { users } from '#server/identity/schema.ts'
import { orders as orderTable, transactionLines } from '#server/order/schema.ts'
import { isSold, offerPhoto, variantName } from '#server/product/offers.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'
import { marketplace } from './marketplace.ts'
import type { Conversation } from './sides.ts'
import type { Message } from './write-message.ts'

type Viewing = { appSecret: string; now: Date }

/** Products of an order that its card shows. */
const maxProductsOfOrder = 20

/** Messages of one conversation as both sides see them, with their cards in their present state. */
export async function toSent(
  db: Db,
  conversation: Conversation,
  list: readonly Message[],
  { appSecret, now }: Viewing
): Promise<SentMessage[]> {
  const [names, goods, orders, ownWithdrawals] = [
    await readNames(db, conversation),
    await readProducts(db, list),
    await readOrders(db, list),
    await readWithdrawals(db, conversation, list)
  ]
  return list.map(row => ({
    id: row.id,
    conversation_id: row.conversationId,
    client_id: row.clientId,
    message: row.message,
    user_id: row.senderId,
    role: row.role,
    date: row.createdAt.toISOString(),
    photo: row.photoPath ? fileAddress(appSecret, 'message', row.id, now) : null,
    product: goods(row),
    product_id: row.productId,
    transaction: (row.transactionId !== null && orders.get(row.transactionId)) || null,
    withdraw_id: row.withdrawId,
    withdrawal: (row.withdrawId !== null && ownWithdrawals.get(row.withdrawId)) || null,
    user: names(row)
  }))
}

/** The same for one side. */
export async function toMessages(
  db: Db,
  conversation: Conversation,
  list: readonly Message[],
  viewing: Viewing & { side: 'buyer' | 'seller' }
): Promise<ChatMessage[]> {
  const sent = await toSent(db, conversation, list, viewing)
  return sent.map(message => ({ ...message, ...ofSide(conversation, viewing.side, message) }))
}

/** Whose a message is for a side, and whether its receiver has read it. */
export function ofSide(
  { buyerReadId, sellerReadId }: Pick<Conversation, 'buyerReadId' | 'sellerReadId'>,
  side: 'buyer' | 'seller',
  { id, role }: { id: number; role: Message['role'] }
): { is_you: boolean; is_read: boolean } {
  const isBuyers = role === 'buyer'
  return { is_you: isBuyers === (side === 'buyer'), is_read: id <= (isBuyers ? sellerReadId : buyerReadId) }
}

async function readNames(db: Db, { buyerId, shopId }: Conversation) {
  const [buyer] = await db
    .select({ name: users.name, photo: users.photoPath })
    .from(users)
    .where(inArray(users.id, [buyerId]))
  const [shop] =
    shopId === null
      ? [marketplace]
      : await db
          .select({ name: shops.name, photo: shops.photoPath })
          .from(shops)
          .where(inArray(shops.id, [shopId]))
  return ({ role }: Message) => (role === 'buyer' ? buyer! : role === 'seller' ? shop! : marketplace)
}

async function readProducts(db: Db, list: readonly Message[]) {
  const ids = [...new Set(list.flatMap(row => row.productId ?? []))]
  if (ids.length === 0) return () => null
  const goods = await db.select().from(products).where(inArray(products.id, ids))
  const detailIds = [...new Set(list.flatMap(row => row.productDetailId ?? []))]
  const details =
    detailIds.length > 0
      ? await db.select().from(productDetails).where(inArray(productDetails.id, detailIds))
      : []
  return ({ productId, productDetailId }: Message): ChatMessage['product'] => {
    const product = goods.find(({ id }) => id === productId)
    if (!product) return null
    const detail = details.find(({ id }) => id === productDetailId)
    return {
      id: product.id,
      detail_id: detail?.id ?? null,
      slug: product.slug,
      name: product.name,
      photo: offerPhoto({ photoPath: product.photoPath, variantPhotoPath: detail?.photoPath ?? null }),
      variant: detail ? variantName(detail) : null,
      price: detail?.price ?? product.minPrice,
      is_active: isSold({ isProductActive: product.isActive, isVariantActive: detail?.isActive ?? true })
    }
  }
}

async function readOrders(db: Db, list: readonly Message[]) {
  const ids = [...new Set(list.flatMap(row => row.transactionId ?? []))]
  if (ids.length === 0) return new Map<number, NonNullable<ChatMessage['transaction']>>()
  const found = await db.select().from(orderTable).where(inArray(orderTable.id, ids))
  const lines = await db
    .select()
    .from(transactionLines)
    .where(inArray(transactionLines.transactionId, ids))
    .orderBy(transactionLines.id)
  return new Map(
    found.map(order => [
      order.id,
      {
        id: order.id,
        code: order.code,
        status: order.status,
        label: statuses[order.status].label,
        grand_total: order.grandTotal,
        products: lines
          .filter(line => line.transactionId === order.id)
          .map(({ name, photoPath, variant, qty, refusedQty }) => ({
            name,
            photo: photoPath,
            variant,
            qty: billedPieces({ qty, refused_qty: refusedQty })
          }))
          // Without what was refused at the door as a whole.
          .filter(({ qty }) => qty > 0)
          .slice(0, maxProductsOfOrder)
      }
    ])
  )
}

/** Withdrawals of the conversation's buyer; a thread with a shop shows none, whatever a row names. */
async function readWithdrawals(db: Db, { buyerId, shopId }: Conversation, list: readonly Message[]) {
  const ids = [...new Set(list.flatMap(row => row.withdrawId ?? []))]
  if (ids.length === 0 || shopId !== null) return new Map<number, NonNullable<ChatMessage['withdrawal']>>()
  const found = await db
    .select()
    .from(withdrawals)
    .where(and(inArray(withdrawals.id, ids), eq(withdrawals.userId, buyerId)))
  return new Map(
    found.map(one => [
      one.id,
      chatWithdrawalOf({
        id: one.id,
        code: withdrawalCode(one.id),
        nominal: one.nominal,
        status: one.status,
        bank_name: one.bankName,
        account_number: one.accountNumber
      })
    ])
  )
}
