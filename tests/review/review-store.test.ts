import { expect, test, vi } from 'vitest'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

// Other tests may already have loaded modules with the real call.
vi.resetModules()
const { call } = await import('#lib/core/api/call.ts')
const { $review, $saving, editReview, openReview, saveReview, stepsOf } =
  await import('#lib/review/store/review.ts')

type Product = Parameters<typeof stepsOf>[0][number]

const product = (id: number, review: Product['review'] = null): Product => ({
  id,
  product_id: id,
  slug: `semen-${id}`,
  name: `Semen ${id}`,
  photo: null,
  price: 60_000,
  qty: 1,
  refunded_qty: 0,
  refused_qty: 0,
  sale_unit: 'sak',
  variant: null,
  note: '',
  review
})
const written = { id: 9, rating: 4, review: 'Baik', photo: 'reviews/a', is_updated: false }

test('[review-6] a product bought in two variants is reviewed once, and a reviewed one is not offered again', () => {
  const steps = stepsOf([product(1), { ...product(1), id: 2 }, product(3, written)], false)
  expect(steps.map(step => step.product.product_id)).toEqual([1])
})

test('[review-19] a product of which no piece was kept is not offered, one of which a variant was is', () => {
  const notSent = { ...product(1), refunded_qty: 1 }
  const refused = { ...product(2), refused_qty: 1 }
  const steps = stepsOf(
    [notSent, product(2), { ...refused, id: 5 }, { ...product(3), qty: 2, refused_qty: 1 }],
    false
  )
  expect(steps.map(step => step.product.id)).toEqual([2, 3])
})

test('[review-7] a review that was changed once is not offered again', () => {
  const steps = stepsOf([product(1, written), product(2, { ...written, is_updated: true })], true)
  expect(steps).toMatchObject([{ rating: 4, text: 'Baik', photo: 'stored', product: { product_id: 1 } }])
})

test('[review-9, review-10] a failed save keeps the typed text; a saved step moves to the next after 0.8 s', async () => {
  vi.useFakeTimers()
  openReview({ id: 7, products: [product(1), product(2)], review_action: 'write' })
  editReview({ rating: 5 })
  editReview({ text: 'Kuat dan cepat kering' })
  const rejected = { code: 'offline', status: 0, message: 'Tidak ada koneksi' } as const
  vi.mocked(call).mockResolvedValueOnce({ ok: false, error: rejected })
  await saveReview(() => undefined)
  expect($saving.get()).toEqual({ isBusy: false, error: rejected })
  expect($review.get()).toMatchObject({ index: 0, steps: [{ text: 'Kuat dan cepat kering' }, {}] })

  vi.mocked(call).mockResolvedValueOnce({ ok: true, value: written, message: 'OK', meta: null })
  await saveReview(() => undefined)
  expect($review.get()).toMatchObject({ index: 0, notice: 'Ulasan berhasil disimpan', isFinished: false })
  vi.advanceTimersByTime(799)
  expect($review.get().index).toBe(0)
  vi.advanceTimersByTime(1)
  expect($review.get().index).toBe(1)
  vi.useRealTimers()
})

test('[review-9, review-10] the last save closes the dialog after 1.5 s', async () => {
  vi.useFakeTimers()
  openReview({ id: 8, products: [product(1)], review_action: 'write' })
  editReview({ rating: 3, text: 'Cukup' })
  vi.mocked(call).mockResolvedValueOnce({ ok: true, value: written, message: 'OK', meta: null })
  const onEnd = vi.fn()
  await saveReview(onEnd)
  expect($review.get().notice).toBe('Ulasan berhasil dikirim')
  vi.advanceTimersByTime(1_499)
  expect(onEnd).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('[review-10] the last save reports the result: changed, or all of several', async () => {
  vi.useFakeTimers()
  const save = async () => {
    vi.mocked(call).mockResolvedValueOnce({ ok: true, value: written, message: 'OK', meta: null })
    await saveReview(() => undefined)
    return $review.get().notice
  }
  openReview({ id: 21, products: [product(1, written)], review_action: 'change' })
  expect(await save()).toBe('Ulasan berhasil diperbarui')
  openReview({ id: 22, products: [product(1), product(2)], review_action: 'write' })
  editReview({ rating: 5, text: 'Baik' })
  expect(await save()).toBe('Ulasan berhasil disimpan')
  vi.advanceTimersByTime(800)
  editReview({ rating: 5, text: 'Baik' })
  expect(await save()).toBe('Semua ulasan berhasil disimpan')
  vi.useRealTimers()
})
