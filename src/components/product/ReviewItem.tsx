import { FoldedText } from '#components/ui/FoldedText.tsx'
import type { ReviewData } from '#lib/product/product-shapes.ts'
import { reviewFold } from '#lib/format/fold.ts'
import { relativeTime } from '#lib/format/relative.ts'
import { paths } from '#lib/core/paths.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { photoUrl } from '#lib/format/photo.ts'

import { Stars } from './Stars.tsx'

type Props = { review: ReviewData; now: Date; showsProduct?: boolean }

/** One buyer's review, with the seller's answer. */
export function ReviewItem({ review, now, showsProduct = false }: Props) {
  return (
    <article className="py-4">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <UserPhoto {...review.user} />
        <b className="wrap-anywhere">{review.user.name}</b>
        <Stars rating={review.rating} />
        <time className="text-xs text-muted" dateTime={review.date}>
          {noBreak(relativeTime(review.date, now))}
        </time>
      </header>
      {showsProduct && (
        <a
          className="mt-1 flex min-h-6 items-center text-xs wrap-anywhere text-muted hover:underline"
          href={paths.product(review.product.slug)}
        >
          {noBreak(review.product.name)}
        </a>
      )}
      {review.variant && <p className="mt-1 text-xs text-muted">Varian: {noBreak(review.variant)}</p>}
      <div className="mt-2">
        <FoldedText text={review.review} limit={reviewFold} />
      </div>
      {review.files.map(({ url }) => (
        <img
          key={url}
          src={url}
          alt="Foto dari pembeli"
          width={120}
          height={120}
          loading="lazy"
          className="mt-2 size-24 rounded-field object-cover"
        />
      ))}
      {review.reply && (
        <div className="mt-3 rounded-field bg-base-200 p-3 text-sm">
          <p className="mb-1 flex items-center gap-2">
            <b>{review.shop.name}</b>
            <span className="badge badge-sm badge-secondary">Penjual</span>
          </p>
          <FoldedText text={review.reply} limit={reviewFold} />
        </div>
      )}
    </article>
  )
}

/** The buyer's picture, or the initial. Next to the name, so it needs no alt text. */
function UserPhoto({ name, photo }: ReviewData['user']) {
  return photo ? (
    <img
      src={photoUrl(photo, 160)}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      className="size-8 rounded-full bg-base-200 object-cover"
    />
  ) : (
    <span
      className="grid size-8 place-items-center rounded-full bg-base-300 text-xs font-bold"
      aria-hidden="true"
    >
      {name.charAt(0)}
    </span>
  )
}
