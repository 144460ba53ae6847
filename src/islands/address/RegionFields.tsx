import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { retryLabel } from '#components/ui/retry-label.ts'
import { chooseRegions, findZip, type Level, regionLevels } from '#lib/address/store/regions.ts'

import type { AddressValues } from './address-values.ts'

type RegionField = 'province_id' | 'city_id' | 'district_id' | 'subdistrict_id'
const levels: { level: Level; field: RegionField; label: string }[] = [
  { level: 'province', field: 'province_id', label: 'Provinsi' },
  { level: 'city', field: 'city_id', label: 'Kota/Kabupaten' },
  { level: 'district', field: 'district_id', label: 'Kecamatan' },
  { level: 'subdistrict', field: 'subdistrict_id', label: 'Kelurahan/Desa' }
]

type Props = {
  form: AddressValues
  problems: Record<string, string>
  onChange: (fields: Partial<AddressValues>) => void
  /** Postal code, which may be an estimate, and point of a village, once they are known. */
  onPoint: (
    village: number,
    point: Pick<AddressValues, 'zip_code' | 'lat' | 'lng'>,
    isEstimate: boolean
  ) => void
}

const noPoint = { zip_code: '', lat: '', lng: '' }

/** The four region levels. Changing a higher one resets the lower ones; the last fills in postal code and point. */
export function RegionFields({ form, problems, onChange, onPoint }: Props) {
  const { province_id: province, city_id: city, district_id: district } = form
  useEffect(() => chooseRegions({ province, city, district }), [province, city, district])
  const choose = async (field: RegionField, id: number) => {
    const at = levels.findIndex(level => level.field === field)
    const below = Object.fromEntries(levels.slice(at + 1).map(level => [level.field, 0]))
    onChange({ [field]: id, ...below, ...noPoint })
    if (field !== 'subdistrict_id') return
    const zip = await findZip(province, city, district, id)
    if (zip) onPoint(id, { zip_code: zip.value, lat: zip.lat, lng: zip.lng }, zip.is_estimate)
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {levels.map(({ level, field, label }) => (
        <RegionSelect
          key={level}
          level={level}
          label={label}
          value={form[field]}
          problem={problems[field]}
          onChoose={id => void choose(field, id)}
        />
      ))}
    </div>
  )
}

type SelectProps = {
  level: Level
  label: string
  value: number
  problem: string | undefined
  onChoose: (id: number) => void
}

function RegionSelect({ level, label, value, problem, onChoose }: SelectProps) {
  const { $state, reload } = regionLevels[level]
  const { value: options = [], isAsking, error } = useStore($state)
  return (
    <div className="grid gap-1">
      <label htmlFor={`region-${level}`} className="font-medium">
        {label}
      </label>
      <select
        id={`region-${level}`}
        className={`select-bordered select h-12 w-full ${problem ? 'select-error' : ''}`}
        value={value}
        disabled={options.length === 0}
        aria-busy={isAsking}
        aria-invalid={Boolean(problem)}
        aria-describedby={`region-${level}-note`}
        onChange={event => onChoose(Number(event.target.value))}
      >
        <option value={0} disabled>
          {isAsking ? 'Memuat …' : `Pilih ${label.toLowerCase()}`}
        </option>
        {options.map(option => (
          <option key={option.id} value={option.id}>
            {option.value}
          </option>
        ))}
      </select>
      <p id={`region-${level}-note`} className="text-sm text-error empty:hidden">
        {problem}
      </p>
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-error">
          {error.message}
          <button type="button" className="min-h-11 link font-medium" onClick={() => void reload()}>
            {retryLabel}
          </button>
        </p>
      )}
    </div>
  )
}
