import { useStore } from '@nanostores/react'

import { $place } from '../console-place.ts'
import { OpsKeysetPages } from '../OpsKeysetPages.tsx'
import { OpsLoaded } from '../OpsLoaded.tsx'
import { passedIn, showPage } from '../table/keyset.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewFilters } from './ReviewFilters.tsx'
import { reviews } from './review-store.ts'
import { noneText } from '../table/none-text.ts'

/** Buyers' reviews with the form of the seller's answer (ops-255). */
export function OpsReviews() {
  const { query } = useStore($place)
  return (
    <section aria-label="Ulasan" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ReviewFilters />
      <OpsLoaded of={reviews}>
        {({ reviews: items, next }) => (
          <>
            {items.length === 0 && (
              <p role="status" className="text-muted">
                {noneText('ulasan', query)}
              </p>
            )}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden" aria-label="Daftar ulasan">
              {items.map(review => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
            <OpsKeysetPages
              passed={passedIn(query)}
              next={next}
              isOldestFirst={query['sort'] === 'oldest'}
              onPass={showPage}
            />
          </>
        )}
      </OpsLoaded>
    </section>
  )
}
