import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { addressTexts } from '#lib/address/texts.ts'
import { type Level, regionLevels, villageZips, type Zip } from '#lib/address/store/regions.ts'

import { LoadNote } from './LoadNote.tsx'
import { Combobox } from './Combobox.tsx'
import { type AddressValues, type RegionField, regionFields } from './address-values.ts'

const levels: Record<RegionField, { level: Level; label: string }> = {
  province_id: { level: 'province', label: 'Provinsi' },
  city_id: { level: 'city', label: 'Kota/Kabupaten' },
  district_id: { level: 'district', label: 'Kecamatan' },
  subdistrict_id: { level: 'subdistrict', label: 'Kelurahan/Desa' }
}

type Props = {
  form: AddressValues
  problems: Record<string, string>
  onChange: (fields: Partial<AddressValues>) => void
}

const noPoint = { zip_code: '', lat: '', lng: '' }

/** The four region levels. Changing a level clears the lower ones; the last fills in postal code and point. */
export function RegionFields({ form, problems, onChange }: Props) {
  const zips = useStore(villageZips.$state)
  /** The village whose postal code is still missing, also in a draft that was closed before it arrived. */
  const waiting = useRef(form.zip_code ? 0 : form.subdistrict_id)
  const fill = (zip: Zip | undefined) => {
    if (!zip || zip.id !== waiting.current) return
    waiting.current = 0
    onChange({ zip_code: zip.value, lat: zip.lat, lng: zip.lng })
  }
  const [zip] = zips.value ?? []
  // The answer comes from a store: it fills in, once, the fields that were cleared for it.
  useEffect(() => fill(zip))
  const choose = (field: RegionField, id: number) => {
    if (id === form[field]) return
    const below = regionFields.slice(regionFields.indexOf(field) + 1).map(lower => [lower, 0])
    waiting.current = field === 'subdistrict_id' ? id : 0
    onChange({ [field]: id, ...Object.fromEntries(below), ...noPoint })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {regionFields.map((field, at) => (
        <RegionCombobox
          key={field}
          {...levels[field]}
          above={openAbove(form, at)}
          chosen={form[field]}
          problem={problems[field]}
          onChoose={id => choose(field, id)}
        />
      ))}
      {zips.error && <LoadNote error={zips.error} onRetry={() => void villageZips.reload()} />}
    </div>
  )
}

/** The label of the level to choose first; undefined if all levels above are chosen. */
const openAbove = (form: AddressValues, at: number): string | undefined => {
  const open = regionFields.slice(0, at).find(field => !form[field])
  return open && levels[open].label
}

type FieldProps = {
  level: Level
  label: string
  above: string | undefined
  chosen: number
  problem: string | undefined
  onChoose: (id: number) => void
}

function RegionCombobox({ level, label, above, chosen, problem, onChoose }: FieldProps) {
  const { $state, reload } = regionLevels[level]
  const { value, isFetching, error } = useStore($state)
  const placeholder = isFetching && !value ? 'Memuat …' : `Pilih ${label.toLowerCase()}`
  return (
    <Combobox
      label={label}
      placeholder={above ? addressTexts.levelFirst(above) : placeholder}
      options={value?.map(option => ({ id: option.id, label: option.value }))}
      chosen={chosen || undefined}
      isDisabled={!value || value.length === 0}
      isFetching={isFetching}
      problem={problem}
      error={error}
      onRetry={() => void reload()}
      onChoose={onChoose}
    />
  )
}
