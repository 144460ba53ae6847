/** Letters with several spellings in Indonesian, mapped from foreign spellings to the pronunciation. */
const spellings: readonly [RegExp, string][] = [
  [/x/g, 'ks'],
  [/sch|sh|ts(?=[aeiou])|tz/g, 's'],
  [/ck/g, 'k'],
  [/ph|v/g, 'f'],
  [/([td])h/g, '$1'],
  [/dj/g, 'j'],
  [/oe/g, 'u'],
  [/c(?!h)|q/g, 'k'],
  [/z|sy/g, 's'],
  [/y/g, 'i'],
  [/[ae]i/g, 'e'],
  [/(.)\1/g, '$1'],
  [/h$/, '']
]

/**
 * A word's pronunciation, to match words spelled by ear; words with digits stay unchanged.
 *
 * soundOf('duluks') === soundOf('dulux') // => true
 */
export const soundOf = (word: string): string =>
  /\d/.test(word) ? word : spellings.reduce((said, [written, sound]) => said.replace(written, sound), word)

/** What is left of a word in a hasty message: kran // => krn, tabung // => tbg. Words with digits are left as they are. */
export const skeletonOf = (word: string): string =>
  /\d/.test(word) ? word : word.replaceAll('ng', 'g').replaceAll(/[aeiou]/g, '')
