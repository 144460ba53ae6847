import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { type FoundPlace, placeSearch } from '#lib/address/store/place-search.ts'

import { Combobox } from './Combobox.tsx'

type Props = { label: string; hint?: string; onFind: (place: FoundPlace) => void }

/** Finds a village by its name, by the regions around it or by its postal code (address-15). */
export function PlaceSearch({ label, hint, onFind }: Props) {
  const [search] = useState(placeSearch)
  const { value = [], isFetching, error } = useStore(search.$state)
  const keyword = useStore(search.$keyword)
  return (
    <Combobox
      label={label}
      placeholder="Nama kelurahan, kecamatan, atau kode pos"
      options={value.map(place => ({
        id: place.id,
        label: place.value,
        detail: `${place.within}, ${place.zip_code}`
      }))}
      chosen={undefined}
      isFetching={isFetching}
      isEmptyKnown={keyword.length > 0 && !isFetching && !error}
      {...(hint && { hint })}
      error={error}
      onRetry={() => void search.reload()}
      onType={search.look}
      onChoose={id => {
        const place = value.find(one => one.id === id)
        if (place) onFind(place)
      }}
    />
  )
}
