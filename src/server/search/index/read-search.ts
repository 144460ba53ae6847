import type { Instead } from '#lib/core/schema/endpoint.ts'

import { isSlip } from '#lib/search/slips.ts'
import { soundOf } from '#lib/search/sound.ts'

import type { Words } from '../search-engine.ts'
import { asMeant, type Meant } from './as-meant.ts'
import { correctGroups } from './correct-groups.ts'
import { joinedHead, leadOf, queriesProperty, thingsOf } from './leading-thing.ts'
import { leaveOut, withTheRest } from './leave-out.ts'
import { type AnyIndex, match } from './match.ts'
import { Matches } from './matches.ts'
import { retainMeant } from './meant-things.ts'
import { findWanted, isOfNeed, type Wanted } from './needs.ts'
import { type Asked, noticeOf, reducedTo } from './notice.ts'
import { isNoThing, isOfAnotherTrade } from './other-trades.ts'
import { type Group, queryGroups, type Synonyms } from './query-groups.ts'
import { isRoom } from './rooms.ts'
import { withShortHead } from './short-heads.ts'

/** Minimum matches by name; with fewer, descriptions are searched too. */
export const tooFew = 12

/** Minimum letters of a corrected word that is as sure as a typed one; of one that begins names or brands and sounds alike. */
const lettersToTrust = 8
const lettersOfHead = 6
const lettersOfSlip = 4
/** Minimum letters of a word written together with it. */
const lettersOfMore = 4

export type ReadWords = Words & { synonyms: Synonyms }

/** The matches of a search, and the interpretation that found them. */
export type Reading = { groups: Group[]; matches: Matches; instead: Instead | undefined }

/**
 * What reading a search needs next: the products that match these groups together, or, to leave some out, those of each
 * group; or what is known of the words of another text.
 */
export type Need = ProductsNeed | { keyword: string; are: 'said otherwise' }
export type ProductsNeed = { groups: readonly Group[]; are: 'together' | 'apart'; isTyping: boolean }

/** Runs a search over an index that holds all products. */
export function readSearch(index: AnyIndex, words: ReadWords): Reading {
  const steps = readInSteps(index, words)
  let step = steps.next()
  while (!step.done) step = steps.next(index)
  return step.value
}

/**
 * Runs a search: first as typed; if that finds nothing, the goods for what a sentence wants; if it says no such need, with
 * unknown words corrected; if that finds nothing either, without the words that prevent a match (D25). Yields what it needs and takes an index that holds those products;
 * `index` may hold none, as long as it has the words of the whole catalogue.
 */
export function* readInSteps(
  index: AnyIndex,
  { keyword, synonyms, isVerbatim, isTyping = false, isMeant = false }: ReadWords & { isMeant?: boolean }
): Generator<Need, Reading, AnyIndex> {
  const read = queryGroups(keyword, synonyms)
  const mustBeWhole = queriesProperty(index, read)
  const typed = mustBeWhole
    ? read.map((group, i) => (i === 0 ? { ...group, isOptional: false } : group))
    : read
  const nothing = { groups: typed, matches: new Matches(0, 0), instead: undefined }
  if (typed.some(group => isNoThing(index, group))) return nothing
  const asTyped = yield* findTogether(typed, { typed, corrected: typed }, isTyping)
  const isElsewhere = typed.some(group => isOfAnotherTrade(index, group))
  // Who asks for exactly that code wants no other goods.
  if (isVerbatim && asTyped?.instead) return nothing
  if ((asTyped && !isElsewhere) || isVerbatim) return asTyped ?? nothing

  const whole = mustBeWhole ? joinedHead(typed) : typed
  const corrected = correctGroups(index, whole, synonyms)
  const meant =
    isElsewhere || isMeant || isTyping ? undefined : asMeant(index, keyword, { whole, corrected, synonyms })
  if (meant) {
    const words = yield { keyword: meant.keyword, are: 'said otherwise' }
    const reading = yield* readInSteps(words, { keyword: meant.keyword, synonyms, isMeant: true })
    if (reading.matches.length > 0) return withNotice(reading, meant)
  }
  const isMisspelt = !isElsewhere && isOnlyMisspelt({ whole, corrected }, synonyms)
  const misspelt = isMisspelt && (yield* findTogether(corrected, { typed: whole, corrected }, isTyping))
  if (misspelt) return misspelt
  const lead = leadOf(index, keyword, typed)
  const things = thingsOf(index, typed)
  const wanted = findWanted(keyword, synonyms, { lead, things })
  if (wanted) return (yield* findGoods(wanted, isTyping)) ?? nothing
  if (isElsewhere) return nothing

  const found = yield* findOtherwise(index, { whole, corrected, synonyms, isMisspelt, mustBeWhole, isTyping })
  if (found) return found
  const lastly = mustBeWhole ? undefined : findWanted(keyword, synonyms, { isLast: true, lead, things })
  return (lastly && (yield* findGoods(lastly, isTyping))) ?? nothing
}

