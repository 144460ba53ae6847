import { atom } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { complaintsPerPage } from '#lib/complaint/limits.ts'
import { call } from '#lib/core/api/call.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { refetchWhileSeen } from '#lib/core/browser/refetch.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

import { $discussion, loadMessages } from './complaint-discussion.ts'
import { $place, type Place } from './console-place.ts'
import { $notice, signOutOps } from './console-store.ts'
import { idOf, pageOf, wordOf } from './table/part-query.ts'

export type OpsComplaint = Reply<'GET /ops/complain'>[number]

/** Milliseconds after which what is shown is requested again: buyers act while it is looked at. */
const everyMs = 15_000

/** Open complaints by deadline; of these the ones that wait for the shop or the marketplace and are soon due; closed ones, the last first. */
const complaintViews = ['open', 'due', 'closed'] as const
export type ComplaintView = (typeof complaintViews)[number]

/** What else the address filters and sorts the queue by, as the call takes it. */
type Narrowing = Pick<Sent<'GET /ops/complain'>, 'keyword' | 'shop' | 'sort'>

type Queue = {
  view: ComplaintView
  narrowed?: Narrowing
  /** Undefined until the first answer. */
  items: readonly OpsComplaint[] | undefined
  page: number
  pages: number
  total: number
  /** Error of the last request; the items are the last known ones. */
  error: string | undefined
}

const nothing = { items: undefined, page: 1, pages: 1, total: 0, error: undefined }

/** The shown page; outlives another part of the console. */
export const $queue = atom<Queue>({ view: 'open', ...nothing })
/** The complaint that is chosen: the console's address names it (ops-53). It is shown as soon as it was answered. */
export const $openedId = atom<number | undefined>(undefined)
/** The complaint beside the queue. */
export const $complaint = atom<OpsComplaint | undefined>(undefined)

/** Whether somebody is late: by the server's clock, which the demo moves. */
export const isLate = ({ deadline }: Pick<OpsComplaint, 'deadline'>): boolean =>
  deadline !== null && new Date(deadline.at) < serverNow()

/** Shows open complaints, all or the due ones, or the closed ones. */
export function showQueue(view: ComplaintView, narrowed: Narrowing = {}, page = 1): Promise<void> {
  $queue.set({ view, narrowed, ...nothing, page })
  return loadQueue(page)
}

/** The filters of the queue, as the call takes them. */
export const queueFilter = ({ view, narrowed }: Pick<Queue, 'view' | 'narrowed'>) =>
  ({
    open: view !== 'closed',
    ...(view === 'due' && { is_due: true }),
    ...narrowed
  }) satisfies Sent<'GET /ops/complain'>

/** Number of the last request: an answer to an earlier one is late. */
let last = 0

/** Requests a page of the queue; a failure keeps the shown items. */
export async function loadQueue(page = $queue.get().page): Promise<void> {
  const { view, narrowed = {} } = $queue.get()
  const number = ++last
  const filter = queueFilter({ view, narrowed })
  const answer = await call('GET /ops/complain', { ...filter, page, per_page: complaintsPerPage })
  if (number !== last) return
  if (!answer.ok) {
    endSession(answer.error)
    return $queue.set({ ...$queue.get(), error: answer.error.message })
  }
  const pages = Math.max(1, answer.meta?.total_pages ?? 1)
  // What was closed meanwhile leaves fewer pages.
  if (page > pages) return loadQueue(pages)
  const total = answer.meta?.total ?? answer.value.length
  $queue.set({ view, narrowed, items: answer.value, page, pages, total, error: undefined })
}

/** Shows a complaint beside the queue, or none; what was done to another one is no longer told. */
export function openComplaint(one: OpsComplaint | undefined): void {
  $notice.set(undefined)
  $openedId.set(one?.id)
  $complaint.set(one)
  $discussion.set(undefined)
  if (one) void loadMessages(one.id)
}

/** Number of complaints that were shown anew: an answer that was requested before the last one may be older than it. */
let changes = 0

/** Shows what became of the open complaint, here and in the queue, until it is requested again. */
export function putComplaint(one: OpsComplaint): void {
  changes += 1
  if ($openedId.get() === one.id) $complaint.set(one)
  const { items, ...queue } = $queue.get()
  $queue.set({ ...queue, items: items?.map(known => (known.id === one.id ? one : known)) })
}

/** Requests a complaint again. One that is gone is closed here; another failure leaves what is shown. */
export async function reloadComplaint(id: number): Promise<void> {
  const before = changes
  const answer = await call('GET /ops/complain/{id}', { id })
  if (changes > before) return
  if (answer.ok) return putComplaint(answer.value)
  endSession(answer.error)
  if (answer.error.code !== complaintErrors.complaint_not_found.code) return
  if ($openedId.get() === id) openComplaint(undefined)
  $notice.set({ text: answer.error.message, isError: true })
}

/** Requests the shown page, the open complaint and its discussion again. */
export async function refreshComplaints(): Promise<void> {
  const id = $openedId.get()
  await Promise.all([loadQueue(), ...(id === undefined ? [] : [reloadComplaint(id), loadMessages(id)])])
}

/** The queue that an address names; undefined for that of another part. */
function queueOf({ part, query }: Place): Required<Pick<Queue, 'view' | 'narrowed' | 'page'>> | undefined {
  if (part !== undefined && part !== 'complaints') return undefined
  const { list, q, shop, sort } = query
  const shopId = idOf(shop)
  const narrowed = {
    ...(q && { keyword: q }),
    ...(shopId !== undefined && { shop: shopId }),
    ...(sort === 'newest' && { sort })
  } satisfies Narrowing
  return { view: wordOf(list, complaintViews) ?? 'open', narrowed, page: pageOf(query) }
}

const isSame = (one: Pick<Queue, 'view' | 'narrowed'>, other: Pick<Queue, 'view' | 'narrowed'>) =>
  JSON.stringify(queueFilter(one)) === JSON.stringify(queueFilter(other))

/** Keeps queue and open complaint current while the page is visible (ops-51). Returns the function that stops it. */
export function watchComplaints(): () => void {
  const first = queueOf($place.get())
  const shown = $queue.get()
  if (first) $queue.set(isSame(first, shown) ? { ...shown, page: first.page } : { ...nothing, ...first })
  void refreshComplaints()
  const stops = [
    $place.listen(place => {
      const wanted = queueOf(place)
      if (!wanted) return
      const now = $queue.get()
      if (!isSame(wanted, now)) void showQueue(wanted.view, wanted.narrowed, wanted.page)
      else if (wanted.page !== now.page) void loadQueue(wanted.page)
    }),
    refetchWhileSeen(() => void refreshComplaints(), everyMs)
  ]
  return () => stops.forEach(stop => stop())
}

/** An ended session asks for the token, over what was typed. */
export function endSession({ status }: Pick<ApiError, 'status'>): void {
  if (status === 401) signOutOps()
}
