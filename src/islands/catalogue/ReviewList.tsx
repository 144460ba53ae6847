import { ReviewItem } from '#components/product/ReviewItem.tsx'
import { serverNow } from '#lib/core/api/server-time.ts'
import { requestReviews, type ReviewSource } from '#lib/review/store/review-list.ts'

import { type ListEnd, MoreItems } from './MoreItems.tsx'

type Props = ListEnd & { source: ReviewSource }

/** Further reviews of a product or a shop. */
export function ReviewList({ source, ...end }: Props) {
  return (
    <MoreItems
      {...end}
      request={page => requestReviews(source, page)}
      noun="ulasan"
      className="divide-y divide-base-300 border-t border-base-300"
      renderItem={review => (
        <ReviewItem review={review} now={serverNow()} showsProduct={source.kind === 'shop'} />
      )}
      skeleton={<div className="my-4 h-20 skeleton" aria-hidden="true" />}
      skeletons={3}
    />
  )
}
