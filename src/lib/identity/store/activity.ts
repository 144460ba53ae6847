import { atom } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { type PagedList, pagedList } from '#lib/core/schema/paged-list.ts'

export type ActivityEvent = Reply<'GET /auth/activity'>[number]

const perPage = 12
const newList = () =>
  pagedList<ActivityEvent>(page => call('GET /auth/activity', { page, per_page: perPage }), {
    page: 0,
    totalPages: Infinity
  })

/** What happened to the account, newest first, as far as it was asked for. */
export const $activity = atom<PagedList<ActivityEvent>>(newList())

/** Begins with the newest again: something just happened, or the page comes back. */
export async function reloadActivity(): Promise<void> {
  const list = newList()
  await list.loadMore()
  $activity.set(list)
}
