import { personHere } from '#lib/core/browser/person.ts'
import { addRecord, ofPart, readRecords, removeRecord } from '#lib/core/browser/waiting-records.ts'

/**
 * Chosen photos that the server does not have yet, stored in this browser: phones reload a page whose camera was
 * opened, and building sites have no connection. Where the browser stores nothing, they are uploaded all the same.
 */

/** A chosen photo, with the number under which the server stores it once. */
export type ChosenPhoto = { clientId: string; file: File }

/** As stored: bytes, because a chosen file may change on the disk. */
type PhotoRecord = {
  form: string
  clientId: string
  at: number
  name: string
  type: string
  lastModified: number
  bytes: ArrayBuffer
}

/** Photos of all forms and messages that one person has begun. */
const maxStored = 20
/** Milliseconds after which a form counts as given up: as long as the server keeps what was uploaded. */
const storedMs = 24 * 3_600_000

/** Their places in the database by client id. */
const places = new Map<string, Promise<number | undefined>>()

const key = (): string | undefined => {
  const person = personHere()
  return person === null ? undefined : ofPart(person, 'complaint photos')
}

/** Stores a photo of a form until `removeStoredPhoto`. */
export function storePhoto(form: string, clientId: string, file: File): void {
  places.set(clientId, addPhoto(form, clientId, file))
}

async function addPhoto(form: string, clientId: string, file: File): Promise<number | undefined> {
  const mine = key()
  if (mine === undefined) return undefined
  try {
    const { name, type, lastModified } = file
    const bytes = await file.arrayBuffer()
    const photo: PhotoRecord = { form, clientId, at: Date.now(), name, type, lastModified, bytes }
    return await addRecord(mine, photo, maxStored)
  } catch {
    return undefined
  }
}

/** Removes a photo that was uploaded, or given up. */
export async function removeStoredPhoto(clientId: string): Promise<void> {
  const seq = await places.get(clientId)
  places.delete(clientId)
  if (seq !== undefined) await removeRecord(seq).catch(() => undefined)
}

/** Removes all stored photos of a form. */
export async function removeStoredPhotos(form: string): Promise<void> {
  const photos = await readStoredPhotos(form)
  await Promise.all(photos.map(({ clientId }) => removeStoredPhoto(clientId)))
}

/** The stored photos of a form, in the order in which they were chosen. Removes those of forms that were given up. */
export async function readStoredPhotos(form: string): Promise<ChosenPhoto[]> {
  const mine = key()
  const all = mine === undefined ? [] : await readRecords<PhotoRecord>(mine).catch(() => [])
  for (const { at, seq } of all) {
    if (at < Date.now() - storedMs) void removeRecord(seq).catch(() => undefined)
  }
  const found = all.filter(one => one.form === form)
  for (const { clientId, seq } of found) places.set(clientId, Promise.resolve(seq))
  return found.map(({ clientId, name, type, lastModified, bytes }) => ({
    clientId,
    file: new File([bytes], name, { type, lastModified })
  }))
}
