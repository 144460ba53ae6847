import { expect, it } from 'vitest'

import { rupiahWords } from '#lib/format/rupiah-words.ts'

it.each([
  [0, 'nol rupiah'],
  [1, 'satu rupiah'],
  [10, 'sepuluh rupiah'],
  [11, 'sebelas rupiah'],
  [15, 'lima belas rupiah'],
  [21, 'dua puluh satu rupiah'],
  [100, 'seratus rupiah'],
  [211, 'dua ratus sebelas rupiah'],
  [1_000, 'seribu rupiah'],
  [2_500, 'dua ribu lima ratus rupiah'],
  [11_000, 'sebelas ribu rupiah'],
  [100_000, 'seratus ribu rupiah'],
  [101_001, 'seratus satu ribu satu rupiah'],
  [1_000_000, 'satu juta rupiah'],
  [1_150_000, 'satu juta seratus lima puluh ribu rupiah'],
  [1_000_000_000, 'satu miliar rupiah'],
  [9_999_999_999_999, /^sembilan triliun sembilan ratus sembilan puluh sembilan miliar .* sembilan rupiah$/]
])('[ops-260] %i is %s', (amount, words) => {
  expect(rupiahWords(amount)).toMatch(words)
})
