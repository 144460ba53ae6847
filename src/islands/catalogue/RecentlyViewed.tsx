import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { askViewed } from '#lib/catalogue/viewed.ts'
import { $session } from '#lib/identity/store/who.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { CardStrip } from './CardStrip.tsx'

/** What this person looked at last; nothing is there until something was. `without` is the product that is shown. */
export function RecentlyViewed({ without }: { without?: number }) {
  const [viewed, setViewed] = useState<{ isGuest: boolean; cards: ProductCardData[] }>()
  // Whoever comes after somebody who signed out sees nothing of them.
  const isGuest = useStore($session).status === 'guest'
  useEffect(() => {
    let isHere = true
    void askViewed(without).then(cards => isHere && setViewed({ isGuest, cards }))
    return () => void (isHere = false)
  }, [without, isGuest])
  const cards = viewed?.isGuest === isGuest ? viewed.cards : []
  // The empty place is what is watched for coming near.
  return (
    <div className="min-h-px">{cards.length > 0 && <CardStrip title="Terakhir dilihat" cards={cards} />}</div>
  )
}
