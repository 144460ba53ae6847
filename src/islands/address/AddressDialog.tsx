import { useStore } from '@nanostores/react'
import { useState } from 'react'

import type { Address } from '#lib/address/store/addresses.ts'
import { typedPhone, typedZipCode } from '#lib/address/typed-digits.ts'
import { villageZips } from '#lib/address/store/regions.ts'
import { addressLabels, addressTexts } from '#lib/address/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { AddressDetail } from './AddressDetail.tsx'
import { DraftNote } from './DraftNote.tsx'
import { placeValues } from './address-values.ts'
import { LabelField } from './LabelField.tsx'
import sheet from './address.css?url'
import { MapDialog } from './map/MapDialog.tsx'
import { PointField } from './PointField.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'
import { RegionFields } from './RegionFields.tsx'
import { useAddressForm } from './use-address-form.ts'

type Props = {
  /** The address to edit; without it a new one is added. */
  address?: Address
  onClose: () => void
  onSaved: (address: Address) => void
}

/** 'Tambah Alamat' and 'Ubah Alamat': the region levels fill in postal code and point; the rest is typed. */
export function AddressDialog({ address, onClose, onSaved }: Props) {
  const { form, formRef, problems, error, isBusy, isRestored, startOver, change, submit } = useAddressForm(
    address,
    onSaved
  )
  const [isMapOpen, setMapOpen] = useState(false)
  const zips = useStore(villageZips.$state)
  const isEstimate = zips.value?.some(
    zip => zip.id === form.subdistrict_id && zip.value === form.zip_code && zip.is_estimate
  )
  const bind = (name: 'name' | 'phone' | 'zip_code') => ({
    name,
    value: form[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value })
  })
  return (
    <>
      <Dialog title={address ? addressLabels.edit : addressLabels.add} onClose={onClose} isWide>
        {/* Loaded with the dialog, because no other page needs this style sheet. */}
        <link rel="stylesheet" href={sheet} />
        <form ref={formRef} className="grid gap-4" onSubmit={event => void submit(event)} noValidate>
          {isRestored && <DraftNote onDrop={startOver} />}
          <LabelField value={form.label} error={problems['label']} onChange={label => change({ label })} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Nama penerima" autoComplete="name" maxLength={100} {...bind('name')} />
            <Field
              label={addressLabels.phone}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              {...bind('phone')}
              onChange={event => change({ phone: typedPhone(event.target.value) })}
            />
          </div>
          <PlaceSearch
            label="Cari wilayah"
            hint={addressLabels.findPlace}
            onFind={place => change(placeValues(place))}
          />
          <RegionFields form={form} problems={problems} onChange={change} />
          <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
            <Field
              label="Kode pos"
              inputMode="numeric"
              {...bind('zip_code')}
              onChange={event => change({ zip_code: typedZipCode(event.target.value) })}
              {...(isEstimate && { hint: addressTexts.zipEstimate })}
            />
            <AddressDetail
              value={form.address_detail}
              error={problems['address_detail']}
              onChange={address_detail => change({ address_detail })}
            />
          </div>
          <PointField form={form} onOpen={() => setMapOpen(true)} />
          {!address?.is_main && (
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="checkbox checkbox-primary"
                checked={form.is_main}
                onChange={event => change({ is_main: event.target.checked })}
              />
              {addressLabels.makeMain}
            </label>
          )}
          <ErrorText error={error} />
          <SubmitButton isBusy={isBusy}>Simpan</SubmitButton>
        </form>
      </Dialog>
      {isMapOpen && (
        <MapDialog
          start={{ lat: form.lat, lng: form.lng }}
          onClose={() => setMapOpen(false)}
          onPick={point => {
            change(point)
            setMapOpen(false)
          }}
        />
      )}
    </>
  )
}
