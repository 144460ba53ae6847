import { distance } from 'fastest-levenshtein'

/** The phrases of a vocabulary by the word or phrase that also finds them. */
type Synonyms = ReadonlyMap<string, readonly string[]>

/** Maximum words of a phrase. */
const maxWords = 4

/** Minimum letters of a word whose other spelling is looked up, and of one that may be two letters away. */
const lettersOfSpelling = 4
const lettersForTwo = 6

/** Colours and finishes, which people also say before the last word of a thing: 'stop kontak putih tanam'. */
const looks = new Set(
  'putih hitam merah biru hijau kuning abu cokelat coklat krem silver gold emas perak pink ungu oranye orange ivory maroon tosca chrome krom doff glossy'.split(
    ' '
  )
)

/**
 * The longest phrase of the vocabulary with which these words begin, as the vocabulary spells it, or the first word: 'skrup gypsum' is
 * the phrase 'sekrup gypsum', as 'skrup' alone is 'sekrup'.
 */
export function longestPhrase(words: readonly string[], synonyms: Synonyms): string[] {
  for (let length = Math.min(words.length, maxWords); length > 1; length -= 1) {
    const run = words.slice(0, length)
    if (synonyms.has(run.join(' '))) return run
    const spelled = spelledInVocabulary(run, synonyms)
    if (spelled) return spelled
  }
  return words.slice(0, 1)
}

/** A run with one of its words in another spelling, with which it is a phrase. */
function spelledInVocabulary(run: readonly string[], synonyms: Synonyms): string[] | undefined {
  const spellings = spellingsOf(synonyms)
  for (const [at, word] of run.entries()) {
    for (const other of spellings.get(word) ?? []) {
      const spelled = run.with(at, other)
      if (synonyms.has(spelled.join(' '))) return spelled
    }
  }
  return undefined
}

const byVocabulary = new WeakMap<Synonyms, ReadonlyMap<string, readonly string[]>>()

/** The other spellings of words, which a vocabulary gives as names of the same thing that differ by a letter or two. */
function spellingsOf(synonyms: Synonyms): ReadonlyMap<string, readonly string[]> {
  const known = byVocabulary.get(synonyms)
  if (known) return known
  const spellings = new Map<string, readonly string[]>()
  for (const [word, phrases] of synonyms) {
    const others = isSpelled(word) ? phrases.filter(phrase => isSpelled(phrase) && isNear(word, phrase)) : []
    if (others.length > 0) spellings.set(word, others)
  }
  byVocabulary.set(synonyms, spellings)
  return spellings
}

const isSpelled = (word: string) => word.length >= lettersOfSpelling && /^[a-z]+$/.test(word)

const isNear = (word: string, other: string) =>
  word !== other && distance(word, other) <= (Math.min(word.length, other.length) < lettersForTwo ? 1 : 2)

/**
 * Places with a colour behind the phrase in which it stands, as names have it: [kontak, putih, tanam] is [kontak, tanam, putih] where
 * 'kontak tanam' is a phrase.
 */
export function withLooksLast<P extends { main: string }>(places: readonly P[], synonyms: Synonyms): P[] {
  const words = places.map(({ main }) => main)
  if (!words.some(word => looks.has(word))) return [...places]
  for (let from = 0; from < words.length; from += 1) {
    const next = words.slice(from, from + maxWords + 1)
    const at = next.findIndex((word, i) => i > 0 && looks.has(word))
    if (at < 1) continue
    const without = longestPhrase(next.toSpliced(at, 1), synonyms).length
    if (without <= at || longestPhrase(next, synonyms).length > at) continue
    const colour = places[from + at] as P
    return places.toSpliced(from + at, 1).toSpliced(from + without, 0, colour)
  }
  return [...places]
}

/** What belongs to the number before it. */
const units = new Set(
  'mm cm m m2 m3 inch inci in kg gr gram liter ltr ml watt w ampere a volt meter mtr'.split(' ')
)

const isLook = (word: string, before: string | undefined) =>
  (before !== undefined && /^\d/.test(before) && units.has(word)) ||
  looks.has(word) ||
  /^\d+(?:[.,]\d+)?(?:\/\d+|(?:x\d+)+|(?:mm|cm|m|inch|kg)\b)/.test(word)

/** A search with the colours and sizes that it begins with at its end: putih keramik polos // => keramik polos putih */
export function looksLast(words: readonly string[]): readonly string[] {
  const thing = words.findIndex((word, i) => !isLook(word, words[i - 1]))
  return thing > 0 ? [...words.slice(thing), ...words.slice(0, thing)] : words
}
