import { isNearlyTyped } from '#lib/search/misspelt.ts'
import { slipsOf } from '#lib/search/slips.ts'
import { oneTypo, spellingsOfShort } from '#lib/search/typo-spellings.ts'

import { isEveryday } from './everyday.ts'
import { unknownWord } from './join-groups.ts'
import type { AnyIndex } from './match.ts'
import { type Group, queryGroups, type Synonyms } from './query-groups.ts'

/** Maximum things that are tried for a short word: each is one more look at the catalogue. */
const maxTried = 3
/** A longer word has so few near ones that it was corrected already. */
const lettersOfShort = 4

/**
 * A search with its one short unknown word read as things that it may be, the most used first: whichever is sold with the other words
 * is meant ('xat avian' // => 'cat avian'). Without other words it must be the only one, with two letters swapped: 'kos' is a room and no 'kps'.
 */
export function withShortHead(
  index: AnyIndex,
  { typed, corrected }: { typed: readonly Group[]; corrected: readonly Group[] },
  synonyms: Synonyms
): Group[][] {
  const unknown = typed.filter(group => isShortUnknown(index, group))
  const [group, more] = unknown
  if (!group || more) return []
  const word = group.typed
  const isAlone = typed.length === 1
  const near = isAlone
    ? slipsOf(word).filter(other => isSwapped(word, other))
    : [...spellingsOfShort(word), ...oneTypo(word)]
  const things = [...new Set(near)].filter(
    other => isNearlyTyped(word, other) && (index.isHead(other) || synonyms.has(other))
  )
  if (isAlone && things.length > 1) return []
  // Words that were joined or taken apart are no longer at their places.
  const others = corrected.length === typed.length ? corrected : typed
  return index.vocabulary
    .byUse(things)
    .slice(0, maxTried)
    .map(thing =>
      typed.flatMap((one, i) => (one === group ? queryGroups(thing, synonyms) : (others[i] ?? one)))
    )
}

const isSwapped = (word: string, other: string) =>
  [...word].toSorted().join('') === [...other].toSorted().join('')

function isShortUnknown(index: AnyIndex, group: Group): boolean {
  const word = group.isOptional ? undefined : unknownWord(index, group)
  return word !== undefined && word.length <= lettersOfShort && /^[a-z]+$/.test(word) && !isEveryday(word)
}
