import { Star } from 'lucide-react'
import { useId } from 'react'

import { ratingLabels } from '#lib/review/review-step.ts'

type Props = { rating: number; onChange: (rating: number) => void }

/** One to five stars as native radio buttons: arrows choose, labels say what a star means. */
export function StarRating({ rating, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="grid justify-items-center gap-1">
      <legend className="sr-only">Rating</legend>
      <div className="flex">
        {ratingLabels.map((label, index) => (
          <label
            key={label}
            title={label}
            className="grid size-12 cursor-pointer place-items-center rounded-field has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={rating === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <Star
              className={`size-9 ${index < rating ? 'fill-accent text-accent' : 'text-muted'}`}
              aria-hidden="true"
            />
            <span className="sr-only">
              {index + 1} bintang, {label}
            </span>
          </label>
        ))}
      </div>
      <p className="h-6 font-semibold" aria-hidden="true">
        {ratingLabels[rating - 1]}
      </p>
    </fieldset>
  )
}
