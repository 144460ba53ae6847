import { atom } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { type ComplaintOffer, complaintOffers, offerLabels, paysMoney } from '#lib/complaint/kinds.ts'
import { maxCourierLength, maxMessageLength, maxTrackingLength } from '#lib/complaint/limits.ts'
import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

import { loadMessages } from './complaint-discussion.ts'
import {
  complaints,
  endSession,
  type OpsComplaint,
  putComplaint,
  reloadComplaint
} from './complaint-store.ts'
import { $notice } from './console-store.ts'
import { maxKept, sentWhole, typedWhole } from './form/typed-whole.ts'
import { keptMap, keptText } from './kept-map.ts'

/** What somebody typed for one complaint, and what was said to each field; `form` is about none of them. */
export type Typed = {
  solution: ComplaintOffer | ''
  /** Digits. */
  nominal: string
  message: string
  courier: string
  resi: string
  isRestocked: boolean
  /** The proof of a delivery. */
  photo?: File | undefined
  help: string
  problems: Partial<Record<TypedField | 'form', string>>
}
type TypedField = 'solution' | 'nominal' | 'message' | 'courier' | 'resi' | 'help'

const nothing: Typed = {
  solution: '',
  nominal: '',
  message: '',
  courier: '',
  resi: '',
  isRestocked: false,
  help: '',
  problems: {}
}

/** By complaint: it outlives an error, another complaint, another part of the console, a reload and signing in again. */
export const $typed = keptMap<Typed>('complaint', {
  keep: ({ problems: _problems, photo: _photo, ...steps }) => steps,
  read: kept => ({
    solution: complaintOffers.find(offer => offer === kept['solution']) ?? '',
    nominal: typedWhole(keptText(kept, 'nominal', maxKept)),
    message: keptText(kept, 'message', maxMessageLength),
    courier: keptText(kept, 'courier', maxCourierLength),
    resi: keptText(kept, 'resi', maxTrackingLength),
    isRestocked: kept['isRestocked'] === true,
    help: keptText(kept, 'help', maxMessageLength),
    problems: {}
  })
})
export const typedOf = (all: Record<number, Typed>, id: number): Typed => all[id] ?? nothing

/** Keeps what is typed; what was said about the form is over. */
export function type(id: number, change: Partial<Omit<Typed, 'problems'>>): void {
  $typed.setKey(id, { ...typedOf($typed.get(), id), ...change, problems: {} })
}

const say = (id: number, problems: Typed['problems']): void =>
  $typed.setKey(id, { ...typedOf($typed.get(), id), problems })

/** The complaint on which a step is being taken: a second click does nothing. */
export const $working = atom<number | undefined>(undefined)

type StepCall =
  | 'POST /ops/complain/{id}/answer'
  | 'POST /ops/complain/{id}/arbitrate'
  | 'POST /ops/complain/{id}/ship'
  | 'POST /ops/complain/{id}/deliver'
  | 'POST /ops/complain/{id}/received'
  | 'POST /ops/complain/{id}/help'

/**
 * Takes a step, once. Afterwards the entry is shown as it is then, also where somebody else was faster; what was typed
 * stays after an error.
 */
async function take<L extends StepCall>(
  { id, code }: OpsComplaint,
  endpoint: L,
  input: Omit<Sent<L>, 'id'>,
  done: string
): Promise<void> {
  if ($working.get() !== undefined) return
  $working.set(id)
  say(id, {})
  const answer = await call(endpoint, { id, ...input } as Sent<L>).finally(() => $working.set(undefined))
  if (answer.ok) {
    $typed.setKey(id, nothing)
    $notice.set({ text: `${code}: ${done}`, isError: false })
    putComplaint(answer.value as Reply<StepCall>)
    await Promise.all([complaints.refresh(), loadMessages(id)])
    return
  }
  await fail(id, answer.error)
}

async function fail(id: number, error: ApiError): Promise<void> {
  endSession(error)
  const { message, fields = {} } = error
  say(id, Object.keys(fields).length > 0 ? fields : { form: message })
  if (error.code !== complaintErrors.complaint_moved.code) return
  // The form of a step that is no longer possible goes: its message is told above.
  $notice.set({ text: message, isError: true })
  await Promise.all([reloadComplaint(id), complaints.refresh()])
}

/** What an offer says, with its nominal where it pays money. */
export const offerIn = ({ solution, nominal }: Typed) =>
  solution === ''
    ? undefined
    : { solution, ...(paysMoney(solution) && nominal !== '' && { nominal: sentWhole(nominal) }) }

/** Sends the seller's answer or the admin's ruling. */
export async function sendOffer(one: OpsComplaint, as: 'answer' | 'arbitrate'): Promise<void> {
  const typed = typedOf($typed.get(), one.id)
  const offer = offerIn(typed)
  const message = typed.message.trim()
  if (!offer || message === '') {
    return say(one.id, {
      ...(!offer && { solution: 'Pilih solusi' }),
      ...(message === '' && { message: 'Penjelasan wajib diisi' })
    })
  }
  const told = `${as === 'answer' ? 'dijawab' : 'diputuskan'}, ${offerLabels[offer.solution]}`
  await take(one, `POST /ops/complain/{id}/${as}`, { ...offer, message }, told)
}

export function shipAgain(one: OpsComplaint): Promise<void> {
  const { courier, resi } = typedOf($typed.get(), one.id)
  return take(one, 'POST /ops/complain/{id}/ship', { courier, resi }, 'barang dikirim')
}

export function deliverGoods(one: OpsComplaint): Promise<void> {
  const { photo } = typedOf($typed.get(), one.id)
  return take(one, 'POST /ops/complain/{id}/deliver', { ...(photo && { photo }) }, 'barang sampai')
}

export function receiveReturn(one: OpsComplaint): Promise<void> {
  const { isRestocked } = typedOf($typed.get(), one.id)
  return take(one, 'POST /ops/complain/{id}/received', { restock: isRestocked }, 'barang diterima kembali')
}

/** Asks the admin about what came back. The field of its message is called `help` here. */
export async function askAdmin(one: OpsComplaint): Promise<void> {
  const { help } = typedOf($typed.get(), one.id)
  await take(one, 'POST /ops/complain/{id}/help', { message: help }, 'diteruskan ke admin')
  const { problems } = typedOf($typed.get(), one.id)
  if (problems.message) say(one.id, { help: problems.message })
}
