import { map } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { type ReviewAction, reviewTexts } from '#lib/review/texts.ts'
import { photoProblem, reviewProblem } from '#lib/review/review-step.ts'
import { keptPieces } from '#lib/product/kept-pieces.ts'
import type { SaleUnit } from '#lib/product/sale-units.ts'
import { submission } from '#lib/core/browser/submission.ts'
import { storeTyped, readTyped } from '#lib/identity/store/typed.ts'
import { $orderEvent } from '#lib/identity/store/live.ts'
import { toast } from '#lib/core/browser/toasts.ts'

/** An order's data of a product that may be reviewed. */
type Product = {
  id: number
  product_id: number
  slug: string
  name: string
  photo: string | null
  price: number
  qty: number
  refunded_qty: number
  refused_qty: number
  sale_unit: SaleUnit
  variant: string | null
  note: string
  review: { id: number; rating: number; review: string; photo: string | null; is_updated: boolean } | null
}

type ReviewedOrder = { id: number; products: readonly Product[]; review_action: ReviewAction | null }

export type ReviewStep = {
  product: Product
  rating: number
  text: string
  /** A new picture, the review's existing one ('stored'), or none. */
  photo: File | 'stored' | undefined
  photoProblem?: string | undefined
  isDone: boolean
}

export type ReviewDialog = {
  orderId: number
  isChange: boolean
  steps: readonly ReviewStep[]
  index: number
  /** Message of the last save, until the next step or the end. */
  notice?: string | undefined
  isFinished: boolean
}

/** Milliseconds after a save until the next step, and until the dialog closes (review-9). */
const nextStepDelay = 800
const closeDelay = 1500

export const $review = map<ReviewDialog>({
  orderId: 0,
  isChange: false,
  steps: [],
  index: 0,
  isFinished: false
})

// Beside the dialog's state: both outlive the dialog.
const saving = submission()
/** State of the review that is being saved. */
export const $saving = saving.$state

const set = (change: Partial<ReviewDialog>) => $review.set({ ...$review.get(), ...change })

/** Opens the dialog for an order. Reopening it restores the input. */
export function openReview(order: ReviewedOrder): void {
  const { orderId, isFinished, isChange } = $review.get()
  const wantsChange = order.review_action === 'change'
  if (orderId === order.id && !isFinished && isChange === wantsChange) return
  $review.set({
    orderId: order.id,
    isChange: wantsChange,
    steps: stepsOf(order.products, wantsChange).map(withTyped),
    index: 0,
    isFinished: false
  })
  saving.end()
}

/** One step per product that was kept: those without a review, or those whose review may still be changed. */
export function stepsOf(products: readonly Product[], isChange: boolean): ReviewStep[] {
  const kept = products.filter(product => keptPieces(product) > 0)
  const once = new Map(kept.map(product => [product.product_id, product]))
  return [...once.values()]
    .filter(({ review }) => (isChange ? review && !review.is_updated : !review))
    .map(product => ({
      product,
      rating: product.review?.rating ?? 0,
      text: product.review?.review ?? '',
      photo: product.review?.photo ? 'stored' : undefined,
      isDone: false
    }))
}

const formOf = (step: ReviewStep) => `review:${step.product.id}` as const

/** Restores stars and text from before a reload or the end of the session (identity-170). */
function withTyped(step: ReviewStep): ReviewStep {
  const { rating, text } = (readTyped(formOf(step)) ?? {}) as { rating?: unknown; text?: unknown }
  return typeof rating === 'number' && typeof text === 'string' ? { ...step, rating, text } : step
}

export function editReview(change: Partial<Pick<ReviewStep, 'rating' | 'text'>>): void {
  patchStep(change)
  const { steps, index } = $review.get()
  const step = steps[index]
  if (step) storeTyped(formOf(step), { rating: step.rating, text: step.text })
  saving.clear()
}

/** Sets a picture, or the problem with it; undefined removes the picture. */
export function choosePhoto(file: File | undefined): void {
  const problem = file && photoProblem(file)
  if (problem) patchStep({ photoProblem: problem })
  else patchStep({ photo: file, photoProblem: undefined })
}

function patchStep(change: Partial<ReviewStep>): void {
  const { steps, index } = $review.get()
  set({ steps: steps.map((step, i) => (i === index ? { ...step, ...change } : step)) })
}

/** Saves the current step; the next one follows, and after the last one `onEnd` closes the dialog. */
export async function saveReview(onEnd: () => void): Promise<void> {
  const { steps, index, orderId, isChange } = $review.get()
  const step = steps[index]
  if (!step || step.isDone || reviewProblem(step)) return
  await saving.submit(async () => {
    const answer = await send(step, orderId)
    if (!answer.ok) return answer.error
    patchStep({ isDone: true })
    storeTyped(formOf(step), undefined)
    const isLast = index === steps.length - 1
    set({ notice: savedText(isLast, steps.length, isChange), isFinished: isLast })
    if (isLast) setTimeout(() => end(onEnd), closeDelay)
    else setTimeout(() => goOn(orderId, index + 1), nextStepDelay)
    return undefined
  })
}

/** Goes to the next step, unless another order's dialog was opened meanwhile. */
function goOn(orderId: number, index: number): void {
  if ($review.get().orderId === orderId) set({ index, notice: undefined })
}

function savedText(isLast: boolean, count: number, isChange: boolean): string {
  if (!isLast) return 'Ulasan berhasil disimpan'
  if (count > 1) return 'Semua ulasan berhasil disimpan'
  return isChange ? reviewTexts.changed : reviewTexts.written
}

function end(onEnd: () => void): void {
  const { orderId, notice } = $review.get()
  onEnd()
  if (notice) toast(notice, 'success')
  $orderEvent.set({ id: orderId, status: 'success', at: Date.now() })
}

function send(step: ReviewStep, orderId: number) {
  const { product, rating, text, photo } = step
  const file = photo instanceof File ? photo : undefined
  if (!product.review) {
    return call('POST /buyer/transaction/review', {
      product_id: product.product_id,
      transaction_id: orderId,
      rating,
      review: text.trim(),
      ...(file && { photo: file })
    })
  }
  const isRemoved = photo === undefined && product.review.photo !== null
  return call('POST /buyer/transaction/review/update/{id}', {
    id: product.review.id,
    rating,
    review: text.trim(),
    ...(file && { photo: file }),
    ...(isRemoved && { photo: 'null' as const })
  })
}
