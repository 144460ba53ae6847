import { call } from '#lib/core/call.ts'
import { always, fetched } from '#lib/core/fetched.ts'
import type { Reply, Sent } from '#lib/calls.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { loadSession } from '#lib/identity/store/session.ts'

export type Address = Reply<'GET /buyer/address'>[number]
export type AddressForm = Sent<'POST /buyer/address/add'>

const book = fetched('GET /buyer/address', always({ type: 'user' as const }))

/** The buyer's addresses, the newest first. */
export const $addressBook = book.$state
export const reloadAddresses = book.reload

/** Adds an address; the new one is first in the list. Answers the refusal to show, with its field messages. */
export async function saveAddress(form: AddressForm): Promise<Address | Refusal> {
  const answer = await call('POST /buyer/address/add', form)
  if (!answer.ok) return answer.error
  await Promise.all([book.refresh(), loadSession()])
  return answer.value
}

export async function chooseMain(id: number): Promise<Refusal | undefined> {
  const answer = await call('POST /buyer/address/main/{id}', { id })
  if (!answer.ok) return answer.error
  await book.refresh()
  return undefined
}
