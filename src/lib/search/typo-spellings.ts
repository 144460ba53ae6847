const letters = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * All spellings with one typing error: a letter left out, added, changed, or two swapped. Digits stay: 40kg is no
 * misspelt 50kg. Words below four letters have too many neighbours and give none.
 *
 * oneTypo('smen').includes('semen') // => true
 */
export function oneTypo(word: string): string[] {
  if (word.length < 4 || word.length > 24 || /\d/.test(word)) return []
  const spellings = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    for (const letter of letters) {
      spellings.add(before + letter + after)
      if (after) spellings.add(before + letter + after.slice(1))
    }
    if (after) spellings.add(before + after.slice(1))
    if (after.length > 1) spellings.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
  }
  spellings.delete(word)
  return [...spellings]
}
