import { placeWords } from '#lib/address/place-words.ts'

export type ComboOption = { id: number; label: string; detail?: string }

/**
 * The options whose name contains, for each typed word, a word that starts with it; all options while nothing is typed.
 *
 * comboRows([{ id: 1, label: 'Kota Bandung' }, { id: 2, label: 'Kota Bogor' }], 'band') // => [{ id: 1, … }]
 */
export function comboRows(options: readonly ComboOption[], typed: string | undefined): ComboOption[] {
  const words = placeWords(typed ?? '')
  return options.filter(({ label }) => {
    const own = placeWords(label)
    return words.every(word => own.some(part => part.startsWith(word)))
  })
}

/** The only option with exactly the typed name: leaving the field then chooses it. */
export function sameOption(options: readonly ComboOption[], typed: string): ComboOption | undefined {
  const wanted = placeWords(typed).join(' ')
  const same = options.filter(({ label }) => placeWords(label).join(' ') === wanted)
  return same.length === 1 ? same[0] : undefined
}
