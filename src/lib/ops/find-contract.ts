import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { text, whole } from '#lib/core/schema/fields.ts'

/** Kinds of what the counter's one search box finds. */
export const foundKinds = [
  'order',
  'payment',
  'person',
  'product',
  'shop',
  'withdrawal',
  'complaint'
] as const
export type FoundKind = (typeof foundKinds)[number]

/** What an account may be. */
const personRoles = ['buyer', 'seller', 'admin'] as const

export const foundThing = z.object({
  kind: z.enum(foundKinds),
  id: whole,
  /** An order's code, an account number, a name. */
  title: z.string(),
  /** What tells it from others of that name: 'Dikemas · Budi', '6281…'. */
  detail: z.string(),
  /** Of a person: buyer, seller or admin; null for other things. */
  role: z.nullable(z.enum(personRoles)),
  /** Of a person: the phone (0812…), or else the email; their orders are found by it. Null for other things. */
  contact: z.nullable(z.string()),
  /** Whether the keyword is exactly its number, code or contact. */
  is_exact: z.boolean()
})
export type FoundThing = z.output<typeof foundThing>

export const findAnything = endpoint('GET /ops/find', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support', 'seller'],
  summary:
    'Finds orders, payments, people, goods, shops, withdrawals and complaints by number, code, contact or name: exact ones first, at most five of each kind, and only kinds that the caller may read',
  limit: 'search',
  input: z.object({ keyword: text(100, 'Kata kunci wajib diisi') }),
  reply: z.array(foundThing)
})
