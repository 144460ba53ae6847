import { paths } from '#lib/core/paths.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { OpsOrderLink } from '../OpsOrderLink.tsx'
import { RatingStars } from './RatingStars.tsx'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import { ReviewPhoto } from './ReviewPhoto.tsx'
import type { OpsReview } from './review-store.ts'

/** One review: who wrote it about what, its words and picture, and the seller's answer. */
export function ReviewCard({ review }: { review: OpsReview }) {
  const { id, rating, user, product, shop } = review
  return (
    <article
      aria-label={`Ulasan ${user.name} tentang ${product.name}`}
      data-review={id}
      className="card grid grid-cols-[minmax(0,1fr)] gap-2 border border-base-300 bg-base-100 p-4"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <RatingStars rating={rating} />
        <b className="wrap-anywhere">{user.name}</b>
        <time className="text-muted" dateTime={review.date}>
          {noBreak(dateTime(review.date))}
        </time>
        {review.is_updated && <span className="text-muted">diubah pembeli</span>}
      </header>
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <ProductName product={product} />
        {review.variant && (
          <span className="wrap-anywhere text-muted">Varian: {noBreak(review.variant)}</span>
        )}
        <span className="wrap-anywhere text-muted">{shop.name}</span>
        {review.order_code !== null && (
          <OpsOrderLink
            code={review.order_code}
            className="tabular"
            linkClass="link inline-flex min-h-11 items-center"
          >
            {review.order_code}
          </OpsOrderLink>
        )}
      </div>
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {review.review}
      </p>
      {review.photo !== null && <ReviewPhoto path={review.photo} author={user.name} />}
      <ReviewAnswer review={review} />
    </article>
  )
}

/** Leads to the page of a product that is on sale; others have none. */
function ProductName({ product: { name, slug, is_active } }: Pick<OpsReview, 'product'>) {
  if (!is_active) return <span className="wrap-anywhere">{noBreak(name)}</span>
  return (
    <a
      href={paths.product(slug)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 link items-center wrap-anywhere"
    >
      {noBreak(name)}
    </a>
  )
}
