import { isMisspelt, isNearlyTyped } from '#lib/search/misspelt.ts'
import { skeletonOf, soundOf } from '#lib/search/sound.ts'
import { oneTypo } from '#lib/search/typo-spellings.ts'

import type { AnyIndex } from './match.ts'
import { isSpelling, type Synonyms } from './query-groups.ts'

type Is = (other: string) => boolean

/** Which words of names may be meant, and which of them names have beside the neighbours of a word. */
type Wanted = { isMeant?: Is | undefined; fits: Is }

/**
 * The word of names or of the vocabulary that was meant by an unknown one: what it surely is a misspelling of, the nearest word of names, or a near word
 * of the vocabulary. A word of names that is far comes after one of the vocabulary of which it surely is one: 'tsepen' is a tespen and no semen.
 */
export function misspeltWord(
  index: AnyIndex,
  word: string,
  synonyms: Synonyms,
  { isMeant = () => true, fits }: Wanted
): string | undefined {
  const isNamed: Is = other => index.vocabulary.isNaming(other) && isMeant(other)
  const isKnown: Is = other => isNamed(other) || synonyms.has(other)
  const sure = oneTypo(word).filter(other => isKnown(other) && isMisspelt(word, other))
  const named = index.vocabulary.byUse(sure.filter(isNamed))
  const slip = () =>
    index.vocabulary.byUse(
      oneTypo(word).filter(other => isNamed(other) && fits(other) && isNearlyTyped(word, other))
    )[0]
  const surely = named.find(fits) ?? slip() ?? named.find(other => index.isHead(other)) ?? named[0]
  if (surely !== undefined) return surely
  const near = index.vocabulary.correct(word, isMeant, fits)
  const known = sure.find(other => synonyms.has(other))
  if (near !== undefined && (known === undefined ? isNear(word, near) : isSpelledAlike(word, near)))
    return near
  return known === undefined
    ? (near ?? nearlyKnown(index, word, synonyms))
    : (synonyms.get(known)?.find(other => isNamed(other) && isSpelling(known, other)) ?? known)
}

/** Whether a word is heard as another one, is one error away or lacks its vowels. */
const isNear = (typed: string, meant: string): boolean =>
  isSpelledAlike(typed, meant) || oneTypo(typed).includes(meant)

const isSpelledAlike = (typed: string, meant: string): boolean =>
  soundOf(typed) === soundOf(meant) || typed === skeletonOf(meant)

/** Minimum letters of a misspelt synonym that stands in no name: shorter everyday words have too many neighbours. */
const lettersForSynonym = 6

/**
 * A synonym one error away, if it or another spelling of it stands in names (gypsm // => gypsum, spandx // => spandex), or
 * if it is long and begins alike (paralom // => paralon). Others are far guesses: 'kape', a putty knife, is no 'hape'.
 */
const nearlyKnown = (index: AnyIndex, word: string, synonyms: Synonyms): string | undefined =>
  oneTypo(word).find(other => {
    const phrases = synonyms.get(other)
    if (!phrases) return false
    const isNamed = [other, ...phrases.filter(phrase => isSpelling(phrase, other))].some(spelling =>
      index.vocabulary.isNaming(spelling)
    )
    return isNamed || (other.length >= lettersForSynonym && other[0] === word[0])
  })
