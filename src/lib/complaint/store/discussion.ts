import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { complaintsPerPage as pageSize } from '#lib/complaint/limits.ts'
import type { ComplaintMessage } from '#lib/complaint/shapes.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'

/** Milliseconds for a message with photos: 15 MB on a slow phone. */
const uploadMs = 120_000

/** An own message that the server does not have yet. */
export type PendingMessage = {
  clientId: string
  text: string
  photos: readonly File[]
  state: 'sending' | 'failed'
  message?: string
}

type Pages = { list: readonly ComplaintMessage[]; total: number }

const $id = atom<number | undefined>()

const requestPage = (id: number, page: number) =>
  call('GET /buyer/transaction/complain/discussion/{id}', { id, page, per_page: pageSize })

const messages = defineQuery<Pages>(
  'complaint messages ',
  computed($id, id => (id === undefined ? undefined : String(id))),
  async (key, known) => {
    const answer = await requestPage(Number(key), 1)
    if (!answer.ok) return answer
    const total = answer.meta?.total ?? answer.value.length
    return { ...answer, value: { list: joinNewest(known?.list ?? [], answer.value), total } }
  }
)

/** Older messages stay, unless some in between are missing. */
function joinNewest(before: readonly ComplaintMessage[], newest: readonly ComplaintMessage[]) {
  const first = newest[0]
  if (!first || !before.some(({ id }) => id === first.id)) return newest
  return [...before.filter(({ id }) => id < first.id), ...newest]
}

/** State of loading older messages; a failure keeps what is shown. */
const $older = atom<{ isLoading: boolean; error?: ApiError }>({ isLoading: false })
const $pending = atom<readonly PendingMessage[]>([])

/** The discussion, oldest message first, and below it what is not sent yet. */
export const $discussion = computed(
  [messages.$state, $older, $pending],
  ({ status, value, error }, older, pending) => ({
    status,
    list: value?.list ?? [],
    error,
    hasOlder: value !== undefined && value.list.length < value.total,
    isLoadingOlder: older.isLoading,
    olderError: older.error,
    pending: pending.filter(one => !value?.list.some(sent => sent.client_id === one.clientId))
  })
)

export const reloadDiscussion = messages.reload
export const refreshDiscussion = messages.refresh

type Stored = { draft: string; waiting: readonly { clientId: string; text: string }[] }
const nameOf = (id: number) => `complaintMessage:${id}` as const

function readStored(id: number): Stored {
  const { draft, waiting } = (readTyped(nameOf(id)) ?? {}) as Partial<Stored>
  return {
    draft: typeof draft === 'string' ? draft : '',
    waiting: Array.isArray(waiting) ? waiting.filter(one => typeof one?.clientId === 'string') : []
  }
}

/** The draft, and what was not sent: photos of it do not survive a reload. */
function store(draft: string): void {
  const id = $id.get()
  if (id === undefined) return
  const waiting = $pending
    .get()
    .flatMap(({ clientId, text, photos }) => (photos.length === 0 ? [{ clientId, text }] : []))
  storeTyped(nameOf(id), draft || waiting.length > 0 ? { draft, waiting } : undefined)
}

/** The message that is being written; survives a reload. */
export const $draft = atom('')

export function writeDraft(text: string): void {
  $draft.set(text)
  store(text)
}

/** Requests the discussion of a complaint, with what was not sent yet. */
export function readDiscussion(id: number): void {
  if ($id.get() === id) return
  $id.set(id)
  const { draft, waiting } = readStored(id)
  $draft.set(draft)
  $older.set({ isLoading: false })
  $pending.set(waiting.map(one => ({ ...one, photos: [], state: 'failed' as const })))
}

/** Loads the page before the oldest message; a failed one can be retried. */
export async function loadOlder(): Promise<void> {
  const [id, known] = [$id.get(), messages.$state.get().value]
  if (!id || !known || known.list.length >= known.total || $older.get().isLoading) return
  $older.set({ isLoading: true })
  const answer = await requestPage(id, Math.floor(known.list.length / pageSize) + 1)
  const now = messages.$state.get().value
  if (id !== $id.get() || !now) return $older.set({ isLoading: false })
  if (!answer.ok) return $older.set({ isLoading: false, error: answer.error })
  // New messages shift the pages, so that one repeats: by its number it stays once.
  const byId = new Map([...answer.value, ...now.list].map(one => [one.id, one]))
  const list = [...byId.values()].sort((a, b) => a.id - b.id)
  messages.put({ list, total: answer.meta?.total ?? now.total })
  $older.set({ isLoading: false })
}

/** Sends what was written; the field is free for the next message at once. */
export function sendMessage(photos: readonly File[]): void {
  const pending = { clientId: newKey(), text: $draft.get().trim(), photos, state: 'sending' as const }
  $pending.set([...$pending.get(), pending])
  writeDraft('')
  void send(pending)
}

/** Sends a failed message again under its number: it stands in the discussion once. */
export function sendAgain(clientId: string): void {
  const pending = $pending.get().find(one => one.clientId === clientId)
  if (!pending || pending.state === 'sending') return
  patch(clientId, { state: 'sending' })
  void send(pending)
}

export function dropMessage(clientId: string): void {
  $pending.set($pending.get().filter(one => one.clientId !== clientId))
  store($draft.get())
}

async function send({ clientId, text, photos }: PendingMessage): Promise<void> {
  const id = $id.get()
  if (id === undefined) return
  const answer = await call(
    'POST /buyer/transaction/complain/discussion/send/{id}',
    { id, message: text, client_id: clientId, ...(photos.length > 0 && { photos: [...photos] }) },
    photos.length > 0 ? { timeoutMs: uploadMs } : {}
  )
  if (id !== $id.get()) return
  if (!answer.ok) return patch(clientId, { state: 'failed', message: answer.error.message })
  const known = messages.$state.get().value
  if (known && !known.list.some(one => one.id === answer.value.id))
    messages.put({ list: [...known.list, answer.value], total: known.total + 1 })
  dropMessage(clientId)
}

function patch(clientId: string, change: Partial<PendingMessage>): void {
  $pending.set($pending.get().map(one => (one.clientId === clientId ? { ...one, ...change } : one)))
}
