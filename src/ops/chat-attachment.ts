import { call } from '#lib/core/api/call.ts'
import { type ApiError, fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { chatTexts } from '#lib/chat/texts.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { productErrors } from '#lib/product/errors.ts'

import type { OpsChat } from './chat-store.ts'

/** What an answer refers to. */
export type Attachment = { kind: 'product' | 'order'; id: number; label: string }

/** What was attached before a reload; undefined where it is none. */
export function readAttachment(kept: unknown): Attachment | undefined {
  const { kind, id, label } = (kept ?? {}) as Partial<Attachment>
  if (kind !== 'product' && kind !== 'order') return undefined
  return typeof id === 'number' && typeof label === 'string' ? { kind, id, label } : undefined
}

/**
 * A product by its id, or an order by its number: '81' or 'BB261127ABC123'. Rejects those that the conversation's shop
 * or buyer does not have.
 */
export function findAttachment(chat: OpsChat, name: string): Promise<Result<Attachment, ApiError>> {
  const given = name.trim()
  return /^\d+$/.test(given) ? findProduct(chat, given) : findOrder(chat, given.toUpperCase())
}

async function findProduct({ shop }: OpsChat, id: string): Promise<Result<Attachment, ApiError>> {
  const answer = await call('GET /buyer/product/{id}', { id })
  if (!answer.ok) return answer
  const product = answer.value
  if (shop && product.shop.id !== shop.id) return fail(productErrors.product_not_found)
  return ok({ kind: 'product', id: product.id, label: product.name })
}

async function findOrder({ shop, buyer }: OpsChat, code: string): Promise<Result<Attachment, ApiError>> {
  const answer = await call('GET /ops/transaction', { keyword: code })
  if (!answer.ok) return answer
  const order = answer.value.find(one => one.code === code)
  const isTheirs = order?.buyer.id === buyer.id && (!shop || order.shop.id === shop.id)
  if (!order || !isTheirs) return fail(orderErrors.order_not_found, { message: chatTexts.orderGone })
  return ok({ kind: 'order', id: order.id, label: `${order.code} · ${order.status_label}` })
}
