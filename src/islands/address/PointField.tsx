import { useStore } from '@nanostores/react'
import { MapPin } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { villageZips } from '#lib/address/store/regions.ts'
import { addressTexts } from '#lib/address/texts.ts'

import { type AddressValues, isWhole } from './address-values.ts'

/** The address's point on the map, which determines the price of shipping by truck. */
export function PointField({ form, onOpen }: { form: AddressValues; onOpen: () => void }) {
  const [isTooEarly, setTooEarly] = useState(false)
  const isReady = isWhole(form)
  const isSet = Boolean(form.lat && form.lng)
  const { value: [zip] = [] } = useStore(villageZips.$state)
  /** The point is the village's default and was not set by hand. */
  const isMiddle = zip?.lat === form.lat && zip.lng === form.lng
  return (
    <div className="grid gap-1">
      <span className="font-medium">Titik lokasi</span>
      <Button look="outline" size="large" onClick={() => (isReady ? onOpen() : setTooEarly(true))}>
        <MapPin className="size-5" aria-hidden="true" /> {isSet ? 'Ubah Titik Lokasi' : 'Pilih Titik Lokasi'}
      </Button>
      {isTooEarly && !isReady && (
        <p role="alert" className="text-sm text-error">
          {addressTexts.pointTooEarly}
        </p>
      )}
      {isSet && (
        <p className="text-sm text-muted">
          {isMiddle
            ? 'Titik di tengah kelurahan. Geser di peta agar kurir tepat sampai.'
            : 'Titik sudah dipilih di peta.'}
        </p>
      )}
    </div>
  )
}
