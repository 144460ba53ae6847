import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { requestViewed } from '#lib/catalogue/viewed.ts'
import { $session } from '#lib/identity/store/who.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { CardStrip } from './CardStrip.tsx'

/** Recently viewed products; nothing if there are none. `without` excludes the product of the current page. */
export function RecentlyViewed({ without }: { without?: number }) {
  const [viewed, setViewed] = useState<{ isGuest: boolean; cards: ProductCardData[] }>()
  // After a sign-out, the next visitor must not see the previous one's products.
  const isGuest = useStore($session).status === 'guest'
  useEffect(() => {
    let isHere = true
    void requestViewed(without).then(cards => isHere && setViewed({ isGuest, cards }))
    return () => void (isHere = false)
  }, [without, isGuest])
  const cards = viewed?.isGuest === isGuest ? viewed.cards : []
  // The empty element is observed for coming near the viewport.
  return (
    <div className="min-h-px">{cards.length > 0 && <CardStrip title="Terakhir dilihat" cards={cards} />}</div>
  )
}
