import { atom, type ReadableAtom } from 'nanostores'

import type { Called } from '../api/call.ts'
import { nextStep } from '../browser/list-paging.ts'
import type { ApiError } from './api-error.ts'

type PagedState<T> = {
  items: readonly T[]
  /** The last loaded page: the first comes with the HTML. */
  page: number
  totalPages: number
  /** Items of all pages, as the last response said; undefined before the first. */
  total?: number
  status: 'idle' | 'loading' | 'error'
  error?: ApiError
  /** How the next page loads: by scrolling, by the button, or not at all. */
  next: 'scroll' | 'button' | 'end'
}

export type PagedList<T> = {
  $state: ReadableAtom<PagedState<T>>
  loadMore: () => Promise<void>
  /** Loads all pages up to this one, for a return to the list; stops silently at a failure. */
  reload: (lastPage: number) => Promise<void>
}

/** How a list continues after a page; lists of products use the rule of list-paging.ts. */
type StepAfter = (page: number, totalPages: number) => PagedState<unknown>['next']

/** Maximum of pages that are reloaded on a return to a list. */
export const maxReloaded = 20

/** The continuation of a list whose page `page` the server rendered. */
export function pagedList<T extends { id: number | string }>(
  request: (page: number) => Promise<Called<T[]>>,
  { page, totalPages }: { page: number; totalPages: number },
  stepAfter: StepAfter = nextStep
): PagedList<T> {
  const longer = (before: PagedState<T>, answer: Answer<T>) => withPage(before, answer, stepAfter)
  const $state = atom<PagedState<T>>({
    items: [],
    page,
    totalPages,
    status: 'idle',
    next: stepAfter(page, totalPages)
  })
  return {
    $state,
    async loadMore() {
      const before = $state.get()
      if (before.status === 'loading' || before.next === 'end') return
      $state.set({ ...before, status: 'loading', error: undefined })
      const answer = await request(before.page + 1)
      $state.set(answer.ok ? longer(before, answer) : { ...before, status: 'error', error: answer.error })
    },
    async reload(lastPage) {
      const before = $state.get()
      const count = Math.min(lastPage - before.page, before.totalPages - before.page, maxReloaded)
      if (before.status !== 'idle' || count < 1) return
      $state.set({ ...before, status: 'loading' })
      const answers = await Promise.all(Array.from({ length: count }, (_, i) => request(before.page + 1 + i)))
      let after = before
      for (const answer of answers) {
        if (!answer.ok) break
        after = longer(after, answer)
      }
      $state.set(after)
    }
  }
}

type Answer<T> = Called<T[]> & { ok: true }

/** The list with the next page appended. */
function withPage<T extends { id: number | string }>(
  before: PagedState<T>,
  { value, meta }: Answer<T>,
  stepAfter: StepAfter
): PagedState<T> {
  const totalPages = meta?.total_pages ?? before.totalPages
  const page = before.page + 1
  // An item that moved down meanwhile comes again: it keeps its position.
  const known = new Set(before.items.map(item => item.id))
  return {
    items: [...before.items, ...value.filter(item => !known.has(item.id))],
    page,
    totalPages,
    ...(meta && { total: meta.total }),
    status: 'idle',
    next: stepAfter(page, totalPages)
  }
}
