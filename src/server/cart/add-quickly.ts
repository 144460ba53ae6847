import { cartLineLimit } from '#lib/cart/limits.ts'
import type { Counters } from '#lib/notification/counters-contract.ts'

import { isForeignKeyViolation } from '#server/core/db/connect.ts'
import type { FixedStatement } from '#server/core/db/fixed-statement.ts'
import type { Services } from '#server/core/platform/services.ts'
import { isRetryable } from '#server/core/transact.ts'
import { buyerByToken } from '#server/identity/session.ts'
import { userChannel } from '#server/notification/announce.ts'
import { badgeColumns, type BadgeRow, toCounters } from '#server/notification/counters.ts'
import type { AddToCartCommand } from './cart.ts'

/**
 * Session, product, cart and counters in one round trip. It writes only if every rule allows it and otherwise returns
 * no row; the slow path then finds the reason. The statement sees the cart as of its start, so the row that every
 * change of a cart writes must still be that version once it is locked (xmin); otherwise somebody else changed the cart
 * meanwhile. Buyer and cart are looked up once each and compared, not joined: a join let the planner read all carts for
 * one.
 * $1 hash of the access token, $2 now, $3 product, $4 variant or null, $5 pieces.
 */
const addToCart: FixedStatement = {
  name: 'add_to_cart',
  types: ['text', 'timestamptz', 'bigint', 'bigint', 'bigint'],
  text: `
    with me as (${buyerByToken}),
    offer as (
      select d.id, d.stock, p.multiple, p.id as product_id, p.shop_id
      from me, products p join shops s on s.id = p.shop_id join product_details d on d.product_id = p.id
      where p.id = $3::bigint and p.is_active and d.is_active and s.seller_id <> me.id
        and case when $4::bigint is not null then d.id = $4::bigint
          else 1 = (select count(*) from product_details o where o.product_id = $3::bigint and o.is_active) end
        and $5::bigint between p.min and d.stock and $5::bigint % p.multiple = 0
    ),
    held as (
      select count(*)::int as lines from cart_lines l where l.user_id = (select id from me) and not l.is_buy_now
    ),
    seen as (select k.user_id, k.xmin as version from carts k where k.user_id = (select id from me)),
    locked as (
      update carts c set user_id = c.user_id from offer, held
      where c.user_id = (select user_id from seen) and held.lines < ${cartLineLimit}
        and c.xmin = (select version from seen)
      returning c.user_id
    ),
    put as (
      insert into cart_lines (user_id, shop_id, product_id, product_detail_id, qty, created_at)
      select locked.user_id, offer.shop_id, offer.product_id, offer.id, $5::bigint, $2::timestamptz from locked, offer
      on conflict (user_id, product_detail_id) where not is_buy_now
      do update set qty = cart_lines.qty + excluded.qty, created_at = excluded.created_at
      where cart_lines.qty + excluded.qty <= (select stock from offer)
        and (cart_lines.qty + excluded.qty) % (select multiple from offer) = 0
      returning id, (xmax = 0)::int as is_new
    )
    select put.id, me.id as buyer, held.lines + put.is_new as cart, ${badgeColumns} from put, me, held`
}

/**
 * Adds to the cart in one statement; undefined if some rule forbids it or the statement must be retried, and the slow
 * path decides.
 */
export async function addQuickly(
  services: Services,
  command: AddToCartCommand,
  tokenHash: string,
  now: Date
): Promise<{ lineId: number; counters: Counters } | undefined> {
  const { connection, realtime, log } = services
  const values = [tokenHash, now.toISOString(), command.productId, command.detailId ?? null, command.qty]
  const [added] = await connection
    .runFixed<BadgeRow & { id: string; buyer: string }>(addToCart, values)
    .catch((error: unknown) => {
      // Of a product that was deleted meanwhile the slow path finds nothing.
      if (isRetryable(error) || isForeignKeyViolation(error)) return []
      throw error
    })
  if (!added) return undefined
  const counters = toCounters(added)
  await realtime
    .publish(userChannel(Number(added.buyer)), 'counters', counters)
    .catch((error: unknown) => log.error({ error }, 'after commit'))
  return { lineId: Number(added.id), counters }
}
