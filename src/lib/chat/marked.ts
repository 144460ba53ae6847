/**
 * Splits a text at the words of a search: parts with `isHit` are marked (chat-47).
 *
 * markWords('Semen Gresik', 'gresik') // => [{ text: 'Semen ', isHit: false }, { text: 'Gresik', isHit: true }]
 */
export function markWords(text: string, keyword: string): { text: string; isHit: boolean }[] {
  const words = keyword.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ text, isHit: false }]
  const escaped = words.map(word => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  // The pattern's group keeps the words: they are every second part.
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'iu'))
    .map((part, at) => ({ text: part, isHit: at % 2 === 1 }))
    .filter(part => part.text !== '')
}
