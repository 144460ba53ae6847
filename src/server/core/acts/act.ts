import type { InferInsertModel } from 'drizzle-orm'

import { type Endpoint, isAct } from '#lib/core/schema/endpoint.ts'
import type { ActRole } from '#lib/core/schema/act-roles.ts'
import { splitEndpoint } from '#lib/core/schema/split-endpoint.ts'

import type { Caller } from '#server/core/http/callers.ts'
import type { acts } from './schema.ts'
import { withoutSecrets } from './without-secrets.ts'

/** A call of the counter that is written down: what its row in `acts` says of it. */
export type Asked = {
  caller: Pick<Caller, 'name'> & { role: ActRole; shopId?: number }
  call: string
  input: unknown
  requestId: string
  /** Whether a committed transaction has written a row for it. */
  isRecorded: boolean
}

type Facts = Readonly<Record<string, unknown>>

/** What an act changed. `before` is absent for what is new, `after` for what was removed. */
export type Change = {
  kind: string
  id: number | null
  before?: Facts | undefined
  after?: Facts | undefined
}

/** Whether a call is written down. The site of a shop fetches its own goods as often as it likes: of files, those for operators are. */
export const isWritten = (endpoint: Endpoint, { role }: Pick<Caller, 'role'>): boolean =>
  isAct(endpoint) && !(role === 'seller' && endpoint.name.startsWith('GET '))

export const askedBy = (caller: Caller, { name }: Endpoint, input: unknown, requestId: string): Asked => ({
  caller,
  call: name,
  input: withoutSecrets(input),
  requestId,
  isRecorded: false
})

/**
 * The row of an act. Of a change only the fields that differ are stored. Without one, the object is what the call's
 * address names: 'POST /ops/transaction/{id}/accept' // => kind 'transaction', object id 12. All files are of the kind 'download'.
 */
export function actRow(asked: Asked, at: Date, change?: Change): InferInsertModel<typeof acts> {
  const { caller, call, input, requestId } = asked
  const { before, after } = differing(change?.before, change?.after)
  const named = change ?? namedBy(call, input)
  return {
    at,
    name: caller.name,
    role: caller.role,
    shopId: caller.shopId ?? null,
    call,
    kind: named.kind,
    objectId: named.id,
    input,
    before: before && withoutSecrets(before),
    after: after && withoutSecrets(after),
    requestId
  }
}

function namedBy(call: string, input: unknown): { kind: string; id: number | null } {
  const { method, path } = splitEndpoint(call)
  const kind = method === 'GET' ? 'download' : (path.split('/')[2] ?? '')
  const id = typeof input === 'object' && input !== null && 'id' in input ? Number(input.id) : Number.NaN
  return { kind, id: Number.isSafeInteger(id) ? id : null }
}

/** The fields of two states that differ; all of one where the other is absent. */
function differing(before: Facts | undefined, after: Facts | undefined) {
  if (!before || !after) return { before, after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  )
  const only = (facts: Facts) => Object.fromEntries(names.map(name => [name, facts[name] ?? null]))
  return { before: only(before), after: only(after) }
}
