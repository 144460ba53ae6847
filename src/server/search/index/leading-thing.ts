import { tokens } from '#lib/search/tokens.ts'

import { isThing } from './correct-groups.ts'
import type { AnyIndex } from './match.ts'
import { asksForGoods, type Group, isOpenHead } from './query-groups.ts'

/**
 * The words of which a need must say one: the head of the thing with which a search begins, a phrase of the vocabulary or
 * what begins names. 'Lem kayu' is a glue and no need of wood. What is named after its purpose ('pelapis kayu', 'saringan
 * air') is no such thing.
 */
export function leadOf(index: AnyIndex, keyword: string, typed: readonly Group[]): string[] {
  const needed = typed.filter(group => !group.isOptional)
  const one = needed[0]?.readings[0]
  const [first = ''] = one ?? []
  const said = tokens(keyword).find(({ main }) => !asksForGoods(main))
  if (!one || said?.main !== first || namedByPurpose.test(first)) return []
  if (one.length > 1) return [first]
  return isThing(index, needed[0] as Group) ? [first] : []
}

/**
 * The words of things of several words that a search names: phrases of the vocabulary whose goods are sold ('lampu tidur'), and the thing
 * with which it begins together with a word that names have after it ('pintu kayu ukir', of names 'Pintu Ukir').
 */
export function thingsOf(index: AnyIndex, typed: readonly Group[]): (readonly string[])[] {
  const [run = [], ...others] = typed[0]?.readings ?? []
  const isPhrase = run.length > 1 && others.some(other => isNamedRun(index, other))
  const pairs = pairsOfFirst(typed).filter(([one, other]) => index.isPair(one + other))
  return isPhrase ? [run, ...pairs] : pairs
}

const isNamedRun = (index: AnyIndex, run: readonly string[]) =>
  run.every(word => index.vocabulary.isNaming(word))

/** The first word of a search with each single one after it. */
export function pairsOfFirst([first, ...others]: readonly Group[]): (readonly [string, string])[] {
  const [run = []] = first?.readings ?? []
  const [head, more] = run
  if (head === undefined || more !== undefined) return []
  return others.flatMap(({ readings }) => {
    const [word, next] = readings[0] ?? []
    return word !== undefined && next === undefined && /^[a-z]+$/.test(word) ? [[head, word] as const] : []
  })
}

const namedByPurpose =
  /^pe(?:[mnlr]|ng|ny)|^(?:alat|tempat|bahan|otomatis|saringan|lapisan|sambungan|campuran)$/

/** An open head and what it is the head of, as one thing: [mesin], [cuci] // => [mesin cuci] */
export function joinedHead([head, next, ...others]: readonly Group[]): Group[] {
  if (!head || !next) return []
  const readings = next.readings.map(run => [head.typed, ...run])
  const join = (one: string, other: string) => `${one} ${other}`
  const joined = { ...next, typed: join(head.typed, next.typed), said: join(head.said, next.said), readings }
  return [joined, ...others]
}

/** 'Mesin bor' is a drill, with 'mesin' or without; 'mesin las' is no welder's glove. */
export function queriesProperty(index: AnyIndex, [head, next]: readonly Group[]): boolean {
  const [word] = next?.readings[0] ?? []
  return isOpenHead(head) && !!next && !!word && index.vocabulary.isNaming(word) && !isThing(index, next)
}
