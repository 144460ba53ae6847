import { atom, computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { freightProblem } from '#lib/negotiation/freight.ts'

import type { PlaceQuery } from './console-place.ts'
import { $notice, signOutOps } from './console-store.ts'
import { isUnreadable, maxKept, rupiahProblem, typedWhole } from './form/typed-whole.ts'
import { keptMap, keptText } from './kept-map.ts'
import { paged } from './table/paged.ts'
import { idOf, pageOf, queryOf } from './table/part-query.ts'

export type OpsNegotiation = Reply<'GET /ops/nego'>[number]

/** Negotiations of one page of the list. */
const perPage = 20

/** Milliseconds after which a shown list is requested again: buyers ask while it is looked at. */
const everyMs = 10_000

const $query = queryOf('negos')

/** The filters of an address, as the call takes them. */
export function negotiationFilter({ list, q, shop }: PlaceQuery) {
  const shopId = idOf(shop)
  return {
    ...(list === 'waiting' && { is_waiting: true }),
    ...(q && { keyword: q }),
    ...(shopId !== undefined && { shop: shopId })
  } satisfies Sent<'GET /ops/nego'>
}

/** Whether only those are shown that wait for the seller's answer; the address says so. */
export const $isWaitingOnly = computed($query, ({ list }) => list === 'waiting')

/** The shown page of open negotiations; filters and page stand in the address. */
export const negotiations = paged(
  'GET /ops/nego',
  computed($query, query => ({ ...negotiationFilter(query), page: pageOf(query), per_page: perPage })),
  undefined,
  everyMs
)

/** What an operator typed for one negotiation, and what was said to it by the field that it is about. */
export type Typed = { cost: string; reason: string; problems: { cost?: string; reason?: string } }
const nothingTyped: Typed = { cost: '', reason: '', problems: {} }

/** Characters of a reason, as the contract bounds it. */
export const maxReasonLength = 500

/** By order: it outlives the list's next look, another part of the console, a reload and signing in again. */
export const $typed = keptMap<Typed>('nego', {
  keep: ({ cost, reason }) => ({ cost, reason }),
  read: kept => ({
    cost: typedWhole(keptText(kept, 'cost', maxKept)),
    reason: keptText(kept, 'reason', maxReasonLength),
    problems: {}
  })
})
export const typedOf = (all: Record<number, Typed>, id: number): Typed => all[id] ?? nothingTyped

/** Keeps what is typed; what was said to that field is over. */
export function type(id: number, name: 'cost' | 'reason', text: string): void {
  const now = typedOf($typed.get(), id)
  $typed.setKey(id, {
    ...now,
    [name]: text,
    problems: { ...now.problems, [name]: undefined } as Typed['problems']
  })
}

/** The order that is being answered. */
export const $answering = atom<number | undefined>(undefined)

/** Agrees to the typed cost. A fault is said at its field, and what was typed stays. */
export async function approve({ id, code }: OpsNegotiation): Promise<void> {
  const { cost } = typedOf($typed.get(), id)
  const unread = isUnreadable(cost) ? rupiahProblem : undefined
  const problem = cost === '' ? 'Biaya wajib diisi.' : (unread ?? freightProblem(cost, 'cost'))
  if (problem) return say(id, 'cost', problem)
  await answer(id, 'cost', `${code}: ongkir disetujui`, () =>
    call('POST /ops/nego/{id}/approve', { id: code, cost: Number(cost) })
  )
}

/** Declines with the typed reason; the same of faults. */
export async function decline({ id, code }: OpsNegotiation): Promise<void> {
  const { reason } = typedOf($typed.get(), id)
  await answer(id, 'reason', `${code}: ditolak`, () =>
    call('POST /ops/nego/{id}/decline', { id: code, reason })
  )
}

async function answer(
  id: number,
  name: 'cost' | 'reason',
  done: string,
  send: () => Promise<{ ok: true } | { ok: false; error: ApiError }>
): Promise<void> {
  if ($answering.get() !== undefined) return
  $answering.set(id)
  const sent = await send()
  $answering.set(undefined)
  if (sent.ok) {
    $typed.setKey(id, nothingTyped)
    $notice.set({ text: done, isError: false })
  } else {
    if (sent.error.status === 401) signOutOps()
    say(id, name, sent.error.fields?.[name] ?? sent.error.message)
  }
  await negotiations.refresh()
}

function say(id: number, name: 'cost' | 'reason', text: string): void {
  const now = typedOf($typed.get(), id)
  $typed.setKey(id, { ...now, problems: { [name]: text } })
}
