import { MapPin, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { Point } from '#lib/address/distance.ts'
import type { Place } from '#lib/address/signposts.ts'
import { clientConfig } from '#lib/core/api/call.ts'

import { arrowStep } from './arrow-step.ts'
import type { DrawnMap } from './draw-map.ts'
import { PointPad } from './PointPad.tsx'
import { Signposts } from './Signposts.tsx'

type Props = {
  point: Point
  village: Point | undefined
  /** Whenever it increases, the map centres on the point. */
  jumps: number
  onMove: (point: Point) => void
}

const label =
  'Peta. Tombol panah menggeser titik, dengan Shift sedikit saja; tombol + dan - mengatur jarak pandang.'

/** Distance in map pixels that an arrow key moves the pin: normally, and with Shift. */
const pixels = { far: 16, fine: 2 }

const isDarkNow = () => getComputedStyle(document.documentElement).colorScheme.includes('dark')

/** The map with its pin; buttons that move the point where the browser cannot draw it. */
export function MapCanvas({ point, village, jumps, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const pin = useRef<HTMLDivElement>(null)
  const map = useRef<DrawnMap>(undefined)
  const [state, setState] = useState<'loading' | 'none' | { cities: readonly Place[] }>('loading')
  const givenNow = useEffectEvent(() => ({ point, village }))
  const moveNow = useEffectEvent(onMove)

  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const [{ drawMap }, { map_style_url }] = await Promise.all([import('./draw-map.ts'), clientConfig()])
      if (isGone || !box.current || !pin.current) return
      map.current = drawMap(box.current, {
        ...givenNow(),
        styleUrl: map_style_url,
        isDark: isDarkNow(),
        pin: pin.current,
        onMove: to => moveNow(to)
      })
      setState({ cities: map.current.cities })
    }
    draw().catch(() => isGone || setState('none'))
    return () => {
      isGone = true
      map.current?.remove()
      map.current = undefined
    }
  }, [])
  const { lat, lng } = point
  const lastJump = useRef(jumps)
  useEffect(() => {
    map.current?.put({ lat, lng }, jumps !== lastJump.current)
    lastJump.current = jumps
  }, [lat, lng, jumps])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!map.current) return
    if (event.key === '+' || event.key === '-') map.current.zoom(event.key === '+' ? 1 : -1)
    const metres = map.current.metresAPixel() * (event.shiftKey ? pixels.fine : pixels.far)
    const moved = arrowStep(event.key, point, metres)
    if (!moved) return
    event.preventDefault()
    onMove(moved)
  }
  if (state === 'none') return <PointPad point={point} onMove={onMove} />
  return (
    <div className="map-frame" aria-busy={state === 'loading'}>
      {state === 'loading' && <div className="map-wait skeleton" />}
      <div
        ref={box}
        className="map-box"
        role="application"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the pin
        tabIndex={0}
        data-autofocus
        onKeyDown={onKeyDown}
      />
      <div ref={pin} className="map-pin" aria-hidden="true">
        <MapPin className="map-pin-sign" />
      </div>
      {typeof state === 'object' && <Signposts point={point} cities={state.cities} />}
      <div className="map-zoom">
        <Button look="plain" size="square" aria-label="Perbesar peta" onClick={() => map.current?.zoom(1)}>
          <Plus className="size-5" aria-hidden="true" />
        </Button>
        <Button look="plain" size="square" aria-label="Perkecil peta" onClick={() => map.current?.zoom(-1)}>
          <Minus className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
