import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { $allCities, allCities, wantCities } from '#lib/address/store/all-cities.ts'
import type { City, Place } from '#lib/catalogue/filter-options.ts'
import { joinPicked, type Picked, placeRows, switchPlace } from '#lib/catalogue/place-rows.ts'

type Props = {
  provinces: Place[]
  /** Cities of the chosen provinces; the others load on focus. */
  cities: City[]
  picked: Picked
}

/** Provinces and cities in one searchable list. Without scripts its checkboxes belong to the surrounding form. */
export function PlaceFilter({ provinces, cities, picked }: Props) {
  const [chosen, setChosen] = useState(picked)
  const [seen, setSeen] = useState(picked)
  const [typed, setTyped] = useState('')
  const country = useStore(allCities.$state)
  const known = useStore($allCities) ?? cities
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The field may still hold text typed before hydration or before the list was filtered.
    const entered = field.current?.value ?? ''
    setTyped(entered)
    if (entered) wantCities()
    const form = box.current?.closest('form')
    const onReset = () => setChosen(picked)
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [picked])
  const { rows, left } = placeRows({ provinces, cities: known }, chosen, typed, seen)
  const onSwitch = (field: 'province_id' | 'city_id', id: number) => {
    const next = switchPlace(chosen, { field, id }, known)
    setChosen(next)
    // Cleared rows stay visible: removing the checkbox would also remove its change event from the form.
    setSeen(joinPicked(seen, next))
  }
  const isFound = rows.some(row => !seen[row.field === 'city_id' ? 'cities' : 'provinces'].includes(row.id))
  return (
    <div ref={box} className="flex flex-col gap-1">
      <input
        ref={field}
        type="search"
        className="input w-full"
        placeholder="Cari provinsi atau kota"
        aria-label="Cari provinsi atau kota"
        maxLength={60}
        defaultValue=""
        data-place-search
        data-needs-script
        onFocus={wantCities}
        onInput={event => setTyped(event.currentTarget.value)}
      />
      <ul className="max-h-56 overflow-y-auto" aria-label="Provinsi dan kota">
        {rows.map(({ field: name, id, name: label, within, isPicked }) => (
          <li key={`${name}-${id}`}>
            <label className="filter-choice">
              <input
                type="checkbox"
                name={name}
                value={id}
                className="checkbox checkbox-sm checkbox-primary"
                checked={isPicked}
                onChange={() => onSwitch(name, id)}
              />
              <span className={name === 'city_id' ? 'pl-2' : ''}>
                {label}
                {within && <span className="block text-xs text-muted">{within}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted" role="status">
        {typed && !isFound && country.status !== 'loading' && 'Tidak ada yang cocok.'}
        {left > 0 && `Masih ada ${left} lagi: ketik lebih lengkap.`}
      </p>
      {country.status === 'error' && (
        <p role="alert" className="text-xs">
          Daftar kota belum bisa dimuat. <RetryButton look="ghost" onRetry={() => void allCities.refresh()} />
        </p>
      )}
    </div>
  )
}
