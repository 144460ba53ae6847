import { Star } from 'lucide-react'

const all = [1, 2, 3, 4, 5]

/** Five stars, filled up to the rating. The public pages' own come from a sheet of icons that the console has not. */
export function RatingStars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex" role="img" aria-label={`${rating} dari 5 bintang`}>
      {all.map(star => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-4 ${star <= rating ? 'fill-accent text-accent' : 'text-base-300'}`}
        />
      ))}
    </span>
  )
}
