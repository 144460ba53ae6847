import { useStore } from '@nanostores/react'

import {
  $regionFailure,
  $regionLoading,
  $regions,
  findZip,
  type Level,
  loadCities,
  loadDistricts,
  loadSubdistricts
} from '#lib/address/store.ts'

import type { AddressValues } from './address-values.ts'

const levels: {
  level: Level
  field: 'province_id' | 'city_id' | 'district_id' | 'subdistrict_id'
  label: string
}[] = [
  { level: 'province', field: 'province_id', label: 'Provinsi' },
  { level: 'city', field: 'city_id', label: 'Kota/Kabupaten' },
  { level: 'district', field: 'district_id', label: 'Kecamatan' },
  { level: 'subdistrict', field: 'subdistrict_id', label: 'Kelurahan/Desa' }
]

type Props = {
  form: AddressValues
  problems: Record<string, string>
  onChange: (fields: Partial<AddressValues>) => void
  /** Postal code and point of a village, once they are known. */
  onPoint: (village: number, point: Pick<AddressValues, 'zip_code' | 'lat' | 'lng'>) => void
}

/**
 * The four region levels. Changing a higher one resets the lower ones; choosing the last fills in the postal code and
 * the point (specification 1, section 4).
 */
export function RegionFields({ form, problems, onChange, onPoint }: Props) {
  const regions = useStore($regions)
  const loading = useStore($regionLoading)
  const failure = useStore($regionFailure)
  const choose = async (level: Level, id: number) => {
    const noPoint = { zip_code: '', lat: '', lng: '' }
    if (level === 'province') {
      onChange({ province_id: id, city_id: 0, district_id: 0, subdistrict_id: 0, ...noPoint })
      await loadCities(id)
    } else if (level === 'city') {
      onChange({ city_id: id, district_id: 0, subdistrict_id: 0, ...noPoint })
      await loadDistricts(form.province_id, id)
    } else if (level === 'district') {
      onChange({ district_id: id, subdistrict_id: 0, ...noPoint })
      await loadSubdistricts(form.province_id, form.city_id, id)
    } else {
      onChange({ subdistrict_id: id, ...noPoint })
      const zip = await findZip(form.province_id, form.city_id, form.district_id, id)
      if (zip) onPoint(id, { zip_code: zip.value, lat: zip.lat, lng: zip.lng })
    }
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {levels.map(({ level, field, label }) => (
        <div key={level} className="grid gap-1">
          <label htmlFor={`region-${level}`} className="font-medium">
            {label}
          </label>
          <select
            id={`region-${level}`}
            className={`select-bordered select h-12 w-full ${problems[field] ? 'select-error' : ''}`}
            value={form[field]}
            disabled={regions[level].length === 0}
            aria-busy={loading === level}
            aria-invalid={Boolean(problems[field])}
            aria-describedby={`region-${level}-note`}
            onChange={event => void choose(level, Number(event.target.value))}
          >
            <option value={0} disabled>
              {loading === level ? 'Memuat …' : `Pilih ${label.toLowerCase()}`}
            </option>
            {regions[level].map(option => (
              <option key={option.id} value={option.id}>
                {option.value}
              </option>
            ))}
          </select>
          <p id={`region-${level}-note`} className="text-sm text-error empty:hidden">
            {problems[field]}
          </p>
          {failure?.level === level && (
            <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-error">
              {failure.message}
              <button type="button" className="min-h-11 link font-medium" onClick={failure.retry}>
                Coba lagi
              </button>
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
