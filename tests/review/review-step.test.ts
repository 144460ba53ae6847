import { expect, test } from 'vitest'

import { writeReview } from '#lib/review/contract.ts'
import {
  photoProblem,
  quickPhrases,
  ratingLabels,
  reviewProblem,
  togglePhrase
} from '#lib/review/review-step.ts'

test('[review-1] a review requests stars first, then text', () => {
  expect(reviewProblem({ rating: 0, text: 'Bagus' })).toBe('Mohon berikan rating terlebih dahulu')
  expect(reviewProblem({ rating: 5, text: '  ' })).toBe('Mohon isi ulasan terlebih dahulu')
  expect(reviewProblem({ rating: 1, text: 'Retak' })).toBeUndefined()
})

test('[review-4] a quick phrase is appended to the typed text, and removed again', () => {
  const once = togglePhrase('Sampai utuh.', 'Luar Biasa')
  expect(once).toBe('Sampai utuh. Luar Biasa')
  expect(togglePhrase(once, 'Luar Biasa')).toBe('Sampai utuh')
  expect(togglePhrase('', 'Luar Biasa')).toBe('Luar Biasa')
})

test('[review-5] a photo is a picture of at most 5 MB; a type that the browser does not know is left to the server', () => {
  expect(photoProblem({ type: 'image/png', size: 5_000_000 })).toBeUndefined()
  expect(photoProblem({ type: 'image/jpeg', size: 5_000_001 })).toBe('Ukuran gambar maksimal 5 MB')
  for (const type of ['image/webp', 'image/avif', ''])
    expect(photoProblem({ type, size: 10 })).toBeUndefined()
  for (const type of ['image/heic', 'image/heif']) {
    expect(photoProblem({ type, size: 10 })).toMatch(/^Format HEIC belum bisa dibaca/)
  }
  expect(photoProblem({ type: 'application/pdf', size: 10 })).toBe(
    'Foto harus berformat JPG, JPEG, PNG, atau WebP'
  )
})

test('[review-2, review-4] stars and quick phrases have their words', () => {
  expect(ratingLabels).toEqual(['Sangat Buruk', 'Buruk', 'Cukup', 'Bagus', 'Sangat Bagus'])
  expect(quickPhrases).toEqual([
    'Pelayanan sangat ramah',
    'Barang sesuai dengan deskripsi',
    'Barang cepat sampai',
    'Barang berkualitas',
    'Barang sesuai dengan gambar',
    'Luar Biasa'
  ])
})

test('[review-3] a review accepts at most 2,000 characters', () => {
  const fits = (length: number) =>
    writeReview.input.safeParse({
      product_id: 1,
      transaction_id: 1,
      rating: 5,
      review: 'a'.repeat(length)
    }).success
  expect([fits(2_000), fits(2_001)]).toEqual([true, false])
})
