import { soundOf } from './sound.ts'

/** The rows of a keyboard, by which keys next to each other are known. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

const keysBeside = new Map<string, string>(
  rows.flatMap((row, at) =>
    [...row].map((key, i): [string, string] => {
      // Each row is half a key to the right of the one above it.
      const above = (rows[at - 1] ?? '').slice(i, i + 2)
      const below = (rows[at + 1] ?? '').slice(Math.max(0, i - 1), i + 1)
      return [key, `${row[i - 1] ?? ''}${row[i + 1] ?? ''}${above}${below}`]
    })
  )
)

/**
 * Whether a word was typed with a slip of the fingers: two letters swapped, one twice or once instead of twice, or the key next to the
 * meant one, instead of it or too. What slips seldom make is another word, unlike what is heard or spelled otherwise ('kompor', a stove, is no
 * misspelt 'kompon').
 *
 * isSlip('elbwo', 'elbow') // => true
 */
export function isSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false
  let at = 0
  while (at < meant.length && typed[at] === meant[at]) at += 1
  const [one, other] = [typed.slice(at), meant.slice(at)]
  if (typed.length === meant.length) {
    const isSwapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2)
    return isSwapped || (isKeyBeside(one[0], other[0]) && one.slice(1) === other.slice(1))
  }
  if (typed.length === meant.length + 1) {
    const [extra, before] = [one[0], typed[at - 1]]
    const isHitToo = extra === before || isKeyBeside(extra, before) || isKeyBeside(extra, other[0])
    return one.slice(1) === other && isHitToo
  }
  return typed.length + 1 === meant.length && other.slice(1) === one && other[0] === meant[at - 1]
}

const isKeyBeside = (one = '', other = '') => one !== '' && (keysBeside.get(other) ?? '').includes(one)

/**
 * The words that a word may be when two of its letters were swapped, or the key next to the meant one was hit.
 *
 * slipsOf('vor').includes('bor') // => true
 */
export function slipsOf(word: string): string[] {
  const at = Array.from(word, (_, i) => i)
  const swapped = at
    .slice(1)
    .map(i => word.slice(0, i - 1) + word.charAt(i) + word.charAt(i - 1) + word.slice(i + 1))
  const beside = at.flatMap(i =>
    Array.from(keysBeside.get(word.charAt(i)) ?? '', key => word.slice(0, i) + key + word.slice(i + 1))
  )
  return [...swapped, ...beside].filter(other => other !== word)
}

/** Letters that speakers of Indonesian and its regional languages exchange, mapped to one of them. */
const exchanged: readonly [RegExp, string][] = [
  [/[fv]/g, 'p'],
  [/o/g, 'u'],
  [/e/g, 'i'],
  [/d$/, 't'],
  [/g$/, 'k'],
  [/b$/, 'p'],
  [/^h/, '']
]

/** Whether two words are heard as the same: sabon and sabun, karfet and karpet, catud and catut. */
export const isHeardAs = (typed: string, meant: string): boolean =>
  typed !== meant && roughSoundOf(typed) === roughSoundOf(meant)

const roughSoundOf = (word: string): string =>
  exchanged.reduce((said, [written, sound]) => said.replace(written, sound), soundOf(word))

/**
 * The letter after the first one that is missing of a word, if that is all that is wrong with it.
 *
 * missingOf('gendel', 'grendel') // => 'r'
 */
export function missingOf(typed: string, meant: string): string | undefined {
  if (typed.length + 1 !== meant.length) return undefined
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  return typed.slice(at) === meant.slice(at + 1) ? meant[at] : undefined
}
