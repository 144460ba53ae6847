import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { addressForm } from '#lib/address/contract.ts'
import { formErrors } from '#lib/identity/registration-form.ts'
import { contactLabels } from '#lib/identity/texts.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { type Address, type AddressForm, saveAddress } from '#lib/address/store/addresses.ts'
import { addressLabels, addressTexts } from '#lib/address/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { type AddressValues, emptyAddress } from './address-values.ts'
import { RegionFields } from './RegionFields.tsx'

type Props = { onClose: () => void; onSaved: (address: Address) => void }

/** 'Tambah Alamat': the region chain, postal code and point by themselves, and the rest by hand. */
export function AddressDialog({ onClose, onSaved }: Props) {
  const [form, setForm] = useState<AddressValues>(emptyAddress)
  const [estimatedZip, setEstimatedZip] = useState<string>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [error, setError] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)

  const formRef = useRef<HTMLFormElement>(null)
  // What is being corrected is not wrong any more until it is sent again.
  const change = (fields: Partial<AddressValues>) => {
    setForm(before => ({ ...before, ...fields }))
    setProblems(before => withoutKeys(before, Object.keys(fields)))
  }
  const showProblems = ({ lat, lng, ...found }: Record<string, string>) => {
    // The point has no field of its own: it came with the village.
    const point = lat ?? lng
    flushSync(() => setProblems({ ...(point && { subdistrict_id: point }), ...found }))
    formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]:enabled')?.focus()
  }
  const bind = (name: 'label' | 'name' | 'phone' | 'zip_code') => ({
    name,
    value: form[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value })
  })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const { lat, lng, ...rest } = form
    const sent: AddressForm = { ...rest, ...(lat && lng && { lat, lng }) }
    const found = formErrors(addressForm, sent)
    showProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    setError(undefined)
    const saved = await saveAddress(sent)
    setBusy(false)
    if ('code' in saved) {
      setError(saved)
      showProblems(saved.fields ?? {})
    } else onSaved(saved)
  }

  return (
    <Dialog title={addressLabels.add} onClose={onClose} isWide>
      <form ref={formRef} className="grid gap-4" onSubmit={event => void submit(event)} noValidate>
        <Field label="Label alamat" placeholder="Rumah, kantor, proyek" maxLength={50} {...bind('label')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Nama penerima" autoComplete="name" maxLength={100} {...bind('name')} />
          <Field
            label={contactLabels.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={24}
            {...bind('phone')}
          />
        </div>
        <RegionFields
          form={form}
          problems={problems}
          onChange={change}
          onPoint={(village, point, isEstimate) => {
            setForm(before => (before.subdistrict_id === village ? { ...before, ...point } : before))
            setEstimatedZip(isEstimate ? point.zip_code : undefined)
          }}
        />
        <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
          <Field
            label="Kode pos"
            inputMode="numeric"
            maxLength={5}
            {...bind('zip_code')}
            {...(form.zip_code !== '' &&
              form.zip_code === estimatedZip && { hint: addressTexts.zipEstimate })}
          />
          <AddressDetail
            value={form.address_detail}
            error={problems['address_detail']}
            onChange={address_detail => change({ address_detail })}
          />
        </div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="checkbox checkbox-primary"
            checked={form.is_main}
            onChange={event => change({ is_main: event.target.checked })}
          />
          {addressLabels.makeMain}
        </label>
        <ErrorText error={error} />
        <SubmitButton isBusy={isBusy}>Simpan</SubmitButton>
      </form>
    </Dialog>
  )
}

const withoutKeys = (problems: Record<string, string>, keys: string[]) =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !keys.includes(name)))

type DetailProps = { value: string; error: string | undefined; onChange: (value: string) => void }

function AddressDetail({ value, error, onChange }: DetailProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor="address-detail" className="font-medium">
        Alamat lengkap
      </label>
      <textarea
        id="address-detail"
        name="address_detail"
        className={`textarea-bordered textarea min-h-24 w-full ${error ? 'textarea-error' : ''}`}
        placeholder="Nama jalan, nomor, RT/RW, patokan"
        autoComplete="street-address"
        maxLength={300}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby="address-detail-note"
        onChange={event => onChange(event.target.value)}
      />
      <p id="address-detail-note" className="text-sm text-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
