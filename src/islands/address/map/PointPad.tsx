import { useStore } from '@nanostores/react'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { Point } from '#lib/address/distance.ts'
import { distanceText } from '#lib/address/point.ts'
import { $nearPlaces, lookNear } from '#lib/address/store/near-places.ts'

import { arrowStep } from './arrow-step.ts'

const arrows = [
  { key: 'ArrowUp', label: 'Geser ke utara', Icon: ArrowUp },
  { key: 'ArrowLeft', label: 'Geser ke barat', Icon: ArrowLeft },
  { key: 'ArrowRight', label: 'Geser ke timur', Icon: ArrowRight },
  { key: 'ArrowDown', label: 'Geser ke selatan', Icon: ArrowDown }
]

/** Step sizes in metres. */
const steps = [10, 100, 1000]

/** Moves the point in steps where no map can be drawn (address-19), and describes its surroundings. */
export function PointPad({ point, onMove }: { point: Point; onMove: (point: Point) => void }) {
  const [metres, setMetres] = useState(100)
  const places = useStore($nearPlaces)
  const { lat, lng } = point
  useEffect(() => lookNear({ lat, lng }), [lat, lng])
  const go = (key: string, by: number): boolean => {
    const moved = arrowStep(key, point, by)
    if (moved) onMove(moved)
    return moved !== undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (go(event.key, event.shiftKey ? metres / 10 : metres)) event.preventDefault()
  }
  return (
    <div
      className="rounded-box border border-base-300 p-4"
      role="application"
      aria-label="Geser titik"
      onKeyDown={onKeyDown}
    >
      <p>Peta tidak dapat ditampilkan di perangkat ini. Geser titik dengan tombol, atau pakai Lokasi saya.</p>
      <div className="map-pad">
        {arrows.map(({ key, label, Icon }, index) => (
          <Button
            key={key}
            look="outline"
            size="square"
            aria-label={label}
            autoFocus={index === 0}
            data-to={key}
            onClick={() => go(key, metres)}
          >
            <Icon className="size-5" aria-hidden="true" />
          </Button>
        ))}
      </div>
      <div className="flex justify-center gap-2" role="group" aria-label="Jarak sekali geser">
        {steps.map(step => (
          <Button
            key={step}
            look={step === metres ? 'soft' : 'outline'}
            aria-pressed={step === metres}
            onClick={() => setMetres(step)}
          >
            {distanceText(step / 1000)}
          </Button>
        ))}
      </div>
      {places.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          Dekat{' '}
          {places
            .slice(0, 3)
            .map(place => place.value)
            .join(', ')}
        </p>
      )}
    </div>
  )
}
