/** Maximum letters of a mark: more are illegible at its size. */
const maxLength = 3

/**
 * A bank's mark, drawn instead of its logo: letters, and its own hue in degrees.
 *
 * bankMark('bca', 'Bank Central Asia (BCA)') // => { letters: 'BCA', hue: … }
 */
export const bankMark = (code: string, name: string): { letters: string; hue: number } => ({
  letters: lettersOf(name),
  hue: hueOf(code)
})

function lettersOf(name: string): string {
  const [, short] = /\(([^()]+)\)/.exec(name) ?? []
  if (short) return short.slice(0, maxLength).toUpperCase()
  const words = name.split(' ').filter(word => !/^(?:bank|indonesia|by)$/i.test(word))
  const letters = words.length > 1 ? words.map(word => word[0] ?? '').join('') : (words[0] ?? name)
  return letters.slice(0, maxLength).toUpperCase()
}

/** A stable hue per code; the factor separates the hues of the known banks. */
function hueOf(code: string): number {
  let sum = 0
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  return (sum * 113) % 360
}
