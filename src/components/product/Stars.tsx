import { PageIcon } from '#components/ui/PageIcon.tsx'

/** Five stars, filled up to the rating. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex" role="img" aria-label={`${rating} dari 5 bintang`}>
      {[1, 2, 3, 4, 5].map(star => (
        <PageIcon
          key={star}
          name="star"
          className={`size-4 ${star <= Math.round(rating) ? 'fill-accent text-accent' : 'text-base-300'}`}
        />
      ))}
    </span>
  )
}
