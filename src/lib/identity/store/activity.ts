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

/** The account's loaded activity, newest first. */
export const $activity = atom<PagedList<ActivityEvent>>(newList())

/** Reloads from the newest, after an event or a return to the page. */
export async function reloadActivity(): Promise<void> {
  const list = newList()
  await list.loadMore()
  $activity.set(list)
}
