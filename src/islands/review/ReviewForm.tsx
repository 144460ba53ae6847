import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useId } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { quickPhrases, reviewLimits, reviewProblem, togglePhrase } from '#lib/review/review-step.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { reviewTexts } from '#lib/review/texts.ts'
import { $saving, editReview, type ReviewStep, saveReview } from '#lib/review/store/review.ts'

import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { ProductLine } from '#islands/order/ProductLine.tsx'
import { ReviewPhoto } from './ReviewPhoto.tsx'
import { StarRating } from './StarRating.tsx'

type Props = { step: ReviewStep; isChange: boolean; onEnd: () => void }

/** Stars, text and photo for one product. */
export function ReviewForm({ step, isChange, onEnd }: Props) {
  const { isBusy, error } = useStore($saving)
  const hintId = useId()
  const problem = step.isDone ? undefined : reviewProblem(step)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void saveReview(onEnd)
  }
  return (
    <form className="grid gap-4" onSubmit={submit} aria-describedby={hintId}>
      <ProductLine product={step.product} />
      <StarRating rating={step.rating} onChange={rating => editReview({ rating })} />
      <ReviewText text={step.text} />
      <ReviewPhoto step={step} />
      <SaveError error={error} isChange={isChange} />
      <p id={hintId} className="text-sm text-muted empty:hidden">
        {problem}
      </p>
      <SubmitButton isBusy={isBusy} isDisabled={problem !== undefined || step.isDone}>
        {isChange ? 'Simpan Perubahan' : 'Kirim Ulasan'}
      </SubmitButton>
    </form>
  )
}

function ReviewText({ text }: { text: string }) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium">
        Ulasan
      </label>
      <textarea
        id={id}
        className="textarea w-full"
        rows={4}
        maxLength={reviewLimits.text}
        placeholder="Ceritakan kualitas barang dan pengirimannya"
        value={text}
        onChange={event => editReview({ text: event.target.value })}
      />
      <div className="flex flex-wrap gap-2" role="group" aria-label="Kalimat cepat">
        {quickPhrases.map(phrase => (
          <Button
            key={phrase}
            look={text.includes(phrase) ? 'soft' : 'outline'}
            size="small"
            className="rounded-full font-medium"
            aria-pressed={text.includes(phrase)}
            onClick={() => editReview({ text: togglePhrase(text, phrase) })}
          >
            {phrase}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The form keeps its values; names the rejected field. Without an answer, the review may have been saved. */
function SaveError({ error, isChange }: { error: ApiError | undefined; isChange: boolean }) {
  if (!error) return null
  const fields = Object.values(error.fields ?? {})
  const rejected = isChange ? reviewTexts.notChanged : reviewTexts.notWritten
  const title = error.status > 0 ? rejected : reviewTexts.brokeOff
  return (
    <div role="alert" className="alert alert-soft alert-error">
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{fields[0] ?? error.message}</p>
      </div>
    </div>
  )
}
