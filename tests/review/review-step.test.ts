import { expect, test } from 'vitest'

import { photoProblem, reviewProblem, togglePhrase } from '#lib/review/review-step.ts'

test('a review asks for stars first, then for words', () => {
  expect(reviewProblem({ rating: 0, text: 'Bagus' })).toBe('Mohon berikan rating terlebih dahulu')
  expect(reviewProblem({ rating: 5, text: '  ' })).toBe('Mohon isi ulasan terlebih dahulu')
  expect(reviewProblem({ rating: 1, text: 'Retak' })).toBeUndefined()
})

test('a quick phrase is added after what is typed, and taken out again', () => {
  const once = togglePhrase('Sampai utuh.', 'Luar Biasa')
  expect(once).toBe('Sampai utuh. Luar Biasa')
  expect(togglePhrase(once, 'Luar Biasa')).toBe('Sampai utuh')
  expect(togglePhrase('', 'Luar Biasa')).toBe('Luar Biasa')
})

test('a photo is a jpeg or png of at most 5 MB', () => {
  expect(photoProblem({ type: 'image/png', size: 5_000_000 })).toBeUndefined()
  expect(photoProblem({ type: 'image/jpeg', size: 5_000_001 })).toBe('Ukuran gambar maksimal 5 MB')
  expect(photoProblem({ type: 'image/gif', size: 10 })).toBe('Foto harus berformat JPG, JPEG, atau PNG')
})
