/** Letters that Indonesian spells in several ways, from what came with a foreign word to how it is said. */
const spellings: readonly [RegExp, string][] = [
  [/x/g, 'ks'],
  [/ph|v/g, 'f'],
  [/([td])h/g, '$1'],
  [/dj/g, 'j'],
  [/oe/g, 'u'],
  [/c(?!h)|q/g, 'k'],
  [/z|sy/g, 's'],
  [/y/g, 'i'],
  [/(.)\1/g, '$1'],
  [/h$/, '']
]

/**
 * How a word is said, for words that people write as they hear them; digits stay what they are.
 *
 * soundOf('duluks') === soundOf('dulux') // => true
 */
export const soundOf = (word: string): string =>
  /\d/.test(word) ? word : spellings.reduce((said, [written, sound]) => said.replace(written, sound), word)
