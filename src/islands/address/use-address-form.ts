import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { addressForm } from '#lib/address/contract.ts'
import { type Address, saveAddress } from '#lib/address/store/addresses.ts'
import { chooseRegions } from '#lib/address/store/regions.ts'
import { addressTexts } from '#lib/address/texts.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { formErrors } from '#lib/identity/registration-form.ts'

import { useSubmission } from '#islands/ui/use-submission.ts'
import { draftOf, dropDraft, storeDraft } from './address-drafts.ts'
import { type AddressValues, sentAddress } from './address-values.ts'
import { formAtFirst } from './first-values.ts'

/** The form of an address that is added or edited: its values, validation and saving. */
export function useAddressForm(address: Address | undefined, onSaved: (saved: Address) => void) {
  const [isRestored, setRestored] = useState(() => draftOf(address) !== undefined)
  const [form, setForm] = useState(() => draftOf(address) ?? formAtFirst(address))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const { isBusy, error, submit: send } = useSubmission()
  const formRef = useRef<HTMLFormElement>(null)

  const { province_id: province, city_id: city, district_id: district, subdistrict_id: subdistrict } = form
  useEffect(
    () => chooseRegions({ province, city, district, subdistrict }),
    [province, city, district, subdistrict]
  )

  useEffect(() => storeDraft(address, form), [address, form])

  // A changed field shows no error until the form is submitted again.
  const change = (fields: Partial<AddressValues>) => {
    setForm(before => ({ ...before, ...fields }))
    setProblems(before => withoutKeys(before, Object.keys(fields)))
  }
  const startOver = () => {
    dropDraft(address)
    setForm(formAtFirst(address))
    setProblems({})
    setRestored(false)
    // The pressed button is gone, so the focus would be lost.
    formRef.current?.querySelector('input')?.focus()
  }
  const showProblems = ({ lat, lng, ...found }: Record<string, string>) => {
    // The point has no field of its own: it comes with the village.
    const point = lat ?? lng
    flushSync(() => setProblems({ ...(point && { subdistrict_id: point }), ...found }))
    const first = formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]:enabled')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const sent = sentAddress(form)
    const found = formErrors(addressForm, sent)
    showProblems(found)
    if (Object.keys(found).length > 0) return
    await send(async () => {
      const saved = await saveAddress(sent, address?.id)
      if ('code' in saved) {
        showProblems(saved.fields ?? {})
        return saved
      }
      dropDraft(address)
      toast(address ? addressTexts.changed : addressTexts.added, 'success')
      onSaved(saved)
      return undefined
    })
  }
  return { form, formRef, problems, error, isBusy, isRestored, startOver, change, submit }
}

const withoutKeys = (problems: Record<string, string>, keys: string[]) =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !keys.includes(name)))
