import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { complaintsPerPage as pageSize, maxMessagePhotos } from '#lib/complaint/limits.ts'
import type { ComplaintMessage } from '#lib/complaint/shapes.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'
import { type ChosenPhoto, readStoredPhotos, removeStoredPhoto, storePhoto } from './stored-photos.ts'

/** Milliseconds for a message with photos: 15 MB on a slow phone. */
const uploadMs = 120_000

/** An own message that the server does not have yet. */
export type PendingMessage = {
  clientId: string
  text: string
  photos: readonly ChosenPhoto[]
  state: 'sending' | 'failed'
  message?: string
}

type Pages = { list: readonly ComplaintMessage[]; total: number }

const $id = atom<number | undefined>()

/** Messages that one request returns at most. */
const maxPerPage = 100

const requestPage = (id: number, page: number, per_page: number = pageSize) =>
  call('GET /buyer/transaction/complain/discussion/{id}', { id, page, per_page })

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

let renewing: Promise<void> | undefined

/** Requests all loaded messages again, older ones too: addresses of photos are valid for an hour. Once at a time. */
export const renewDiscussion = (): Promise<void> =>
  (renewing ??= requestLoaded().finally(() => (renewing = undefined)))

async function requestLoaded(): Promise<void> {
  const id = $id.get()
  const loaded = messages.$state.get().value?.list.length ?? 0
  if (id === undefined) return
  for (let page = 1; (page - 1) * maxPerPage < loaded; page += 1) {
    const answer = await requestPage(id, page, Math.min(loaded, maxPerPage))
    const now = messages.$state.get().value
    if (!answer.ok || id !== $id.get() || !now) return
    messages.put({ list: joinPages(now.list, answer.value), total: answer.meta?.total ?? now.total })
  }
}

/** Each message once, oldest first, as the last of the lists has it. */
const joinPages = (...lists: (readonly ComplaintMessage[])[]): ComplaintMessage[] =>
  [...new Map(lists.flat().map(one => [one.id, one])).values()].sort((a, b) => a.id - b.id)

type Stored = {
  draft: string
  /** Number of the message that the draft becomes: its photos are stored under it. */
  draftId: string
  waiting: readonly { clientId: string; text: string }[]
}
const nameOf = (id: number) => `complaintMessage:${id}` as const

function readStored(id: number): Stored {
  const { draft, draftId, waiting } = (readTyped(nameOf(id)) ?? {}) as Partial<Stored>
  return {
    draft: typeof draft === 'string' ? draft : '',
    draftId: typeof draftId === 'string' && draftId ? draftId : newKey(),
    waiting: Array.isArray(waiting) ? waiting.filter(isWaiting) : []
  }
}

const isWaiting = (one: Stored['waiting'][number] | null): boolean =>
  typeof one?.clientId === 'string' && typeof one.text === 'string'

/** Stores the draft, and what was not sent. */
function store(): void {
  const id = $id.get()
  if (id === undefined) return
  const [draft, photos] = [$draft.get(), $draftPhotos.get()]
  const waiting = $pending.get().map(({ clientId, text }) => ({ clientId, text }))
  const isEmpty = !draft && photos.length === 0 && waiting.length === 0
  storeTyped(nameOf(id), isEmpty ? undefined : { draft, draftId, waiting })
}

/** The message that is being written; survives a reload, like its photos. */
export const $draft = atom('')
export const $draftPhotos = atom<readonly ChosenPhoto[]>([])
let draftId = ''
/** Photos that were stored before a reload are being read: what is sent meanwhile waits for its own. */
let restoring: Promise<unknown> = Promise.resolve()

export function writeDraft(text: string): void {
  $draft.set(text)
  store()
}

/** Takes pictures for the message that is being written. */
export function addDraftPhotos(files: readonly File[]): void {
  const added = files.map(file => ({ clientId: newKey(), file }))
  $draftPhotos.set([...$draftPhotos.get(), ...added])
  for (const { clientId, file } of added) storePhoto(draftId, clientId, file)
  store()
}

export function dropDraftPhoto(clientId: string): void {
  $draftPhotos.set($draftPhotos.get().filter(photo => photo.clientId !== clientId))
  void removeStoredPhoto(clientId)
  store()
}

/** Requests the discussion of a complaint, with what was not sent yet. */
export function readDiscussion(id: number): void {
  if ($id.get() === id) return
  $id.set(id)
  const stored = readStored(id)
  draftId = stored.draftId
  $draft.set(stored.draft)
  $draftPhotos.set([])
  $older.set({ isLoading: false })
  $pending.set(stored.waiting.map(one => ({ ...one, photos: [], state: 'failed' as const })))
  restoring = Promise.all([draftId, ...stored.waiting.map(one => one.clientId)].map(restorePhotos))
}

/** Reads the stored photos of a message, which may have been sent meanwhile. */
async function restorePhotos(message: string): Promise<void> {
  const photos = await readStoredPhotos(message)
  if (message === draftId) {
    const known = $draftPhotos.get()
    const others = photos.filter(({ clientId }) => !known.some(one => one.clientId === clientId))
    return $draftPhotos.set([...others, ...known].slice(0, maxMessagePhotos))
  }
  const pending = $pending.get().find(({ clientId }) => clientId === message)
  if (!pending) return
  const all = [...photos, ...pending.photos]
  // Its photos could not be stored, and there is nothing else to send.
  if (!pending.text && all.length === 0) return dropMessage(message)
  patch(message, { photos: all.slice(0, maxMessagePhotos) })
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
  messages.put({ list: joinPages(answer.value, now.list), total: answer.meta?.total ?? now.total })
  $older.set({ isLoading: false })
}

/** Sends what was written; the field is free for the next message at once. */
export function sendMessage(): void {
  const clientId = draftId
  const [text, photos] = [$draft.get().trim(), $draftPhotos.get()]
  $pending.set([...$pending.get(), { clientId, text, photos, state: 'sending' }])
  draftId = newKey()
  $draftPhotos.set([])
  writeDraft('')
  void send(clientId)
}

/** Sends a failed message again under its number: it stands in the discussion once. */
export function sendAgain(clientId: string): void {
  const pending = $pending.get().find(one => one.clientId === clientId)
  if (!pending || pending.state === 'sending') return
  patch(clientId, { state: 'sending' })
  void send(clientId)
}

/** Forgets a message that was not sent, or that the server has. */
export function dropMessage(clientId: string): void {
  const dropped = $pending.get().find(one => one.clientId === clientId)
  $pending.set($pending.get().filter(one => one !== dropped))
  for (const photo of dropped?.photos ?? []) void removeStoredPhoto(photo.clientId)
  store()
}

async function send(clientId: string): Promise<void> {
  const id = $id.get()
  await restoring
  const pending = $pending.get().find(one => one.clientId === clientId)
  if (id === undefined || id !== $id.get() || !pending) return
  const photos = pending.photos.map(({ file }) => file)
  const answer = await call(
    'POST /buyer/transaction/complain/discussion/send/{id}',
    { id, message: pending.text, client_id: clientId, ...(photos.length > 0 && { photos }) },
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
