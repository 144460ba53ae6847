import { call } from '#lib/core/api/call.ts'
import { always, fetched } from '#lib/core/browser/fetched.ts'
import type { Reply, Sent } from '#lib/calls.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { loadSession } from '#lib/identity/store/session.ts'

export type Address = Reply<'GET /buyer/address'>[number]
export type AddressForm = Sent<'POST /buyer/address/add'>

const book = fetched('GET /buyer/address', always({ type: 'user' as const }))

/** The buyer's addresses, the main one first. */
export const $addressBook = book.$state
export const reloadAddresses = book.reload

/** Adds an address, or changes the one with this id. Returns the error to show, with its field messages. */
export async function saveAddress(form: AddressForm, id?: number): Promise<Address | ApiError> {
  const answer =
    id === undefined
      ? await call('POST /buyer/address/add', form)
      : await call('POST /buyer/address/update/{id}', { id, ...form })
  if (!answer.ok) return answer.error
  await Promise.all([book.refresh(), loadSession()])
  return answer.value
}

export async function chooseMain(id: number): Promise<ApiError | undefined> {
  const answer = await call('POST /buyer/address/main/{id}', { id })
  // Another tab may have deleted it: the list then shows the current state.
  await book.refresh()
  return answer.ok ? undefined : answer.error
}

/** Deletes an address; one that another tab has deleted counts as deleted. */
export async function removeAddress(id: number): Promise<ApiError | undefined> {
  const answer = await call('POST /buyer/address/delete/{id}', { id })
  await Promise.all([book.refresh(), loadSession()])
  return answer.ok || answer.error.code === 'address_not_found' ? undefined : answer.error
}
