import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Combobox } from '#islands/address/Combobox.tsx'
import sheet from '#islands/address/address.css?url'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'
import { allCities, wantCities } from '#lib/address/store/all-cities.ts'
import { isMaybeSignedIn } from '#lib/core/signed-in-hint.ts'
import { $deliveryCity } from '#lib/shipping/store/estimate.ts'
import { estimateTexts } from '#lib/shipping/texts.ts'

/** Chooses the city that shipping is estimated to; choosing closes it. */
export function CityDialog({ onClose }: { onClose: () => void }) {
  const cities = useStore(allCities.$state)
  const chosen = useStore($deliveryCity)
  useEffect(wantCities, [])
  const choose = (id: number) => {
    const city = cities.value?.find(one => one.id === id)
    if (!city) return
    $deliveryCity.set({ id, name: city.value, province_id: city.province_id })
    onClose()
  }
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
          isAsking={cities.isAsking}
          error={cities.error}
          onRetry={() => void allCities.refresh()}
        />
        {chosen && isMaybeSignedIn() && (
          <Button look="secondary" onClick={takeMain}>
            {estimateTexts.mainAddress}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
