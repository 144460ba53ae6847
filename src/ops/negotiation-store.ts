import { atom, computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { freightProblem } from '#lib/negotiation/freight.ts'
import type { OpsOrderPage } from '#lib/ops/order-page-contract.ts'

import type { PlaceQuery } from './console-place.ts'
import { $notice, signOutOps } from './console-store.ts'
import { isUnreadable, maxKept, rupiahProblem, typedWhole } from './form/typed-whole.ts'
import { keptMap, keptText } from './kept-map.ts'
import { paged } from './table/paged.ts'
import { idOf, pageOf, queryOf, sortOf } from './table/part-query.ts'
import { takeEach } from './table/take-each.ts'

export type OpsNegotiation = Reply<'GET /ops/nego'>[number]

/** Negotiations of one page of the list. */
const perPage = 20

/** Milliseconds after which a shown list is requested again: buyers ask while it is looked at. */
const everyMs = 10_000

const $query = queryOf('negos')

/** The filters and the sort of an address, as the call takes them. */
export function negotiationFilter(query: PlaceQuery) {
  const { list, q, shop } = query
  const shopId = idOf(shop)
  return {
    ...(list === 'waiting' && { is_waiting: true }),
    ...(q && { keyword: q }),
    ...(shopId !== undefined && { shop: shopId }),
    ...sortOf(query, ['deadline', 'date', 'total'])
  } satisfies Sent<'GET /ops/nego'>
}

/** The table of open negotiations; filters, sort and page stand in the address. */
export const negotiations = paged(
  'GET /ops/nego',
  computed($query, query => ({ ...negotiationFilter(query), page: pageOf(query), per_page: perPage })),
  undefined,
  everyMs
)

/** The code of the negotiation that is open beside the table. */
export const $openNegotiation = computed($query, ({ open }) => open?.toUpperCase())

/** The open negotiation, whichever page lists it: its order tells also what came of it. */
export const negotiation = defineQuery<OpsOrderPage>(
  'GET /ops/transaction/{id} negotiated',
  $openNegotiation,
  async id => {
    const answer = await call('GET /ops/transaction/{id}', { id })
    if (!answer.ok && answer.error.status === 401) signOutOps()
    return answer
  },
  { everyMs }
)

/** Requests the table and the open negotiation again. */
const refreshNegotiations = async (): Promise<void> => {
  await Promise.all([
    negotiations.refresh(),
    $openNegotiation.get() === undefined ? undefined : negotiation.refresh()
  ])
}

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

/** The order that is being answered, or several together: a second click does nothing. */
export const $answering = atom<number | 'several' | undefined>(undefined)

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

/** Declines some with one reason. Returns whether all were declined. */
export async function declineAll(some: readonly OpsNegotiation[], reason: string): Promise<OpsNegotiation[]> {
  if ($answering.get() !== undefined) return []
  $answering.set('several')
  const declined = await takeEach(
    some,
    ({ code }) => call('POST /ops/nego/{id}/decline', { id: code, reason }),
    count => `${count} negosiasi ditolak`
  ).finally(() => $answering.set(undefined))
  await refreshNegotiations()
  return declined
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
  await refreshNegotiations()
}

function say(id: number, name: 'cost' | 'reason', text: string): void {
  const now = typedOf($typed.get(), id)
  $typed.setKey(id, { ...now, problems: { [name]: text } })
}
