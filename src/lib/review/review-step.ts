import { imageLimit } from '#lib/core/image-limit.ts'
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

/** The most characters that a review takes, as the contract does. */
export const reviewLimits = { text: 2_000 } as const

/** Adds a phrase to what is typed, or takes it out again where it stands. */
export function togglePhrase(text: string, phrase: string): string {
  const sentences = text
    .split('. ')
    .map(sentence => sentence.trim().replace(/\.$/, ''))
    .filter(Boolean)
  const rest = sentences.filter(sentence => sentence !== phrase)
  const isOff = rest.length === sentences.length
  return (isOff ? [...sentences, phrase] : rest).join('. ')
}

/** What is still missing before a review can be sent; undefined where nothing is. */
export function reviewProblem(step: { rating: number; text: string }): string | undefined {
  if (step.rating < 1) return reviewTexts.noRating
  return step.text.trim() === '' ? reviewTexts.noText : undefined
}

/** Why a file cannot be the photo of a review; undefined where it can. */
export function photoProblem(file: { type: string; size: number }): string | undefined {
  // A browser goes by the name; which pictures can be read, the server finds out from what is in them.
  if (file.type !== '' && !file.type.startsWith('image/'))
    return 'Foto harus berformat JPG, JPEG, PNG, atau WebP'
  // Phones tell this kind by its name; a browser would show a broken picture of it.
  if (file.type === 'image/heic' || file.type === 'image/heif') return imageLimit.heic
  return file.size > imageLimit.bytes ? imageLimit.text : undefined
}
