import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { ProductCard } from './ProductCard.tsx'

type Props = {
  cards: readonly ProductCardData[]
  /** The first cards of the page: their pictures load eagerly. */
  isFirst?: boolean
}

/** The products of a list, as its items: rendered at once, because each time that React begins costs as much as a small card. */
export const CardItems = ({ cards, isFirst = false }: Props) =>
  cards.map((card, i) => (
    <li key={card.id}>
      <ProductCard card={card} load={!isFirst || i >= 4 ? 'near' : i === 0 ? 'first' : 'at-once'} />
    </li>
  ))
