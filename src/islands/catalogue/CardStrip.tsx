import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId } from 'react'

import { ProductCard } from '#components/catalogue/ProductCard.tsx'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { startStrips } from './strips.ts'

/** Products in one row that scrolls sideways, as Strip.astro has them. */
export function CardStrip({ title, cards }: { title: string; cards: readonly ProductCardData[] }) {
  const titleId = useId()
  useEffect(() => startStrips(), [])
  return (
    <section className="mt-8" aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-lg font-bold">
        {title}
      </h2>
      <div className="strip strip-cards relative" data-strip>
        <ul className="strip-track" aria-labelledby={titleId}>
          {cards.map(card => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
        <button
          className="strip-arrow -left-3"
          type="button"
          data-strip-by="-1"
          aria-label="Geser ke kiri"
          hidden
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </button>
        <button
          className="strip-arrow -right-3"
          type="button"
          data-strip-by="1"
          aria-label="Geser ke kanan"
          hidden
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </button>
      </div>
    </section>
  )
}
