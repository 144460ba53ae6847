import { atom, computed, type ReadableAtom } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { defineQuery, type Fetched, type Query } from '#lib/core/browser/fetched.ts'

import { listed } from '../console-lists.ts'
import type { PlaceQuery } from '../console-place.ts'
import { signOutOps } from '../console-store.ts'
import { periodOf } from '../period.ts'
import { beforeIn, keyset, openRow } from '../table/keyset.ts'
import { paged } from '../table/paged.ts'
import { idOf, pageOf, queryOf, wordOf } from '../table/part-query.ts'

export type ShopBalance = Reply<'GET /ops/payout'>[number]
export type ShopMoney = Reply<'GET /ops/shop/{id}/payout'>
export type ShopPayout = Reply<'GET /ops/payout/history'>['payouts'][number]

/** The filters of an address, as the call takes them. */
export function balanceFilter({ q, state, sort, order }: PlaceQuery): Sent<'GET /ops/payout'> {
  const chosen = wordOf(state, ['owed', 'owes', 'even'])
  const by = wordOf(sort, ['balance', 'name'])
  const way = wordOf(order, ['asc', 'desc'])
  return {
    ...(q && { keyword: q.slice(0, 100) }),
    ...(chosen && { state: chosen }),
    ...(by && { sort: by }),
    ...(by && way && { order: way })
  }
}

const $query = queryOf('finance')

export const balances = paged(
  'GET /ops/payout',
  computed($query, query => ({ ...balanceFilter(query), page: pageOf(query), per_page: 30 }))
)

/** The ids below which the pages begin that were passed, of the list that is named. */
const passedOf = () => atom<{ of: string; ids: readonly number[] }>({ of: '', ids: [] })
export const $entriesPassed = passedOf()
export const $payoutsPassed = passedOf()
type Passed = ReturnType<typeof $entriesPassed.get>
export const idsPassed = (passed: Passed, of: string): readonly number[] =>
  passed.of === of ? passed.ids : []
/** Where the page of a list begins that is shown, as its call takes it. */
const beforeOf = (passed: Passed, of: string) => {
  const before = idsPassed(passed, of).at(-1)
  return before === undefined ? {} : { before }
}

const $openId = computed($query, ({ open }) => idOf(open)?.toString())

/** The state of a query that shows the value it had while the one of another key loads. */
function kept<T>($state: ReadableAtom<Fetched<T>>): ReadableAtom<Fetched<T>> {
  let last: T | undefined
  return computed($state, state => {
    if (state.value !== undefined) last = state.value
    else if (state.status === 'loading' && last !== undefined)
      return { ...state, status: 'ready', value: last } satisfies Fetched<T>
    return state
  })
}

/** The open shop: what it is owed, and what that consists of. */
const moneyOf = defineQuery<ShopMoney>(
  'GET /ops/shop/{id}/payout',
  computed([$openId, $entriesPassed], (id, passed) =>
    id === undefined ? undefined : JSON.stringify({ id: Number(id), ...beforeOf(passed, id), per_page: 20 })
  ),
  async key => {
    const answer = await call('GET /ops/shop/{id}/payout', JSON.parse(key) as { id: number })
    if (!answer.ok && answer.error.status === 401) signOutOps()
    return answer
  }
)

/** The open shop. While older entries of it load, the last known ones stay: the form below them is not taken away (ops-209). */
export const shopMoney: Query<ShopMoney> = { ...moneyOf, $state: kept(moneyOf.$state) }

/** Transfers of the open shop. */
export const shopPayouts = listed(
  'GET /ops/payout/history',
  computed([$openId, $payoutsPassed], (id = '0', passed) => ({
    shop: Math.max(1, Number(id)),
    ...beforeOf(passed, id),
    per_page: 20
  }))
)

/** Period and shop of an address, as the call takes them. */
export function transferFilter(query: PlaceQuery) {
  const shop = idOf(query['shop'])
  return { ...periodOf(query), ...(shop !== undefined && { shop }) } satisfies Sent<'GET /ops/payout/history'>
}

export const transferRows = ({ payouts: items, next }: Reply<'GET /ops/payout/history'>) => ({ items, next })

/** Transfers in the address's period, of its shop or of all. */
const list = keyset(
  'GET /ops/payout/history',
  computed($query, query => ({ ...transferFilter(query), ...beforeIn(query), per_page: 50 })),
  transferRows
)

/** The transfer that is open beside the table, whatever its period. */
export const openTransfer = openRow(
  'GET /ops/payout/history',
  computed($query, ({ open }) => idOf(open)),
  id => ({ before: id + 1, per_page: 1 }),
  ({ payouts }) => payouts
)

export const transfers = {
  ...list,
  /** With the open one. */
  refresh: async (): Promise<void> => {
    await Promise.all([list.refresh(), openTransfer.refresh()])
  }
}

/** Requests the table, the open shop and its transfers again. */
export const refreshPayouts = async (): Promise<void> => {
  const isOpen = $openId.get() !== undefined
  await Promise.all([balances.refresh(), isOpen && shopMoney.refresh(), isOpen && shopPayouts.refresh()])
}
