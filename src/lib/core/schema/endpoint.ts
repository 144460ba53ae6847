import type * as z from 'zod/mini'

import type { ApiErrorKind } from './api-error.ts'

/** Who may call: everybody, a signed-in buyer (or seller), or whom a call of the counter names (D20, D43). */
export type Access = 'public' | 'buyer' | 'ops'

/** The roles of operators. An owner may make every call of the counter. */
export const opsRoles = ['owner', 'clerk', 'finance', 'support'] as const
export type OpsRole = (typeof opsRoles)[number]
/** Who acts at the counter: an operator in a role, or a shop, limited to what is its own. */
export const counterRoles = [...opsRoles, 'seller'] as const
export type CounterRole = (typeof counterRoles)[number]
/** A role that a call must name to be open to it. */
type NamedRole = Exclude<CounterRole, 'owner'>

/** `GET /buyer/product/{id}`: method and path below /api/v1. */
export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** Buckets of traffic limits; the figures stand in server/limits.ts. */
export type LimitName = 'read' | 'write' | 'guess' | 'search' | 'upload' | 'refresh'

type Schema = z.ZodMiniType

export type Endpoint<
  L extends EndpointName = EndpointName,
  I extends Schema = Schema,
  R extends Schema = Schema
> = {
  name: L
  access: Access
  /** Calls of the counter: the roles that may make it, beside the owner. */
  roles: readonly NamedRole[]
  /** One sentence for the API document. */
  summary: string
  /** What its handler rejects, beyond what every call of its kind does (server/api-document/envelope-errors.ts). */
  errors: readonly ApiErrorKind[]
  input: I
  reply: R
  /** Answers `meta` with page, per_page, total and total_pages. */
  paged: boolean
  /** Charges or creates: needs an Idempotency-Key (D7). */
  charges: boolean
  /** Takes an Idempotency-Key where there is one: a retry with it is answered like the first. */
  keyed: boolean
  /** Takes a file: multipart form data. */
  upload: boolean
  /** Answers an HTML document as it is, without the envelope (D14); only its errors are JSON. */
  html: boolean
  /** Answers a file to be saved, without the envelope; only its errors are JSON. */
  file: boolean
  /** Takes a body of any length, which its handler reads piece by piece; the contract's input is the address alone. */
  streamed: boolean
  /**
   * Called by libraries that know neither the signature nor the envelope: cookie and Origin decide, and what it answers
   * stands beside the envelope's fields as well (D47).
   */
  plain: boolean
  /** A call of the counter that is written down with who made it: a change (ops-57), or a file that leaves it (ops-371). */
  recorded: boolean
  /** The version that the caller has seen may also come as If-Match; `input` names it `updated_at`. */
  versioned: boolean
  limit: LimitName
}

type Options<I, R> = ({ access: 'public' | 'buyer' } | { access: 'ops'; roles: readonly NamedRole[] }) & {
  summary: string
  errors?: readonly ApiErrorKind[]
  input: I
  reply: R
  paged?: boolean
  charges?: boolean
  keyed?: boolean
  upload?: boolean
  html?: boolean
  file?: boolean
  streamed?: boolean
  plain?: boolean
  recorded?: boolean
  versioned?: boolean
  limit?: LimitName
}

/** Declares one call of the API: the source of its route, its typed client and its page in the API document. */
export function endpoint<const L extends EndpointName, I extends Schema, R extends Schema>(
  name: L,
  options: Options<I, R>
): Endpoint<L, I, R> {
  const isRead = name.startsWith('GET ')
  const off = {
    paged: false,
    charges: false,
    keyed: false,
    upload: false,
    html: false,
    file: false,
    streamed: false,
    plain: false,
    versioned: false
  } as const
  const defaults = { errors: [], roles: [], recorded: !isRead, ...off } as const
  return { name, ...defaults, limit: isRead ? 'read' : 'write', ...options }
}

/** What a handler receives: checked and coerced. */
export type InputOf<E extends Endpoint> = z.output<E['input']>
/** What a caller sends. */
export type SentOf<E extends Endpoint> = z.input<E['input']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** What was looked for instead of what was asked: a corrected spelling, words left out, or both. */
export type Instead = { keyword: string; why: 'corrected' | 'reduced' | 'both' }

/** Page numbers of a list, as every list answers them in `meta`; and what its keyword became, where it found nothing. */
export type PageMeta = {
  page: number
  per_page: number
  total: number
  total_pages: number
  instead?: Instead | undefined
}

/** Whether a call is written down with who made it: every change of the counter but previews and marks, and files that it gives. */
export const isAct = ({ access, recorded }: Pick<Endpoint, 'access' | 'recorded'>): boolean =>
  access === 'ops' && recorded

/** Whether an operator or a seller may make a call of the counter (D43). */
export function mayCall(role: CounterRole, { access, roles }: Pick<Endpoint, 'access' | 'roles'>): boolean {
  return access === 'ops' && (role === 'owner' || roles.includes(role))
}
