import { useStore } from '@nanostores/react'

import { OpsKeysetPages } from '../OpsKeysetPages.tsx'
import { OpsLoaded } from '../OpsLoaded.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewFilters } from './ReviewFilters.tsx'
import { $reviewScope, $reviewsPassed, reviews } from './review-store.ts'

/** Buyers' reviews with the form of the seller's answer (ops-255). */
export function OpsReviews() {
  const of = useStore($reviewScope)
  const passed = useStore($reviewsPassed)
  return (
    <section aria-label="Ulasan" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ReviewFilters />
      <OpsLoaded of={reviews}>
        {({ reviews: items, next }) => (
          <>
            {items.length === 0 && (
              <p role="status" className="text-muted">
                Tidak ada ulasan yang cocok.
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
              passed={passed.of === of ? passed.ids : []}
              next={next}
              isOldestFirst={of.includes('"sort":"oldest"')}
              onPass={ids => $reviewsPassed.set({ of, ids })}
            />
          </>
        )}
      </OpsLoaded>
    </section>
  )
}
