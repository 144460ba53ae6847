import { computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

import { loadMessages } from './complaint-discussion.ts'
import { type PlaceQuery, setQuery } from './console-place.ts'
import { $notice, signOutOps } from './console-store.ts'
import { paged } from './table/paged.ts'
import { idOf, pageOf, queryOf, sortOf, wordOf } from './table/part-query.ts'

export type OpsComplaint = Reply<'GET /ops/complain'>[number]

/** Complaints of one page of the table. */
const perPage = 20

/** Milliseconds after which what is shown is requested again: buyers act while it is looked at. */
export const everyMs = 15_000

/** Open complaints by deadline; of these the ones that wait for the shop or the marketplace and are soon due; closed ones, the last first. */
const complaintViews = ['open', 'due', 'closed'] as const

/** Whether closed complaints are shown, which are sorted by date alone. */
export const isClosedView = ({ list }: PlaceQuery): boolean => list === 'closed'

/** The filters and the sort of an address, as the call takes them; what is none of its words is left out. */
export function complaintFilter(query: PlaceQuery) {
  const { list, q, shop } = query
  const view = wordOf(list, complaintViews) ?? 'open'
  const shopId = idOf(shop)
  return {
    open: view !== 'closed',
    ...(view === 'due' && { is_due: true }),
    ...(q && { keyword: q }),
    ...(shopId !== undefined && { shop: shopId }),
    ...sortOf(query, ['deadline', 'date', 'nominal'])
  } satisfies Sent<'GET /ops/complain'>
}

const $query = queryOf('complaints')

/** The table; filters, sort and page stand in the address. */
export const complaints = paged(
  'GET /ops/complain',
  computed($query, query => ({ ...complaintFilter(query), page: pageOf(query), per_page: perPage })),
  undefined,
  everyMs
)

/** The complaint that is open beside the table, whichever page lists it; earlier addresses call it `complaint` (ops-53). */
export const $openedId = computed($query, ({ open, complaint: id }) => idOf(open ?? id))

/** Opens a complaint beside the table, or closes it. */
export const openComplaint = (id: number | undefined, isStep = false): void =>
  setQuery({ open: id?.toString(), complaint: undefined }, isStep)

/** Everything about the open complaint. One that is gone is closed here. */
export const complaint = defineQuery<OpsComplaint>(
  'GET /ops/complain/{id}',
  computed($openedId, id => id?.toString()),
  async name => {
    const id = Number(name)
    const answer = await call('GET /ops/complain/{id}', { id })
    if (answer.ok) return answer
    endSession(answer.error)
    if (answer.error.code === complaintErrors.complaint_not_found.code && $openedId.get() === id) {
      openComplaint(undefined)
      $notice.set({ text: answer.error.message, isError: true })
    }
    return answer
  },
  { everyMs }
)

/** Shows what a step made of a complaint: what was requested before it is older. */
export function putComplaint(one: OpsComplaint): void {
  if ($openedId.get() === one.id) complaint.put(one)
}

/** Requests a complaint again while it is open. */
export const reloadComplaint = async (id: number): Promise<void> => {
  if ($openedId.get() === id) await complaint.refresh()
}

/** Requests the shown page, the open complaint and its discussion again. */
export async function refreshComplaints(): Promise<void> {
  const id = $openedId.get()
  await Promise.all([
    complaints.refresh(),
    ...(id === undefined ? [] : [complaint.refresh(), loadMessages(id)])
  ])
}

/** An ended session asks for the token, over what was typed. */
export function endSession({ status }: Pick<ApiError, 'status'>): void {
  if (status === 401) signOutOps()
}
