import { atom } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'
import { nextStep } from '#lib/core/list-paging.ts'

/** A home section's life (specification 1, section 4). */
export type FeedState = {
  status: 'not loaded' | 'loading' | 'loaded' | 'error'
  cards: readonly ProductCardData[]
  page: number
  next: 'scroll' | 'button' | 'end'
  message?: string
}

/** Products per page, ms before the first is asked for, and ms after an error in which nothing is tried. */
const perPage = 20
const firstDelayMs = 2000
const retryAfterMs = 30_000

const start: FeedState = { status: 'not loaded', cards: [], page: 0, next: 'scroll' }

/** The home page's feed of recommendations. */
export const $feed = atom<FeedState>(start)

let failedAt = -Infinity

/** Loads the first page a moment after the section came near: somebody who scrolls past costs nothing. */
export function startFeed(): void {
  if ($feed.get().status !== 'not loaded') return
  $feed.set({ ...start, status: 'loading' })
  setTimeout(() => void load(), firstDelayMs)
}

/** The next page, by scrolling: after an error only 30 s later. */
export function scrollFeed(): void {
  const { status } = $feed.get()
  if (status === 'loaded' || (status === 'error' && Date.now() - failedAt >= retryAfterMs)) loadFeed()
}

/** The next page, at a person's wish. */
export function loadFeed(): void {
  const state = $feed.get()
  if (state.status === 'loading' || state.next === 'end') return
  $feed.set({ ...state, status: 'loading' })
  void load()
}

async function load(): Promise<void> {
  const before = $feed.get()
  const page = before.page + 1
  const answer = await call('GET /buyer/product/search/recommendation', { page, per_page: perPage })
  if (!answer.ok) {
    failedAt = Date.now()
    return $feed.set({ ...before, status: 'error', message: answer.error.message })
  }
  const known = new Set(before.cards.map(card => card.id))
  $feed.set({
    status: 'loaded',
    cards: [...before.cards, ...answer.value.filter(card => !known.has(card.id))],
    page,
    next: nextStep(page, answer.meta?.total_pages ?? 0)
  })
}
