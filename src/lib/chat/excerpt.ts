/** Characters before the words of a search that stay with them: on a narrow phone a row shows about 25. */
const before = 12

/**
 * One line of a message, of at most `length` characters; with the words of a search the part that holds them.
 *
 * excerptOf('Halo,\n ada semen?', '', 8) // => 'Halo, ad'
 */
export function excerptOf(message: string, words: string, length: number): string {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  const at = words === '' ? -1 : line.toLowerCase().indexOf(words.toLowerCase())
  const characters = Array.from(line)
  const place = Array.from(line.slice(0, Math.max(at, 0))).length
  if (place <= before) return characters.slice(0, length).join('')
  const start = place - before
  return `…${characters.slice(start, start + length - 1).join('')}`
}
