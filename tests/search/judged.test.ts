import { beforeAll, describe, expect, test } from 'vitest'

import { buildDemoIndex } from '../support/demo-index.ts'
import { type JudgedAnswer, judge } from './judged/judge.ts'
import { type Figures, measure, ndcg, precision } from './judged/measure.ts'
import { fits, readPattern, textsOf } from './judged/pattern.ts'
import { type JudgedQuery, heldOutQueries, judgedQueries, otherHands } from './judged/queries.ts'

type Hand = keyof typeof otherHands
const hands = Object.keys(otherHands) as Hand[]

/** What the figures of each other hand stay above, or below: what was reached when its searches were tuned to. */
const floors: Record<Hand, Pick<Figures, 'ndcg' | 'precision' | 'wrongFirst' | 'empty'>> = {
  first: { ndcg: 0.94, precision: 0.95, wrongFirst: 0.015, empty: 0.01 },
  second: { ndcg: 0.935, precision: 0.935, wrongFirst: 0.03, empty: 0.015 },
  third: { ndcg: 0.935, precision: 0.96, wrongFirst: 0.01, empty: 0.01 },
  fourth: { ndcg: 0.95, precision: 0.96, wrongFirst: 0.02, empty: 0.005 },
  fifth: { ndcg: 0.93, precision: 0.93, wrongFirst: 0.015, empty: 0.03 },
  sixth: { ndcg: 0.94, precision: 0.94, wrongFirst: 0.01, empty: 0.015 },
  seventh: { ndcg: 0.92, precision: 0.935, wrongFirst: 0.02, empty: 0.03 },
  eighth: { ndcg: 0.925, precision: 0.925, wrongFirst: 0.03, empty: 0.025 },
  ninth: { ndcg: 0.87, precision: 0.875, wrongFirst: 0.055, empty: 0.05 },
  tenth: { ndcg: 0.93, precision: 0.94, wrongFirst: 0.03, empty: 0.015 },
  eleventh: { ndcg: 0.95, precision: 0.955, wrongFirst: 0.025, empty: 0.005 },
  twelfth: { ndcg: 0.93, precision: 0.95, wrongFirst: 0.04, empty: 0.005 },
  thirteenth: { ndcg: 0.95, precision: 0.965, wrongFirst: 0.015, empty: 0.01 },
  fourteenth: { ndcg: 0.945, precision: 0.97, wrongFirst: 0.01, empty: 0.02 },
  fifteenth: { ndcg: 0.92, precision: 0.925, wrongFirst: 0.025, empty: 0.015 },
  sixteenth: { ndcg: 0.925, precision: 0.945, wrongFirst: 0.035, empty: 0.005 },
  seventeenth: { ndcg: 0.94, precision: 0.94, wrongFirst: 0.035, empty: 0.015 },
  eighteenth: { ndcg: 0.92, precision: 0.94, wrongFirst: 0.04, empty: 0.005 }
}

let answers: JudgedAnswer[] = []
let ofOtherHands: Record<Hand, JudgedAnswer[]>
let figures: Figures

beforeAll(() => {
  const demo = buildDemoIndex()
  answers = judge(demo, judgedQueries)
  ofOtherHands = Object.fromEntries(
    hands.map(hand => [hand, judge(demo, otherHands[hand])])
  ) as typeof ofOtherHands
  figures = measure(answers)
})

/** Names of the queries that meet a condition: the output of a failure. */
const textsWhere = (holds: (answer: JudgedAnswer) => boolean) => answers.filter(holds).map(({ text }) => text)
const isSold = ({ sold }: JudgedAnswer) => (sold[0] ?? 0) > 0

describe('the queries of builders and home owners', () => {
  test('[search-19] are many, each once', () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(220)
    const texts = judgedQueries.filter(({ kind }) => kind !== 'while typing').map(({ text }) => text)
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  })

  test('[search-19] return the right goods first', () => {
    expect(figures.ndcg).toBeGreaterThanOrEqual(0.95)
    expect(figures.precision).toBeGreaterThanOrEqual(0.95)
    expect(figures.wrongFirst).toBeLessThanOrEqual(0.01)
  })

  test('[search-19] find existing goods', () => {
    expect(textsWhere(answer => isSold(answer) && answer.shown.length === 0)).toEqual([])
  })

  test('[search-19] return nothing if nothing close is sold', () => {
    expect(textsWhere(answer => !isSold(answer) && answer.shown.length > 0)).toEqual([])
  })
})

