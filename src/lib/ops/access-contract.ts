import * as z from 'zod/mini'

import { counterRoles, endpoint } from '#lib/core/schema/endpoint.ts'
import { empty, flag, id, isoDate, nothing, paging, photo, text, whole } from '#lib/core/schema/fields.ts'
import { shopName } from '#lib/product/product-shapes.ts'
import { opsErrors } from './errors.ts'
import { shopErrors } from '#lib/shop/errors.ts'

/** Who acts at the counter: an operator in a role, or a shop. */
export const counterRole = z.enum(counterRoles)

const everybody = ['clerk', 'finance', 'support', 'seller'] as const

/** Who acts at the counter. */
export const counterCaller = z.object({
  name: z.string(),
  role: counterRole,
  /** The shop that a seller is limited to. */
  shop: z.nullable(shopName),
  /** The calls that this role may make. */
  calls: z.array(z.string())
})

export const readCaller = endpoint('GET /ops/me', {
  access: 'ops',
  roles: everybody,
  summary: 'Who the token stands for, and the calls that it may make',
  input: nothing,
  reply: counterCaller
})

export const openConsole = endpoint('POST /ops/session', {
  access: 'ops',
  roles: everybody,
  summary:
    'Exchanges the token of the Authorization header for an HttpOnly cookie, which ends after 8 hours without a call',
  limit: 'guess',
  input: nothing,
  reply: counterCaller
})

export const closeConsole = endpoint('DELETE /ops/session', {
  access: 'ops',
  roles: everybody,
  summary: 'Ends the session of the cookie',
  input: nothing,
  reply: empty
})

export const listOpsShops = endpoint('GET /ops/shop', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support'],
  summary: 'Shops by name, with the time when their token was issued',
  paged: true,
  input: z.object({
    keyword: z.optional(text(100)),
    state: z.optional(z.enum(['open', 'closed'])),
    is_verified: z.optional(flag),
    sort: z._default(z.enum(['name', 'newest']), 'name'),
    /** Of `sort`; without it names go upwards, and the newest comes first. */
    order: z.optional(z.enum(['asc', 'desc'])),
    ...paging(20)
  }),
  reply: z.array(
    z.object({
      id: whole,
      slug: z.string(),
      name: z.string(),
      seller: z.object({ id: whole, name: z.string() }),
      photo,
      city: z.string(),
      product_count: whole,
      is_verified: z.boolean(),
      is_official: z.boolean(),
      closed_at: z.nullable(isoDate),
      created_at: isoDate,
      updated_at: isoDate,
      token_issued_at: z.nullable(isoDate)
    })
  )
})

export const issueShopToken = endpoint('POST /ops/shop/{id}/token', {
  access: 'ops',
  roles: [],
  summary: 'Issues the token of a shop, which is shown only in this reply; an earlier one ends',
  errors: [shopErrors.shop_not_found, opsErrors.token_changed],
  input: z.object({
    id,
    /** When the token was issued that this one replaces, null for none; without it, whichever there is. */
    replaces: z.optional(z.nullable(z.iso.datetime().check(z.maxLength(40))))
  }),
  reply: z.object({ shop_id: whole, token: z.string(), issued_at: isoDate })
})

export const revokeShopToken = endpoint('DELETE /ops/shop/{id}/token', {
  access: 'ops',
  roles: [],
  summary: 'Revokes the token of a shop: its sessions and sockets end',
  errors: [shopErrors.shop_not_found],
  input: z.object({ id }),
  reply: empty
})
