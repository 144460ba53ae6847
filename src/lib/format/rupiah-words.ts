const digits = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'] as const
const scales = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1_000, 'ribu'],
  [100, 'ratus'],
  [10, 'puluh']
] as const

/**
 * Whole rupiah in words, so that a misplaced zero is read before money moves.
 *
 * rupiahWords(1_150_000) // => 'satu juta seratus lima puluh ribu rupiah'
 */
export const rupiahWords = (amount: number): string => `${amount === 0 ? 'nol' : words(amount)} rupiah`

function words(count: number): string {
  if (count < 10) return digits[count] ?? ''
  if (count > 10 && count < 20) return count === 11 ? 'sebelas' : `${words(count - 10)} belas`
  const [size, name] = scales.find(([least]) => count >= least) ?? scales[5]
  const times = Math.trunc(count / size)
  // 'seribu', 'seratus' and 'sepuluh', but 'satu juta'.
  const head = times === 1 && size <= 1_000 ? `se${name}` : `${words(times)} ${name}`
  return [head, words(count % size)].filter(Boolean).join(' ')
}
