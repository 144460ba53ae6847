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

/**
 * All words of which a word of two or three letters is one letter short: too many to be sure of one of these without its neighbours.
 *
 * missingLetter('ls').includes('las') // => true
 */
export function missingLetter(word: string): string[] {
  if (!/^[a-z]{2,3}$/.test(word)) return []
  const places = Array.from({ length: word.length + 1 }, (_, at) => at)
  return places.flatMap(at => letters.map(letter => word.slice(0, at) + letter + word.slice(at)))
}
