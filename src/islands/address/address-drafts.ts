import { storeTyped, readTyped } from '#lib/identity/store/typed.ts'

import { type AddressValues, openedValues } from './address-values.ts'
import { formAtFirst } from './first-values.ts'
import type { Address } from '#lib/address/store/addresses.ts'

const formOf = (address: Address | undefined) => `address:${address?.id ?? 0}` as const

/** The unsaved draft of an address, or of a new one (address-50); undefined if it cannot be read. */
export function draftOf(address: Address | undefined): AddressValues | undefined {
  const typed = readTyped(formOf(address))
  const opened = openedValues(address)
  const names = Object.keys(opened) as (keyof AddressValues)[]
  const isWhole = names.every(
    name => typeof (typed as AddressValues | undefined)?.[name] === typeof opened[name]
  )
  return isWhole ? (typed as AddressValues) : undefined
}

/** Stores the form as a draft; unchanged initial values are no draft. */
export function storeDraft(address: Address | undefined, form: AddressValues): void {
  const opened = formAtFirst(address)
  const isSame = (Object.keys(form) as (keyof AddressValues)[]).every(name => form[name] === opened[name])
  storeTyped(formOf(address), isSame ? undefined : form)
}

/** Removes the draft after it was saved or discarded. */
export const dropDraft = (address: Address | undefined): void => storeTyped(formOf(address), undefined)
