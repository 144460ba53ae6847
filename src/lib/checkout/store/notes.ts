import { call } from '#lib/core/api/call.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import { $checkout } from './state.ts'
import { laterWork } from '#lib/core/browser/later.ts'
import { toast } from '#lib/core/browser/toasts.ts'

/** Debounce of a note in milliseconds (checkout-12). */
const notePause = 600
const notes = laterWork()
notes.flushOnLeaving()

/** Saves a product's note after a pause; `saveNotes` saves it immediately. */
export function setCheckoutNote(lineId: number, note: string): void {
  const { data } = $checkout.get()
  if (!data) return
  const checkouts = data.checkouts.map(block => ({
    ...block,
    products: block.products.map(p => (p.id === lineId ? { ...p, note } : p))
  }))
  $checkout.setKey('data', { ...data, checkouts })
  notes.set(`note:${lineId}`, notePause, () => saveNote(lineId))
}

const productsOf = (data: CheckoutData | undefined) => data?.checkouts.flatMap(block => block.products) ?? []

/** Errors of the notes that could not be saved, by line. */
const unsaved = new Map<number, ApiError>()

async function saveNote(id: number): Promise<void> {
  const note = productsOf($checkout.get().data).find(product => product.id === id)?.note ?? ''
  const answer = await call('POST /buyer/cart/update/{id}', { id, note }, { keepalive: signatureHeaders })
  if (answer.ok) return void unsaved.delete(id)
  unsaved.set(id, answer.error)
  toast(answer.error.message, 'error')
}

/** Saves pending notes and those that failed before; returns the error, if any. */
export async function saveNotes(): Promise<ApiError | undefined> {
  for (const id of unsaved.keys()) notes.set(`note:${id}`, 0, () => saveNote(id))
  await notes.flush()
  return unsaved.values().next().value
}
