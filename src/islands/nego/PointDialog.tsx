import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { addressTexts } from '#lib/address/texts.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { pointChoices, pointProblems } from '#lib/nego/point-form.ts'
import { pointsBy, setPoint } from '#lib/nego/store/ways.ts'
import { negoLabels } from '#lib/nego/texts.ts'
import type { Negotiation } from '#lib/order/order-shapes.ts'

import { pointLabels } from '#lib/shipping/point-labels.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { PlaceSelect } from './PlaceSelect.tsx'

const noText = { label: '', name: '', phone: '', address_detail: '' }

/** Where the goods are left instead, who takes them there, and what that costs. */
export function PointDialog({
  id,
  by,
  onClose
}: {
  id: number
  by: Negotiation['point_by']
  onClose: () => void
}) {
  const points = pointsBy[by]
  const { status, value, error: failed } = useStore(points.$state)
  const [districtId, setDistrict] = useState(0)
  const [villageId, setVillage] = useState(0)
  const [typed, setTyped] = useState(noText)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [error, setError] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const { districts, villages } = pointChoices(value ?? [], districtId)
  const point = villages.find(({ subdistrict }) => subdistrict?.id === villageId)
  const type = (name: keyof typeof noText) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const found = pointProblems(typed, point)
    setProblems(found)
    if (Object.keys(found).length > 0 || !point?.district || !point.subdistrict || isBusy) return
    setBusy(true)
    const refused = await setPoint({
      id,
      label: typed.label as (typeof pointLabels)[number],
      name: typed.name.trim(),
      phone: typed.phone,
      address_detail: typed.address_detail.trim(),
      province_id: point.province.id,
      city_id: point.city.id,
      district_id: point.district.id,
      subdistrict_id: point.subdistrict.id,
      zip_code: point.zip_code,
      ...(point.cost !== null && { cost: point.cost })
    })
    setBusy(false)
    if (refused?.code === 'total_changed') void points.reload()
    if (refused) setError(refused)
    else onClose()
  }
  return (
    <Dialog title={negoLabels.points} onClose={onClose}>
      {status === 'error' && (
        <LoadError message={failed?.message ?? ''} onRetry={() => void points.reload()} />
      )}
      {status === 'loading' && <div className="h-40 w-full skeleton" aria-busy="true" />}
      {value?.length === 0 && <p className="text-muted">Tidak ada lokasi yang tersedia</p>}
      {value !== undefined && value.length > 0 && (
        <form className="grid gap-3" noValidate onSubmit={event => void submit(event)}>
          <PlaceSelect
            label={`Kecamatan di ${value[0]?.city.name ?? ''}`}
            value={districtId}
            options={districts}
            onChoose={chosen => {
              setDistrict(chosen)
              setVillage(0)
            }}
          />
          <PlaceSelect
            label="Kelurahan"
            value={villageId}
            options={villages.map(({ subdistrict, final_cost }) => ({
              id: subdistrict?.id ?? 0,
              name: `${subdistrict?.name ?? ''} · ${final_cost ? rupiah(final_cost) : 'Gratis'}`
            }))}
            error={problems['place']}
            onChoose={setVillage}
          />
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-medium">Label</legend>
            <div className="flex flex-wrap gap-x-5">
              {pointLabels.map(label => (
                <label key={label} className="flex min-h-11 items-center gap-2">
                  <input
                    type="radio"
                    name="label"
                    className="radio radio-primary"
                    checked={typed.label === label}
                    onChange={() => setTyped({ ...typed, label })}
                  />
                  {label}
                </label>
              ))}
            </div>
            <p className="text-sm text-error empty:hidden">{problems['label']}</p>
          </fieldset>
          <Field
            label="Alamat lengkap"
            maxLength={300}
            value={typed.address_detail}
            error={problems['address_detail']}
            onChange={type('address_detail')}
          />
          <Field
            label="Nama penerima"
            autoComplete="name"
            maxLength={100}
            value={typed.name}
            error={problems['name']}
            onChange={type('name')}
          />
          <Field
            label="Nomor telepon penerima"
            inputMode="numeric"
            autoComplete="tel"
            value={typed.phone}
            error={problems['phone']}
            hint={addressTexts.phone}
            onChange={event =>
              setTyped({ ...typed, phone: event.target.value.replaceAll(/\D/g, '').slice(0, 14) })
            }
          />
          <ErrorText error={error} />
          <SubmitButton isBusy={isBusy}>
            {isBusy
              ? negoLabels.busy
              : `Titip di sini${point?.final_cost ? ` · ${rupiah(point.final_cost)}` : ''}`}
          </SubmitButton>
        </form>
      )}
    </Dialog>
  )
}
