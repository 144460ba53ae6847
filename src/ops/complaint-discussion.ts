import { atom } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { complaintsPerPage } from '#lib/complaint/limits.ts'

import { signOutOps } from './console-store.ts'

type Message = Reply<'GET /ops/complain/discussion/{id}'>[number]

type Discussion = {
  /** The complaint. */
  id: number
  /** Oldest first. */
  items: readonly Message[]
  hasOlder: boolean
  isLoadingOlder: boolean
  /** Error of the last request. */
  error: string | undefined
}

/** The discussion of the open complaint; undefined until the first answer. */
export const $discussion = atom<Discussion | undefined>(undefined)

let opened = 0

/** Requests the newest messages of a complaint; those that are known stay. */
export async function loadMessages(id: number): Promise<void> {
  opened = id
  const answer = await call('GET /ops/complain/discussion/{id}', { id, page: 1, per_page: complaintsPerPage })
  // Another complaint was opened meanwhile.
  if (opened !== id) return
  const shown = current(id)
  if (!answer.ok) {
    if (answer.error.status === 401) signOutOps()
    return $discussion.set({ ...shown, error: answer.error.message })
  }
  const ids = new Set(shown.items.map(message => message.id))
  // More arrived than a page holds: what lies between is requested with the older ones.
  const isGap = !answer.value.some(message => ids.has(message.id))
  const items = isGap ? answer.value : merged(shown.items, answer.value)
  $discussion.set({
    ...shown,
    items,
    hasOlder: items.length < (answer.meta?.total ?? 0),
    error: undefined
  })
}

/** Requests the messages before the shown ones. */
export async function loadOlder(): Promise<void> {
  const shown = $discussion.get()
  if (!shown || shown.isLoadingOlder) return
  $discussion.set({ ...shown, isLoadingOlder: true })
  const { id } = shown
  // What arrived meanwhile pushes older ones to later pages, so that this page may hold some twice, and lacks none.
  const page = Math.floor(shown.items.length / complaintsPerPage) + 1
  const answer = await call('GET /ops/complain/discussion/{id}', { id, page, per_page: complaintsPerPage })
  if (opened !== id) return
  const now = { ...current(id), isLoadingOlder: false }
  if (!answer.ok) {
    if (answer.error.status === 401) signOutOps()
    return $discussion.set({ ...now, error: answer.error.message })
  }
  const items = merged(now.items, answer.value)
  $discussion.set({ ...now, items, hasOlder: items.length < (answer.meta?.total ?? 0), error: undefined })
}

/** Adds what was sent from here. */
export function addMessage(id: number, message: Message): void {
  const shown = $discussion.get()
  if (shown?.id === id) $discussion.set({ ...shown, items: merged(shown.items, [message]) })
}

function current(id: number): Discussion {
  const shown = $discussion.get()
  return shown?.id === id
    ? shown
    : { id, items: [], hasOlder: false, isLoadingOlder: false, error: undefined }
}

function merged(known: readonly Message[], more: readonly Message[]): Message[] {
  const byId = new Map([...known, ...more].map(message => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}
