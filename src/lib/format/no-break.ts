import { counted, measured, number } from './measures.ts'

const month = String.raw`(?:Jan(?:uari)?|Feb(?:ruari)?|Mar(?:et)?|Apr(?:il)?|Mei|Juni?|Juli?|Agt|Agustus|Sep(?:tember)?|Okt(?:ober)?|Nov(?:ember)?|Des(?:ember)?)\b`
const day = String.raw`\d{1,2} ${month}(?: \d{4}(?!\d))?`
const days = String.raw`(?:${day}|\d{1,2}) ?– ?${day}|${day}`
const perPiece = String.raw`Rp${number} /\p{L}+[²³]?`
const hours = String.raw`\d{1,2}[.:]\d{2}–\d{1,2}[.:]\d{2}(?!\d)`
/** After a character that none of them begins within. */
const together = new RegExp(
  String.raw`(^|[^\p{L}\d.,/-])(${days}|${hours}|${perPiece}|${counted}|${measured})`,
  'giu'
)

/**
 * A text as a page shows it: a number stays on the line of its unit, a price on that of its piece's, and a date or a range in one piece, by no-break spaces
 * (U+00A0) and word joiners (U+2060), without which browsers break behind a dash. For rendering only: answers, JSON-LD, titles and labels keep plain spaces.
 *
 * noBreak('Semen Tonasa PCC 40 kg') // => 'Semen Tonasa PCC 40\u00A0kg'
 */
export const noBreak = (text: string): string =>
  text.replaceAll(
    together,
    (_, before: string, found: string) =>
      before + found.replaceAll(' ', '\u00A0').replaceAll(/[–-]/g, '$&\u2060')
  )

/** The same text with plain spaces again, for whoever compares what a page shows. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
