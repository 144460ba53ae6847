import { atom, computed } from 'nanostores'

import { always } from '#lib/core/browser/fetched.ts'
import type { Reply, Sent } from '#lib/calls.ts'
import { deliveryStatuses } from '#lib/webhook/topics.ts'

import { type PlaceQuery, setQuery } from '../console-place.ts'
import { $notice, request } from '../console-store.ts'
import { paged } from '../table/paged.ts'
import { idOf, pageOf, queryOf, wordOf } from '../table/part-query.ts'

export type Webhook = Reply<'GET /ops/webhook'>[number]
export type Delivery = Reply<'GET /ops/webhook/{id}/delivery'>[number]

export const webhooks = paged('GET /ops/webhook', always({}))

const $query = queryOf('settings')

/** The log of a webhook by the state that an address names. */
export function logFilter(id: number, { status }: PlaceQuery) {
  const chosen = wordOf(status, deliveryStatuses)
  return { id, ...(chosen && { status: chosen }) } satisfies Sent<'GET /ops/webhook/{id}/delivery'>
}

/** Words of the address that belong to the log of the open webhook. */
export const logWords = ['status', 'page'] as const

/** The log of the open webhook; state and page stand in the address. */
const $log = computed($query, query => {
  const id = query['view'] === 'webhooks' ? idOf(query['open']) : undefined
  return id === undefined ? undefined : { ...logFilter(id, query), page: pageOf(query), per_page: 20 }
})
export const deliveries = paged('GET /ops/webhook/{id}/delivery', $log)

/** A secret that was just made. The server shows it once, so it stays until it is closed. */
export const $secret = atom<{ id: number; secret: string; earlierUntil: string | undefined } | undefined>(
  undefined
)

/** What came of the last test. */
export const $tested = atom<Delivery | undefined>(undefined)

/** Requests the table and the log of the open webhook again. */
const refresh = async (): Promise<void> => {
  await Promise.all([webhooks.refresh(), $log.get() && deliveries.refresh()])
}

/** Makes a new secret, which is shown until it is closed. */
export async function renewSecret({ id }: Webhook): Promise<void> {
  const made = await request('POST /ops/webhook/{id}/secret', { id })
  if (made) {
    $secret.set({ id, secret: made.secret, earlierUntil: made.earlier_until })
    $notice.set(undefined)
  }
  await refresh()
}

/** Sends a test to the address that is stored, and keeps the answer for its webhook. */
export async function testWebhook({ id }: Webhook): Promise<void> {
  $tested.set(undefined)
  const tested = await request('POST /ops/webhook/{id}/test', { id })
  if (tested) {
    $tested.set(tested)
    $notice.set(undefined)
  }
  await refresh()
}

/** Removes a webhook with its log; true where it is gone. */
export async function removeWebhook({ id, url }: Webhook): Promise<boolean> {
  const gone = await request('DELETE /ops/webhook/{id}', { id })
  if (gone) {
    if ($secret.get()?.id === id) $secret.set(undefined)
    setQuery({ open: undefined, status: undefined, page: undefined })
    $notice.set({ text: `${url}: dihapus`, isError: false })
  }
  await refresh()
  return gone !== undefined
}

/** Sends one message again. */
export async function replayDelivery({ id, message_id: message }: Delivery): Promise<void> {
  const queued = await request('POST /ops/webhook/delivery/{id}/replay', { id })
  if (queued) $notice.set({ text: `${message}: dikirim ulang`, isError: false })
  await refresh()
}

/** What is sent again: since a time ('2026-08-17T10:05:00+07:00'), or all in the log where it is empty. */
type Replayed = { only: 'failed' | 'all'; since: string }

/** Sends what failed, or everything, again; says how many, and whether some are left. Returns whether it was taken. */
export async function replayMany({ id }: Webhook, { only, since }: Replayed): Promise<boolean> {
  const from = since === '' ? {} : { since: new Date(since).toISOString() }
  const sent = await request('POST /ops/webhook/{id}/replay', { id, only, ...from })
  if (sent) {
    const more = sent.is_more ? ' Masih ada sisanya: kirim ulang sekali lagi.' : ''
    const text = `${sent.count.toLocaleString('id-ID')} kiriman dikirim ulang.${more}`
    $notice.set({ text, isError: false })
  }
  await refresh()
  return sent !== undefined
}
