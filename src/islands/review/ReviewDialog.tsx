import { useStore } from '@nanostores/react'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'

import type { OrderDialog } from '#lib/order/store/order-dialog.ts'
import { $review, openReview } from '#lib/review/store/review.ts'
import { reviewTitles } from '#lib/review/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ReviewForm } from './ReviewForm.tsx'

type Props = { order: OrderDialog['order']; onClose: () => void }

/** Reviews the products of an order one after another. */
export function ReviewDialog({ order, onClose }: Props) {
  const { orderId, isChange, steps, index, notice } = useStore($review)
  useEffect(() => openReview(order), [order])
  const step = steps[index]
  // Opens only once its form is ready, so that the focus starts at the stars.
  if (orderId !== order.id) return null
  return (
    <Dialog title={reviewTitles[order.review_action ?? 'write']} onClose={onClose} isWide>
      {step && (
        <>
          {steps.length > 1 && (
            <p className="mb-3 text-sm text-muted">
              Produk {index + 1} dari {steps.length}
            </p>
          )}
          <p role="status" className="empty:hidden">
            {notice && (
              <span className="mb-3 alert alert-success">
                <CircleCheck className="size-5" aria-hidden="true" /> {notice}
              </span>
            )}
          </p>
          <ReviewForm key={`${orderId}-${index}`} step={step} isChange={isChange} onEnd={onClose} />
        </>
      )}
    </Dialog>
  )
}
