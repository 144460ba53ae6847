import { atom, computed } from 'nanostores'

import { newKey } from '#lib/core/api/idempotency-key.ts'
import { fetched, isMissing } from '#lib/core/browser/fetched.ts'
import type { ComplaintForm, FormField, FormProblems } from '#lib/complaint/form.ts'
import { decodeForm, encodeForm } from '#lib/complaint/stored-form.ts'
import { watchLive } from '#lib/identity/store/live.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'
import { $unusable, decodeUnusable } from './unusable.ts'

const emptyForm = (): ComplaintForm => ({
  kind: null,
  lines: [],
  shipments: [],
  solution: null,
  nominal: 0,
  reason: '',
  photos: [],
  clientId: newKey(),
  wasSent: false
})

const $id = atom<string | undefined>()
const isOrderId = (id: string) => /^[1-9]\d{0,14}$/.test(id)

const options = fetched(
  'GET /buyer/transaction/complain/options/{id}',
  computed($id, id => (id && isOrderId(id) ? { id } : undefined))
)

/** What the order may be complained about; 'missing' for a foreign one. */
export const $complaintOptions = computed([$id, options.$state], (id, state) =>
  (id && !isOrderId(id)) || isMissing(state.error) ? { ...state, status: 'missing' as const } : state
)
export const retryOptions = options.reload
export const refreshOptions = options.refresh

/** What was entered; survives a reload and the end of a session (complaint-18). */
export const $complaintForm = atom<ComplaintForm>(emptyForm())
/** What is wrong with it, of the last try to send it, until the field changes. */
export const $formProblems = atom<FormProblems>({})
/** It was sent; the next page is on its way. */
export const $isSent = atom(false)

/** Number of the order that the form is about. */
export const formOrder = (): number => Number($id.get())

const nameOf = (orderId: number) => `complaint:${orderId}` as const

/** Forgets what was entered, because it was sent. */
export const dropForm = (): void => storeTyped(nameOf(formOrder()), undefined)

/** Forgets what was entered for an order. Returns the number of that form, under which its photos are stored. */
export function forgetForm(orderId: number): string | undefined {
  const isShown = orderId === formOrder()
  const form = decodeForm(readTyped(nameOf(orderId))) ?? (isShown ? $complaintForm.get() : undefined)
  if (isShown) $unusable.set({})
  storeTyped(nameOf(orderId), undefined)
  if (isShown) $complaintForm.set(emptyForm())
  return form?.clientId
}

/** Opens the form of an order as it was left. Returns the function that ends it. */
export function watchComplaintForm(id: string): () => void {
  $id.set(id)
  const stored = readTyped(nameOf(Number(id)))
  $complaintForm.set(decodeForm(stored) ?? emptyForm())
  $formProblems.set({})
  $unusable.set(decodeUnusable(stored))
  $isSent.set(false)
  const stops = [
    $unusable.listen(store),
    options.$state.subscribe(({ value }) => {
      if (!value) return
      if (value.kinds.length > 0) dropGone(value.lines)
    }),
    watchLive(event => {
      if (!event || event.id === Number(id) || event.id === 0) void options.refresh()
    })
  ]
  return () => stops.forEach(stop => stop())
}

/** Pieces that were refunded meanwhile cannot be chosen any more, and not be left out by hand. */
function dropGone(all: readonly { id: number }[]): void {
  const { lines } = $complaintForm.get()
  const left = lines.filter(({ id }) => all.some(line => line.id === id))
  if (left.length < lines.length) changeForm({ lines: left })
}

/** Changes the form and stores it. The messages of the changed fields go. */
export function changeForm(change: Partial<ComplaintForm>): void {
  const form = { ...$complaintForm.get(), ...change }
  $complaintForm.set(form)
  store()
  dropProblems(Object.keys(change))
}

/** Stores what was entered, with what is no number of pieces. */
function store(): void {
  const form = encodeForm($complaintForm.get())
  storeTyped(nameOf(formOrder()), { ...form, unusable: $unusable.get() })
}

function dropProblems(changed: readonly string[]): void {
  // Pieces decide about solutions and nominal too.
  const isWhole = ['kind', 'lines', 'shipments'].some(field => changed.includes(field))
  const rest = Object.entries($formProblems.get()).filter(([field]) => !isWhole && !changed.includes(field))
  $formProblems.set(Object.fromEntries(rest) as FormProblems)
}

/** Sets the message of one field, or removes it. */
export function setProblem(field: FormField, message: string | undefined): void {
  const { [field]: _before, ...others } = $formProblems.get()
  $formProblems.set(message === undefined ? others : { ...others, [field]: message })
}
