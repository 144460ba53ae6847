import { atom, type ReadableAtom } from 'nanostores'

import type { Called } from './call.ts'
import { nextStep } from './list-paging.ts'
import type { Refusal } from './refusal.ts'

export type PagedState<T> = {
  items: readonly T[]
  /** The last page held: the first comes with the HTML. */
  page: number
  totalPages: number
  status: 'idle' | 'loading' | 'error'
  error?: Refusal
  /** What comes next: by scrolling, by the button, or nothing. */
  next: 'scroll' | 'button' | 'end'
}

export type PagedList<T> = { $state: ReadableAtom<PagedState<T>>; loadMore: () => Promise<void> }

/** The continuation of a list whose page `page` the server rendered. */
export function pagedList<T extends { id: number }>(
  ask: (page: number) => Promise<Called<T[]>>,
  { page, totalPages }: { page: number; totalPages: number }
): PagedList<T> {
  const $state = atom<PagedState<T>>({
    items: [],
    page,
    totalPages,
    status: 'idle',
    next: nextStep(page, totalPages)
  })
  return {
    $state,
    async loadMore() {
      const before = $state.get()
      if (before.status === 'loading' || before.next === 'end') return
      $state.set({ ...before, status: 'loading', error: undefined })
      const answer = await ask(before.page + 1)
      if (!answer.ok) return $state.set({ ...before, status: 'error', error: answer.error })
      const total = answer.meta?.total_pages ?? before.totalPages
      // What moved down meanwhile comes twice: it stays where it is.
      const known = new Set(before.items.map(item => item.id))
      $state.set({
        items: [...before.items, ...answer.value.filter(item => !known.has(item.id))],
        page: before.page + 1,
        totalPages: total,
        status: 'idle',
        next: nextStep(before.page + 1, total)
      })
    }
  }
}
