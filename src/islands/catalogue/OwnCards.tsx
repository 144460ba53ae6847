import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { ProductCard } from '#components/catalogue/ProductCard.tsx'
import { requestOwnPage, requestOwnPromos, takeOwnOrder } from '#lib/catalogue/own-list.ts'
import { homeDataEvent } from '#lib/core/browser/home-data-event.ts'
import { $session } from '#lib/identity/store/who.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { whenLeftAlone } from './when-left-alone.ts'

type Props = {
  /** Which cards to personalize: the home page's promos, or a page of recommendations. */
  what: 'promos' | 'recommendations'
  query?: string
  page?: number
  perPage?: number
  className: string
  /** The shared cards, as the page was rendered. */
  children?: ReactNode
}

/** Shows the shared cards, then the buyer's own once they load and nobody has the focus or a finger on a card. */
export function OwnCards({ what, query = '', page = 1, perPage = 12, className, children }: Props) {
  const [cards, setCards] = useState<ProductCardData[]>()
  const place = useRef<HTMLDivElement>(null)
  // After a sign-out, the next visitor sees the shared cards.
  const isGuest = useStore($session).status === 'guest'
  useEffect(() => {
    const isList = what === 'recommendations'
    let stop = () => undefined as void
    const load = async () => {
      const own = await (isList ? requestOwnPage(query, page, perPage) : requestOwnPromos())
      if (!own?.length || !place.current) return
      stop()
      stop = whenLeftAlone(place.current, () => (!isList || takeOwnOrder()) && setCards(own))
    }
    void load()
    // Somebody signed in on the page, so personalized cards are available now.
    const reload = () => void load()
    window.addEventListener(homeDataEvent, reload)
    return () => {
      window.removeEventListener(homeDataEvent, reload)
      stop()
    }
  }, [what, query, page, perPage])
  return (
    <div ref={place}>
      {cards && !isGuest ? (
        <ul className={className}>
          {cards.map(card => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </div>
  )
}
