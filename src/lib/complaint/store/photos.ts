import { atom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { sendWithProgress } from '#lib/core/api/send-with-progress.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import type { StoredPhoto } from '#lib/complaint/form.ts'
import { maxPhotos } from '#lib/complaint/limits.ts'
import { photoProblem } from '#lib/complaint/photo-problem.ts'
import { complaintFormTexts } from '#lib/complaint/texts.ts'
import { $complaintForm, $formProblems, changeForm, forgetForm, formOrder, setProblem } from './form.ts'
import { readStoredPhotos, removeStoredPhoto, removeStoredPhotos, storePhoto } from './stored-photos.ts'

/** Milliseconds for one photo: 5 MB on a slow phone. */
const uploadMs = 120_000

/** The status with which the server says that a file is no picture that it can read. */
const unusable = 422

/** A photo that the server does not have yet. */
export type Upload = {
  clientId: string
  file: File
  state: 'waiting' | 'uploading' | 'failed'
  /** Whole percent of it that has left the browser. */
  progress: number
  message?: string
}

/** Photos on their way, in their order; they go one after another. */
export const $uploads = atom<readonly Upload[]>([])

const stops = new Map<string, AbortController>()
let isRunning = false
/** Why some chosen pictures were not taken: said until more are chosen, while the others are uploaded. */
let notTaken: string | undefined

/** Takes chosen pictures and uploads each by itself; says which cannot be taken. */
export function addPhotos(files: readonly File[]): void {
  const taken = $complaintForm.get().photos.length + $uploads.get().length
  const room = Math.max(0, maxPhotos - taken)
  const fitting = files.filter(file => !photoProblem(file))
  const wrong = files.map(photoProblem).find(Boolean)
  const added = fitting.slice(0, room).map(file => ({ clientId: newKey(), file }))
  // Stores the form's number, under which its photos are stored.
  changeForm({})
  const { clientId: form } = $complaintForm.get()
  for (const { clientId, file } of added) storePhoto(form, clientId, file)
  enqueue(added)
  const tooMany = fitting.length > room ? complaintErrors.complaint_photos.message : undefined
  notTaken = wrong ?? tooMany
  setProblem('photos', notTaken)
  void uploadAll()
}

const enqueue = (added: readonly Pick<Upload, 'clientId' | 'file'>[]): void =>
  $uploads.set([...$uploads.get(), ...added.map(one => ({ ...one, state: 'waiting' as const, progress: 0 }))])

/** Uploads what a reload has interrupted, each under its number: the server stores it once. */
export async function resumePhotos(): Promise<void> {
  const { clientId: form } = $complaintForm.get()
  const waiting = await readStoredPhotos(form)
  const { clientId: current, photos } = $complaintForm.get()
  if (current !== form) return
  const known = new Set([...photos, ...$uploads.get()].map(({ clientId }) => clientId))
  for (const { clientId } of photos) void removeStoredPhoto(clientId)
  enqueue(
    waiting.filter(({ clientId }) => !known.has(clientId)).slice(0, Math.max(0, maxPhotos - known.size))
  )
  await uploadAll()
}

/** Sends a failed photo again under its number: the server stores it once. */
export function retryPhoto(clientId: string): void {
  patch(clientId, { state: 'waiting', progress: 0 })
  void uploadAll()
}

/** Sends all failed photos again, because the connection is back. */
export function retryPhotos(): void {
  for (const { clientId, state } of $uploads.get()) if (state === 'failed') retryPhoto(clientId)
}

/** Removes a photo, wherever it is. The server deletes what stays behind within a day. */
export function removePhoto(clientId: string): void {
  stops.get(clientId)?.abort()
  drop(clientId)
  void removeStoredPhoto(clientId)
  const { photos } = $complaintForm.get()
  const stored = photos.find(photo => photo.clientId === clientId)
  changeForm({ photos: photos.filter(photo => photo !== stored) })
  if (stored) void call('DELETE /buyer/transaction/complain/photo/{id}', { id: stored.id })
}

/** Stops what is on its way, of a page that is left: it goes on when the form is opened again. */
export function dropUploads(): void {
  for (const stop of stops.values()) stop.abort()
  $uploads.set([])
}

/**
 * Forgets what was entered for an order, its photos and those on their way, because its goods were received: nothing
 * can be complained about any more (complaint-25).
 */
export function forgetReceived(orderId: number): void {
  if (orderId === formOrder()) {
    // One that was chosen just now may not be stored yet.
    for (const { clientId } of $uploads.get()) void removeStoredPhoto(clientId)
    dropUploads()
  }
  const form = forgetForm(orderId)
  if (form !== undefined) void removeStoredPhotos(form)
}

async function uploadAll(): Promise<void> {
  if (isRunning) return
  isRunning = true
  for (let next = nextUpload(); next; next = nextUpload()) await upload(next)
  isRunning = false
}

const nextUpload = () => $uploads.get().find(({ state }) => state === 'waiting')

async function upload({ clientId, file }: Upload): Promise<void> {
  const id = formOrder()
  const stop = new AbortController()
  stops.set(clientId, stop)
  patch(clientId, { state: 'uploading' })
  const answer = await call(
    'POST /buyer/transaction/complain/photo/{id}',
    { id, photo: file, client_id: clientId },
    {
      timeoutMs: uploadMs,
      signal: stop.signal,
      send: sendWithProgress(share => patch(clientId, { progress: Math.floor(share * 100) }))
    }
  )
  stops.delete(clientId)
  // It was removed, or the page shows another order now.
  if (stop.signal.aborted || !$uploads.get().some(one => one.clientId === clientId)) return
  if (!answer.ok) {
    const { status, message } = answer.error
    if (status !== unusable) return patch(clientId, { state: 'failed', message })
    // No picture: it takes no place, and trying again would not help.
    drop(clientId)
    void removeStoredPhoto(clientId)
    notTaken = message
    return setProblem('photos', message)
  }
  const photo: StoredPhoto = { clientId, id: answer.value.id, address: answer.value.photo }
  drop(clientId)
  const { photos: problem } = $formProblems.get()
  changeForm({ photos: [...$complaintForm.get().photos, photo] })
  void removeStoredPhoto(clientId)
  if (problem !== undefined && problem === notTaken) setProblem('photos', problem)
  // The complaint was to be sent meanwhile: the buyer is told when it can be.
  if (problem === complaintFormTexts.photosOnTheirWay)
    setProblem('photos', $uploads.get().length > 0 ? problem : complaintFormTexts.photosReady)
}

function patch(clientId: string, change: Partial<Upload>): void {
  $uploads.set($uploads.get().map(one => (one.clientId === clientId ? { ...one, ...change } : one)))
}

const drop = (clientId: string): void => $uploads.set($uploads.get().filter(one => one.clientId !== clientId))
