/** Characters before the words of a search that stay with them. */
const before = 30

/**
 * One line of a message, of at most `length` characters; with the words of a search the part that holds them.
 *
 * excerptOf('Halo,\n ada semen?', '', 8) // => 'Halo, ad'
 */
export function excerptOf(message: string, words: string, length: number): string {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  const at = words === '' ? -1 : line.toLowerCase().indexOf(words.toLowerCase())
  const characters = Array.from(line)
  if (at < length - words.length) return characters.slice(0, length).join('')
  const start = Math.max(0, Array.from(line.slice(0, at)).length - before)
  return `…${characters.slice(start, start + length - 1).join('')}`
}
