import { atom, computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

export type WithdrawalRow = Reply<'GET /buyer/withdraw'>[number]

/** Withdrawals per page, and pages that one request can reload: lists return up to 100 rows. */
const pageSize = 12
const maxPagesAtOnce = 8

type Pages = { list: readonly WithdrawalRow[]; pages: number; total: number }

/** The drawer is open: only then the list is requested. */
const $isOpen = atom(false)
const $key = computed($isOpen, isOpen => (isOpen ? 'all' : undefined))

const requestPage = (page: number, per_page: number) => call('GET /buyer/withdraw', { page, per_page })

const history = defineQuery<Pages>('withdrawals ', $key, async (_key, known) => {
  const pages = Math.min(known?.pages ?? 1, maxPagesAtOnce)
  const answer = await requestPage(1, pages * pageSize)
  if (!answer.ok) return answer
  const total = answer.meta?.total ?? answer.value.length
  return { ...answer, value: { list: answer.value, pages, total } }
})

/** State of loading the next page; a failure keeps what is shown. */
const $more = atom<{ isLoading: boolean; error?: ApiError }>({ isLoading: false })

const hasMore = ({ pages, total }: Pages) => pages * pageSize < total

/** The drawer's list, and how it continues. */
export const $withdrawals = computed([history.$state, $more], ({ status, value, error }, more) => ({
  status,
  list: value?.list ?? [],
  error,
  next: value && hasMore(value) ? ('scroll' as const) : ('end' as const),
  more: more.isLoading ? ('loading' as const) : more.error ? ('error' as const) : ('idle' as const),
  moreError: more.error
}))

/** Requests the list while the drawer is open; returns the function that ends that. */
export function openHistory(): () => void {
  $more.set({ isLoading: false })
  $isOpen.set(true)
  return () => $isOpen.set(false)
}

export const reloadWithdrawals = history.reload

/** Something changed: an open list is requested again, a closed one when it is opened. */
export function refreshWithdrawals(): void {
  if ($isOpen.get()) void history.refresh()
  else history.forget()
}

/** Loads the next page; a failed one can be retried. */
export async function loadMoreWithdrawals(): Promise<void> {
  const known = history.$state.get().value
  if (!known || !hasMore(known) || $more.get().isLoading) return
  $more.set({ isLoading: true })
  const answer = await requestPage(known.pages + 1, pageSize)
  const now = history.$state.get().value
  // The list was reloaded with fewer pages meanwhile.
  if (now?.pages !== known.pages) return $more.set({ isLoading: false })
  if (!answer.ok) return $more.set({ isLoading: false, error: answer.error })
  // A new withdrawal shifts the pages, so that the next one repeats a row: the first copy stays.
  const list = [...new Map([...now.list, ...answer.value].map(row => [row.id, row])).values()]
  history.put({ list, pages: known.pages + 1, total: answer.meta?.total ?? now.total })
  $more.set({ isLoading: false })
}
