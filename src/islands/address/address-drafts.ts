import { $session } from '#lib/identity/store/who.ts'

import type { AddressValues } from './address-values.ts'
import { formAtFirst } from './first-values.ts'
import type { Address } from '#lib/address/store/addresses.ts'

/** What was typed and not saved, of each address and of a new one (0), for as long as the page lives (address-50). */
const drafts = new Map<number, AddressValues>()
let stop: (() => void) | undefined

const keyOf = (address: Address | undefined) => address?.id ?? 0

export const draftOf = (address: Address | undefined): AddressValues | undefined => drafts.get(keyOf(address))

/** Keeps what stands in the form; what is as it was saved is no draft. */
export function keepDraft(address: Address | undefined, form: AddressValues): void {
  const opened = formAtFirst(address)
  const isSame = (Object.keys(form) as (keyof AddressValues)[]).every(name => form[name] === opened[name])
  if (isSame) return dropDraft(address)
  // Who comes next at this page is not shown where the last one lives.
  stop ??= $session.listen(({ status }) => status === 'guest' && drafts.clear())
  drafts.set(keyOf(address), form)
}

/** It was saved, or given up. */
export const dropDraft = (address: Address | undefined): void => void drafts.delete(keyOf(address))
