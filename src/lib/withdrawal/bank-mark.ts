/** Letters of a mark at most: more cannot be read at its size. */
const longest = 3

/**
 * A bank's mark, drawn instead of its logo: letters, and a hue (degrees) of its own.
 *
 * bankMark('bca', 'Bank Central Asia (BCA)') // => { letters: 'BCA', hue: … }
 */
export const bankMark = (code: string, name: string): { letters: string; hue: number } => ({
  letters: lettersOf(name),
  hue: hueOf(code)
})

function lettersOf(name: string): string {
  const [, short] = /\(([^()]+)\)/.exec(name) ?? []
  if (short) return short.slice(0, longest).toUpperCase()
  const words = name.split(' ').filter(word => !/^(?:bank|indonesia|by)$/i.test(word))
  const letters = words.length > 1 ? words.map(word => word[0] ?? '').join('') : (words[0] ?? name)
  return letters.slice(0, longest).toUpperCase()
}

/** The same code has the same hue everywhere; the factor keeps the banks that we know apart. */
function hueOf(code: string): number {
  let sum = 0
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  return (sum * 113) % 360
}