describe('the queries of other hands', () => {
  const textsOfMany = (queries: readonly JudgedQuery[]) => new Set(queries.map(({ text }) => text)).size

  test('[search-19] are two hundred each', () => {
    expect(hands.filter(hand => textsOfMany(otherHands[hand]) !== 200)).toEqual([])
    // Those that are held out are written first and judged later, all of them or none.
    expect([0, 200]).toContain(textsOfMany(heldOutQueries))
  })

  test.each(hands)('[search-19] have figures that do not fall: %s', hand => {
    const found = measure(ofOtherHands[hand])
    const floor = floors[hand]
    expect(found.ndcg).toBeGreaterThan(floor.ndcg)
    expect(found.precision).toBeGreaterThan(floor.precision)
    expect(found.wrongFirst).toBeLessThan(floor.wrongFirst)
    expect(found.empty).toBeLessThan(floor.empty)
  })

  test('[search-19] show nothing for what no such shop sells', () => {
    const unsold = hands.map(hand => ofOtherHands[hand].filter(({ kind }) => kind.endsWith('not sold')))
    expect(unsold.map(({ length }) => length)).toEqual([
      14, 14, 21, 20, 15, 5, 10, 15, 15, 15, 10, 10, 10, 10, 10, 10, 10, 10
    ])
    expect(
      unsold
        .flat()
        .filter(({ shown, sold }) => shown.length > 0 && (sold[0] ?? 0) === 0)
        .map(({ text }) => text)
    ).toEqual([])
    expect(measure(ofOtherHands.sixth).absurd).toBe(0)
  })
})

describe('a pattern', () => {
  const texts = textsOf({
    id: 1,
    name: 'Cat Kayu & Besi Avian 1 kg',
    merk: 'Avian',
    variants: 'Hitam | Putih',
    category: 'Cat Khusus',
    branches: 'Cat',
    description: 'Untuk pagar',
    facts: {} as never
  })
  const holds = (pattern: string) => fits(readPattern(pattern), texts)

  test('[search-19] is a sequence of adjacent words in one text, all of one alternative', () => {
    expect([holds('kayu besi'), holds('kayu avian'), holds('1kg & putih')]).toEqual([true, false, true])
    expect([holds('putih hitam'), holds('pagar'), holds('granit / hitam')]).toEqual([false, false, true])
  })

  test('[search-19] names the text, and excluded words', () => {
    expect([holds('^cat'), holds('^kayu'), holds('leaf khusus'), holds('leaf besi')]).toEqual([
      true,
      false,
      true,
      false
    ])
    expect([holds('cat & !genteng'), holds('cat & !besi'), holds('')]).toEqual([true, false, false])
  })
})

describe('the figures', () => {
  const answer = (shown: number[], sold: number[]) => ({ text: '', kind: '', shown, sold })

  test('[search-19] measure the order, and count close results only in place of exact ones', () => {
    expect(ndcg([2, 2, 0], [2, 2])).toBe(1)
    expect(ndcg([0, 2], [2])).toBeCloseTo(0.63)
    expect(ndcg([1, 2], [2, 1])).toBeCloseTo(0.8, 1)
    expect([ndcg([2], [2, 1, 1]), ndcg([1], [1, 1])]).toEqual([1, expect.closeTo(0.61)])
  })

  test('[search-19] count the first five', () => {
    expect(precision([2, 0, 2, 0, 0, 2], [2, 2, 2, 2, 2, 2])).toBe(0.4)
    expect(precision([2], [2, 1, 1])).toBe(1)
    expect(precision([2, 0, 0], [2, 1, 1])).toBeCloseTo(0.33)
  })

  test('[search-19] distinguish a wrong first result, a miss and an absurd result', () => {
    const { wrongFirst, empty, absurd } = measure([
      answer([0, 2], [2]),
      answer([], [2]),
      answer([2], [2]),
      answer([1], [1]),
      answer([0], [0]),
      answer([], [0])
    ])
    expect([wrongFirst, empty, absurd]).toEqual([0.25, 0.25, 0.5])
  })
})