/** A search that was read as it was meant, with its notice. */
function withNotice({ groups, matches, instead }: Reading, meant: Meant): Reading {
  const keyword = instead?.keyword ?? groups.map(({ said }) => said).join(' ')
  const isCorrected =
    instead?.why === 'corrected' ||
    instead?.why === 'both' ||
    keyword.split(' ').some(word => meant.corrected.has(word))
  const isReduced = meant.isReduced || instead?.why === 'reduced' || instead?.why === 'both'
  if (!isReduced && !isCorrected) return { groups, matches, instead }
  return {
    groups,
    matches,
    instead: { keyword, why: !isReduced ? 'corrected' : isCorrected ? 'both' : 'reduced' }
  }
}

function* findGoods({ groups, saidBy }: Wanted, isTyping: boolean) {
  const found = yield* findTogether(groups, { typed: groups, corrected: groups }, isTyping)
  return found && { ...found, instead: saidBy === undefined ? undefined : reducedTo(saidBy) }
}

type Corrected = { whole: readonly Group[]; corrected: Group[] }

/**
 * Whether the words of a search are misspelt, and no words of a need: 'bosh bor tembok' wants that drill, not any that
 * drills walls. Such a search is first tried as it was meant.
 */
function isOnlyMisspelt({ whole, corrected }: Corrected, synonyms: Synonyms): boolean {
  const changed = whole.filter(group => !corrected.includes(group))
  return changed.length > 0 && !changed.some(({ typed }) => isOfNeed(typed, synonyms))
}

type Typed = Corrected & { synonyms: Synonyms; isMisspelt: boolean; mustBeWhole: boolean; isTyping: boolean }

/** What a search finds that does not match as typed: corrected, then without some of its words. */
function* findOtherwise(
  index: AnyIndex,
  { whole: typed, corrected, synonyms, isMisspelt, mustBeWhole, isTyping }: Typed
): Generator<Need, Reading | undefined, AnyIndex> {
  const isCorrected = corrected.some((group, i) => group !== typed[i])
  const asked = { typed, corrected }
  const asCorrected = isCorrected && !isMisspelt && (yield* findTogether(corrected, asked, isTyping))
  if (asCorrected) return asCorrected
  for (const groups of isTyping ? [] : withShortHead(index, asked, synonyms)) {
    const found = yield* findTogether(groups, { typed, corrected: groups }, isTyping)
    if (found) return found
  }

  const apart = yield { groups: corrected, are: 'apart', isTyping }
  const left = leaveOut(apart, corrected)
  if (mustBeWhole && left?.[0]?.isOptional) return undefined
  // Correcting and leaving out words together requires a word that was understood as typed, or a long one.
  const isWhereUsed = left?.every(({ isOptional, typed: word }) => !isOptional || isRoom(word)) ?? false
  const isUnderstood = (group: Group) =>
    !group.isOptional &&
    (!isCorrected ||
      typed.includes(group) ||
      isSure(index, group, typed) ||
      (isWhereUsed && index.isHead(group.typed)))
  const reduced = left?.some(isUnderstood) && (yield* findTogether(left, asked, isTyping))
  if (!reduced) return undefined
  const all = withTheRest(apart, reduced.groups, reduced.matches.length)
  const withRest = all && (yield* findTogether(all, asked, isTyping))
  return withRest ? { ...withRest, instead: reduced.instead } : reduced
}

/** A brand that sounds as it was typed ('shimitsu') is sure; 'kompor', a stove, is no compound. */
const isSure = (index: AnyIndex, { typed: word }: Group, typed: readonly Group[]): boolean =>
  word.length >= lettersToTrust ||
  (index.isHead(word) &&
    typed.some(
      one =>
        isWithinOne(one.typed, word) ||
        (word.length >= lettersOfSlip && isSlip(one.typed, word)) ||
        (word.length >= lettersOfHead && soundOf(one.typed) === soundOf(word))
    ))

/** Whether a word was written together with the one after it: 'meteranbangunan'. */
const isWithinOne = (typed: string, word: string) =>
  typed.startsWith(word) && typed.length >= word.length + lettersOfMore

function* findTogether(
  groups: Group[],
  asked: Asked,
  isTyping: boolean
): Generator<Need, Reading | undefined, AnyIndex> {
  const index = yield { groups, are: 'together', isTyping }
  const matches = matchGroups(index, groups, isTyping)
  if (matches.length === 0) return undefined
  return { groups, matches, instead: isTyping ? undefined : noticeOf(index, groups, asked) }
}

/**
 * The products that match groups together. Searches descriptions too if few names match, but not while the last word is
 * being typed; the first required group must still match more than a description.
 */
export function matchGroups(index: AnyIndex, groups: readonly Group[], isTyping: boolean): Matches {
  if (isTyping) return match(index, groups, { ending: 'being typed' })
  const byName = match(index, groups)
  if (byName.length >= tooFew) return byName
  return retainMeant(index, groups, { byName, wide: match(index, groups, { isWide: true }) })
}
