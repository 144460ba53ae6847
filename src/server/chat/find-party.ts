import { eq, or } from 'drizzle-orm'

import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import { chatErrors } from '#lib/chat/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { isShopOnline } from '#server/shop/shops.ts'
import { shops } from '#server/shop/schema.ts'
import { listConversations } from './list-conversations.ts'
import { marketplace } from './marketplace.ts'
import { conversations } from './schema.ts'
import { isWith } from './write-message.ts'

type Shop = typeof shops.$inferSelect

/**
 * The shop that a buyer writes to, by its id or its seller's (D47); null is the marketplace. Rejects an unknown shop
 * and the buyer's own.
 */
export async function findReceiver(
  db: Db,
  buyerId: number,
  {
    receiver_type: type,
    receiver_id: id
  }: { receiver_type: 'seller' | 'admin'; receiver_id?: number | undefined }
): Promise<Result<number | null>> {
  if (type === 'admin') return ok(null)
  const shop = id === undefined ? undefined : await findShop(db, id)
  if (!shop) return fail(shopErrors.shop_not_found)
  return shop.sellerId === buyerId ? fail(chatErrors.own_shop) : ok(shop.id)
}

/** A shop by its id; where there is none, by its seller's. */
async function findShop(db: Db, id: number): Promise<Shop | undefined> {
  const found = await db
    .select()
    .from(shops)
    .where(or(eq(shops.id, id), eq(shops.sellerId, id)))
    .limit(2)
  return found.find(shop => shop.id === id) ?? found[0]
}

/** The conversation with a shop (0: the marketplace), or an empty one that is not stored. */
export async function showConversationWith(
  db: Db,
  buyerId: number,
  shopId: number,
  now: Date
): Promise<Result<ChatConversation>> {
  const [shop] = shopId === 0 ? [] : await db.select().from(shops).where(eq(shops.id, shopId))
  if (shopId !== 0 && !shop) return fail(shopErrors.shop_not_found)
  if (shop?.sellerId === buyerId) return fail(chatErrors.own_shop)
  const [stored] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(isWith(buyerId, shop?.id ?? null))
  const query = { id: stored?.id, filter: 'all', page: 1, per_page: 1 } as const
  const { list } = stored ? await listConversations(db, buyerId, query, now) : { list: [] }
  return ok(list[0] ?? emptyWith(shop, now))
}

function emptyWith(shop: Shop | undefined, now: Date): ChatConversation {
  return {
    id: null,
    shop: shop ? { id: shop.id, slug: shop.slug, is_official: shop.isOfficial } : null,
    name: shop?.name ?? marketplace.name,
    photo: shop?.photoPath ?? null,
    date: null,
    message: '',
    unread_count: 0,
    online: shop ? isShopOnline(shop, now) : false,
    last_online: shop?.lastOnlineAt?.toISOString() ?? null,
    last_message: null,
    hit: null,
    read_up_to: 0,
    is_blocked: false
  }
}
