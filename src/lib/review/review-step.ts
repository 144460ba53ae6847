import { imageLimit } from '#lib/core/limits.ts'
import { reviewTexts } from './texts.ts'

/** Labels of one to five stars (review-2). */
export const ratingLabels = ['Sangat Buruk', 'Buruk', 'Cukup', 'Bagus', 'Sangat Bagus'] as const

export const quickPhrases = [
  'Pelayanan sangat ramah',
  'Barang sesuai dengan deskripsi',
  'Barang cepat sampai',
  'Barang berkualitas',
  'Barang sesuai dengan gambar',
  'Luar Biasa'
] as const

/** Maximum characters of a review, as in the contract. */
export const reviewLimits = { text: 2_000 } as const

/** Adds a phrase to the text, or removes it if present. */
export function togglePhrase(text: string, phrase: string): string {
  const sentences = text
    .split('. ')
    .map(sentence => sentence.trim().replace(/\.$/, ''))
    .filter(Boolean)
  const rest = sentences.filter(sentence => sentence !== phrase)
  const isOff = rest.length === sentences.length
  return (isOff ? [...sentences, phrase] : rest).join('. ')
}

/** What a review still lacks before it can be sent; undefined if complete. */
export function reviewProblem(step: { rating: number; text: string }): string | undefined {
  if (step.rating < 1) return reviewTexts.noRating
  return step.text.trim() === '' ? reviewTexts.noText : undefined
}

/** Why a file cannot be the photo of a review; undefined where it can. `notImage` is said of what is no picture. */
export function photoProblem(
  file: { type: string; size: number },
  notImage: string = reviewTexts.photoKinds
): string | undefined {
  // The browser goes by the file name; the server checks the content.
  if (file.type !== '' && !file.type.startsWith('image/')) return notImage
  // Phones recognise this kind by its name, but a browser would show a broken picture.
  if (file.type === 'image/heic' || file.type === 'image/heif') return imageLimit.heic
  return file.size > imageLimit.bytes ? imageLimit.text : undefined
}
