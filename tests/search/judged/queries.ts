import { attributeQueries } from './attribute-queries.ts'
import { edgeQueries } from './edge-queries.ts'
import { fifthOtherHandQueries as fifthOtherHand } from './fifth-other-hand-queries.ts'
import { fourthOtherHandQueries as fourthOtherHand } from './fourth-other-hand-queries.ts'
import { goodsQueries } from './goods-queries.ts'
import { heldOutQueries as heldOut } from './held-out-queries.ts'
import { otherHandQueries as otherHand } from './other-hand-queries.ts'
import { readPattern, type Pattern } from './pattern.ts'
import { purposeQueries } from './purpose-queries.ts'
import { secondOtherHandQueries as secondOtherHand } from './second-other-hand-queries.ts'
import { thirdOtherHandQueries as thirdOtherHand } from './third-other-hand-queries.ts'
import { sixthOtherHandQueries as sixthOtherHand } from './sixth-other-hand-queries.ts'
import { seventhOtherHandQueries as seventhOtherHand } from './seventh-other-hand-queries.ts'
import { eighthOtherHandQueries as eighthOtherHand } from './eighth-other-hand-queries.ts'
import { ninthOtherHandQueries as ninthOtherHand } from './ninth-other-hand-queries.ts'
import { tenthOtherHandQueries as tenthOtherHand } from './tenth-other-hand-queries.ts'
import { eleventhOtherHandQueries as eleventhOtherHand } from './eleventh-other-hand-queries.ts'
import { twelfthOtherHandQueries as twelfthOtherHand } from './twelfth-other-hand-queries.ts'
import { thirteenthOtherHandQueries as thirteenthOtherHand } from './thirteenth-other-hand-queries.ts'
import { fourteenthOtherHandQueries as fourteenthOtherHand } from './fourteenth-other-hand-queries.ts'
import { fifteenthOtherHandQueries as fifteenthOtherHand } from './fifteenth-other-hand-queries.ts'
import { sixteenthOtherHandQueries as sixteenthOtherHand } from './sixteenth-other-hand-queries.ts'
import { seventeenthOtherHandQueries as seventeenthOtherHand } from './seventeenth-other-hand-queries.ts'
import { eighteenthOtherHandQueries as eighteenthOtherHand } from './eighteenth-other-hand-queries.ts'
import { wordingQueries } from './wording-queries.ts'

const known = { ...goodsQueries, ...attributeQueries, ...wordingQueries, ...purposeQueries, ...edgeQueries }

export type QueryKind =
  | keyof typeof known
  | keyof typeof otherHand
  | keyof typeof secondOtherHand
  | keyof typeof thirdOtherHand
  | keyof typeof fourthOtherHand
  | keyof typeof fifthOtherHand
  | keyof typeof sixthOtherHand
  | keyof typeof seventhOtherHand
  | keyof typeof eighthOtherHand
  | keyof typeof ninthOtherHand
  | keyof typeof tenthOtherHand
  | keyof typeof eleventhOtherHand
  | keyof typeof twelfthOtherHand
  | keyof typeof thirteenthOtherHand
  | keyof typeof fourteenthOtherHand
  | keyof typeof fifteenthOtherHand
  | keyof typeof sixteenthOtherHand
  | keyof typeof seventeenthOtherHand
  | keyof typeof eighteenthOtherHand
  | keyof typeof heldOut

/** A search and the goods that its author wants: `best` is the exact product, `good` is close to it. */
export type JudgedQuery = { text: string; kind: QueryKind; best: Pattern; good: Pattern }

/**
 * A line is 'query | exact products | close products'; the patterns are those of `readPattern`. They say what a builder
 * or home owner wants, whatever the search returns now.
 */
const readQueries = (byKind: Record<string, string>): JudgedQuery[] =>
  Object.entries(byKind).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map(line => {
        const [text = '', best = '', good = ''] = line.split(' | ')
        return { text, kind: kind as QueryKind, best: readPattern(best), good: readPattern(good) }
      })
  )

/** The judged set. */
export const judgedQueries: readonly JudgedQuery[] = readQueries(known)

/** Those of other hands, which were held out once and missed the goals, by the order in which they were written. */
export const otherHands = {
  first: readQueries(otherHand),
  second: readQueries(secondOtherHand),
  third: readQueries(thirdOtherHand),
  fourth: readQueries(fourthOtherHand),
  fifth: readQueries(fifthOtherHand),
  sixth: readQueries(sixthOtherHand),
  seventh: readQueries(seventhOtherHand),
  eighth: readQueries(eighthOtherHand),
  ninth: readQueries(ninthOtherHand),
  tenth: readQueries(tenthOtherHand),
  eleventh: readQueries(eleventhOtherHand),
  twelfth: readQueries(twelfthOtherHand),
  thirteenth: readQueries(thirteenthOtherHand),
  fourteenth: readQueries(fourteenthOtherHand),
  fifteenth: readQueries(fifteenthOtherHand),
  sixteenth: readQueries(sixteenthOtherHand),
  seventeenth: readQueries(seventeenthOtherHand),
  eighteenth: readQueries(eighteenthOtherHand)
} as const satisfies Record<string, readonly JudgedQuery[]>

/** Those that are only measured, and tell how the search does with words that nobody has tuned to; may be none. */
export const heldOutQueries: readonly JudgedQuery[] = readQueries(heldOut)
