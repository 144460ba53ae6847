import { counted, measured, number } from './measures.ts'

const month = String.raw`(?:Jan(?:uari)?|Feb(?:ruari)?|Mar(?:et)?|Apr(?:il)?|Mei|Juni?|Juli?|Agt|Agustus|Sep(?:tember)?|Okt(?:ober)?|Nov(?:ember)?|Des(?:ember)?)\b`
const day = String.raw`\d{1,2} ${month}(?: \d{4}(?!\d))?`
const days = String.raw`(?:${day}|\d{1,2}) ?– ?${day}|${day}`
const perPiece = String.raw`Rp${number} /\p{L}+[²³]?`
const hours = String.raw`\d{1,2}[.:]\d{2}–\d{1,2}[.:]\d{2}(?!\d)`
/** Matched after a character that cannot precede one of these patterns. */
const together = new RegExp(
  String.raw`(^|[^\p{L}\d.,/-])(${days}|${hours}|${perPiece}|${counted}|${measured})`,
  'giu'
)

/**
 * Keeps numbers with their units, prices with their unit, and dates and ranges on one line, by no-break spaces (U+00A0)
 * and word joiners (U+2060), without which browsers break after a dash. For rendering only: responses, JSON-LD, titles
 * and labels keep plain spaces.
 *
 * noBreak('Semen Tonasa PCC 40 kg') // => 'Semen Tonasa PCC 40\u00A0kg'
 */
export const noBreak = (text: string): string =>
  text.replaceAll(
    together,
    (_, before: string, found: string) =>
      before + found.replaceAll(' ', '\u00A0').replaceAll(/[–-]/g, '$&\u2060')
  )

/** Replaces the no-break characters with plain spaces, to compare what a page shows. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
