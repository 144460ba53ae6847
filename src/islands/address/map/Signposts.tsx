import { useStore } from '@nanostores/react'
import { ArrowUp } from 'lucide-react'

import type { Point } from '#lib/address/distance.ts'
import { distanceText } from '#lib/address/point.ts'
import { directionText, type Place, type Signpost, signposts } from '#lib/address/signposts.ts'
import { $nearPlaces } from '#lib/address/store/near-places.ts'

/** Maximum number of signs of each kind: more would cover the map of a phone. */
const maxShown = 2

/** Direction and distance of the nearest villages and cities outside the view (address-54). */
export function Signposts({ point, cities }: { point: Point; cities: readonly Place[] }) {
  const villages = useStore($nearPlaces).map(({ value, lat, lng }) => ({
    name: value,
    lat: Number(lat),
    lng: Number(lng)
  }))
  const signs = [...signposts(point, villages, maxShown), ...signposts(point, cities, maxShown)]
  return (
    <ul className="map-signs" aria-label="Penunjuk arah">
      {signs.map(sign => (
        <Sign key={`${sign.name} ${sign.km}`} {...sign} />
      ))}
    </ul>
  )
}

const Sign = ({ name, km, bearing }: Signpost) => (
  <li>
    <ArrowUp className="size-4 shrink-0" style={{ rotate: `${Math.round(bearing)}deg` }} aria-hidden="true" />
    {`${name} ${distanceText(km)}`}
    <span className="sr-only">{` ke ${directionText(bearing)}`}</span>
  </li>
)
