import { slipsOf } from './slips.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Minimum letters of a word with few spellings of one error; a shorter one has too many neighbours. */
export const lettersForTypo = 4
const lettersToCorrect = 24
/** Minimum letters of a short word that may have a slip: of two letters too little would be left. */
const lettersForSlip = 3

/**
 * All spellings with one typing error: a letter left out, added, changed, or two swapped. Digits stay: 40kg is no
 * misspelt 50kg. Words of fewer letters give none.
 *
 * oneTypo('smen').includes('semen') // => true
 */
export function oneTypo(word: string): readonly string[] {
  if (word.length < lettersForTypo || word.length > lettersToCorrect || /\d/.test(word)) return []
  const spellings = latest.get(word) ?? spellingsOf(word)
  latest.delete(word)
  latest.set(word, spellings)
  const [oldest] = latest.keys()
  if (latest.size > maxLatest && oldest !== undefined) latest.delete(oldest)
  return spellings
}

/** Spellings of the words that were asked for last: a search asks for those of an unknown word up to eight times. */
const latest = new Map<string, readonly string[]>()
const maxLatest = 16

/** Each spelling once: what a letter adds or leaves out beside an equal one is the same. */
function spellingsOf(word: string): string[] {
  const spellings: string[] = []
  for (let at = 0; at <= word.length; at += 1) {
    const [before, last, next] = [word.slice(0, at), word[at - 1], word[at]]
    const [from, rest] = [word.slice(at), word.slice(at + 1)]
    for (const letter of letters) {
      if (letter !== last) spellings.push(before + letter + from)
      if (next !== undefined && letter !== next) spellings.push(before + letter + rest)
    }
    if (next === undefined) continue
    if (next !== last) spellings.push(before + rest)
    if (rest && rest[0] !== next) spellings.push(before + rest[0] + next + rest.slice(1))
  }
  return spellings
}

/**
 * All words that one of two or three letters, too short for `oneTypo`, may be: with a letter left out, and of three letters with two
 * swapped or the key beside. There are so many that only the words beside it tell which one was meant.
 *
 * spellingsOfShort('ls').includes('las') // => true
 * spellingsOfShort('cta').includes('cat') // => true
 */
export function spellingsOfShort(word: string): string[] {
  if (word.length >= lettersForTypo || !/^[a-z]{2,}$/.test(word)) return []
  const places = Array.from({ length: word.length + 1 }, (_, at) => at)
  const missing = places.flatMap(at => letters.map(letter => word.slice(0, at) + letter + word.slice(at)))
  return word.length < lettersForSlip ? missing : [...missing, ...slipsOf(word)]
}
