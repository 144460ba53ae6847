import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useId, useMemo } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { imageLimit } from '#lib/core/limits.ts'
import { photoUrl } from '#lib/format/photo.ts'
import { choosePhoto, type ReviewStep } from '#lib/review/store/review.ts'

/** One picture, jpeg or png, with a preview. */
export function ReviewPhoto({ step }: { step: ReviewStep }) {
  const id = useId()
  const source = usePreview(step)
  return (
    <div className="grid gap-1">
      {source ? (
        <div className="relative w-fit">
          <img
            src={source}
            alt="Foto ulasan Anda"
            className="size-28 rounded-field border border-base-300 object-cover"
          />
          <Button
            look="plain"
            size="circle"
            className="absolute -top-3 -right-3 border-base-300 bg-base-100"
            aria-label="Hapus foto"
            onClick={() => choosePhoto(undefined)}
          >
            <Trash2 className="size-5 text-error" aria-hidden="true" />
          </Button>
        </div>
      ) : (
        <label
          className={buttonClass(
            'outline',
            'normal',
            'w-fit has-focus-visible:outline-2 has-focus-visible:outline-primary'
          )}
        >
          <ImagePlus className="size-5" aria-hidden="true" /> Tambah foto
          <input
            type="file"
            accept={imageLimit.types.join(',')}
            className="sr-only"
            aria-describedby={id}
            onChange={event => choosePhoto(event.target.files?.[0])}
          />
        </label>
      )}
      <p id={id} role="alert" className="text-sm text-error empty:hidden">
        {step.photoProblem}
      </p>
    </div>
  )
}

/** URL of the preview: the stored picture's, or the chosen file's object URL, which is revoked after use. */
function usePreview({ photo, product }: ReviewStep): string | undefined {
  const chosen = useMemo(() => (photo instanceof File ? URL.createObjectURL(photo) : undefined), [photo])
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen])
  const stored = product.review?.photo
  return photo === 'stored' && stored ? photoUrl(stored, 320) : chosen
}
