import { useStore } from '@nanostores/react'
import { LocateFixed } from 'lucide-react'
import { useEffect, useState } from 'react'

import { findCityHere } from '#lib/address/store/city-here.ts'
import { Combobox } from '#islands/address/Combobox.tsx'
import sheet from '#islands/address/address.css?url'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'
import { allCities, wantCities } from '#lib/address/store/all-cities.ts'
import { shortCity } from '#lib/format/place.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { $deliveryCity } from '#lib/shipping/store/estimate.ts'
import { popularCities } from '#lib/shipping/popular-cities.ts'
import { estimateTexts } from '#lib/shipping/texts.ts'

/** 'Gunakan lokasi saya': the city nearest to the device, if the browser provides its location. */
function NearestCity({ onFound }: { onFound: (id: number) => boolean }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const find = async () => {
    setBusy(true)
    setProblem('')
    const found = await findCityHere()
    setBusy(false)
    if (!found.ok) setProblem(found.error)
    else if (!onFound(found.value)) setProblem(estimateTexts.notHere)
  }
  return (
    <div className="grid gap-1">
      <Button look="secondary" isBusy={isBusy} onClick={() => void find()}>
        <LocateFixed className="size-4" aria-hidden="true" /> {estimateTexts.here}
      </Button>
      <p role="alert" className="text-sm text-error empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** Chooses the city of the shipping estimate, and closes. */
export function CityDialog({ onClose }: { onClose: () => void }) {
  const cities = useStore(allCities.$state)
  const chosen = useStore($deliveryCity)
  useEffect(wantCities, [])
  const choose = (id: number): boolean => {
    const city = cities.value?.find(one => one.id === id)
    if (!city) return false
    $deliveryCity.set({ id, name: city.value, province_id: city.province_id })
    onClose()
    return true
  }
  const popular = popularCities.flatMap(id => cities.value?.find(city => city.id === id) ?? [])
  const takeMain = () => {
    $deliveryCity.set(undefined)
    onClose()
  }
  return (
    <Dialog title={estimateTexts.choose} onClose={onClose}>
      <link rel="stylesheet" href={sheet} />
      <div className="grid min-h-72 content-start gap-4">
        <Combobox
          label="Kota atau kabupaten"
          placeholder="Ketik nama kota"
          options={cities.value?.map(city => ({ id: city.id, label: city.value }))}
          chosen={chosen?.id}
          onChoose={choose}
          isFetching={cities.isFetching}
          error={cities.error}
          onRetry={() => void allCities.refresh()}
        />
        <NearestCity onFound={choose} />
        {popular.length > 0 && (
          <div className="flex flex-wrap gap-2" role="group" aria-label={estimateTexts.popular}>
            {popular.map(city => (
              <Button
                key={city.id}
                look="outline"
                className="rounded-full font-medium"
                aria-pressed={chosen?.id === city.id}
                onClick={() => choose(city.id)}
              >
                {shortCity(city.value)}
              </Button>
            ))}
          </div>
        )}
        {chosen && isMaybeSignedIn() && (
          <Button look="secondary" onClick={takeMain}>
            {estimateTexts.mainAddress}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
