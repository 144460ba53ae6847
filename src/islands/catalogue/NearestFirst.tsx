import { useState } from 'react'

import { useOverlay } from '#islands/ui/use-overlay.ts'
import { shortCity } from '#lib/format/place.ts'
import { knownCity } from '#lib/shipping/store/known-city.ts'

type Props = {
  /** The list's address with this order, without a city. */
  list: string
  className: string
  /** The city that the list is sorted by now. */
  from?: { id: number; name: string } | undefined
}

/**
 * 'Terdekat': sorts the list by distance to the city of the shipping estimate, and asks for a city if none is known
 * (D39). Pressed again, it offers another city.
 */
export function NearestFirst({ list, className, from }: Props) {
  const chooser = useOverlay(() => import('#islands/shipping/CityDialog.tsx'))
  const [isConfirming, setConfirming] = useState(false)
  const go = (city: { id: number }) => {
    if (city.id !== from?.id) location.assign(`${list}&to_city_id=${city.id}`)
  }
  const onPress = async () => {
    setConfirming(true)
    const known = await knownCity()
    setConfirming(false)
    if (known && known.id !== from?.id) return go(known)
    chooser.open()
  }
  const onClose = async () => {
    chooser.close()
    const chosen = await knownCity()
    if (chosen) go(chosen)
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-current={from ? 'true' : undefined}
        aria-busy={isConfirming || chooser.isLoading}
        aria-haspopup={from ? 'dialog' : undefined}
        onClick={() => void onPress()}
      >
        {from ? `Terdekat dari ${shortCity(from.name)}` : 'Terdekat'}
      </button>
      {chooser.module && <chooser.module.CityDialog onClose={() => void onClose()} />}
    </>
  )
}
