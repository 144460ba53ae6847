import { useStore } from '@nanostores/react'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { type Point, straightKm } from '#lib/address/distance.ts'
import { distanceText, farPoint, isFar, nearJakarta, pointOf, pointTexts } from '#lib/address/point.ts'
import { villageZips } from '#lib/address/store/regions.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { PlaceSearch } from '../PlaceSearch.tsx'
import { findDevice } from '#lib/address/find-device.ts'
import { MapCanvas } from './MapCanvas.tsx'

type Props = {
  start: { lat: string; lng: string }
  onPick: (point: { lat: string; lng: string }) => void
  onClose: () => void
}

/** Sets an address's point on a map by tap, dragging, arrow keys, a place's name or the device's location. */
export function MapDialog({ start, onPick, onClose }: Props) {
  const { value: [zip] = [] } = useStore(villageZips.$state)
  const village = zip && pointOf(zip)
  const [point, setPoint] = useState<Point>(() => pointOf(start) ?? village ?? nearJakarta)
  /** Counts the jumps to places that may be out of view, which the map follows. */
  const [jumps, setJumps] = useState(0)
  const [isLocating, setLocating] = useState(false)
  const [rejected, setRejected] = useState<string>()
  const move = (to: Point) => {
    setRejected(undefined)
    setPoint({ lat: to.lat, lng: to.lng })
  }
  const jump = (to: Point) => {
    move(to)
    setJumps(before => before + 1)
  }
  const locate = async () => {
    setLocating(true)
    const found = await findDevice()
    setLocating(false)
    if (typeof found === 'string') setRejected(found)
    else jump(found)
  }
  const isTooFar = village !== undefined && isFar(point, village)
  const { lat, lng } = pointTexts(point)
  return (
    <Dialog title="Pilih Titik Lokasi" onClose={onClose} isWide>
      <div className="grid gap-3">
        <PlaceSearch
          label="Cari tempat"
          onFind={place => jump({ lat: Number(place.lat), lng: Number(place.lng) })}
        />
        <MapCanvas point={point} village={village} jumps={jumps} onMove={move} />
        <p className="text-sm text-muted" role="status">
          {`Titik ${lat}, ${lng}`}
          {village && ` · ${distanceText(straightKm(point, village))} dari titik tengah kelurahan`}
        </p>
        <p role="alert" className="text-sm text-error empty:hidden">
          {rejected ?? (isTooFar ? farPoint : '')}
        </p>
        <div className="grid gap-2 sm:grid-cols-2">
          <Button look="outline" size="large" isBusy={isLocating} onClick={() => void locate()}>
            {!isLocating && <LocateFixed className="size-5" aria-hidden="true" />} Lokasi saya
          </Button>
          <Button look="primary" size="large" disabled={isTooFar} onClick={() => onPick({ lat, lng })}>
            Gunakan Titik Ini
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
