import { beforeAll, describe, expect, test } from 'vitest'

import { buildDemoIndex } from '../support/demo-index.ts'
import { type JudgedAnswer, judge } from './judged/judge.ts'
import { type Figures, measure, ndcg, precision } from './judged/measure.ts'
import { fits, readPattern, textsOf } from './judged/pattern.ts'
import {
  type JudgedQuery,
  fifthOtherHandQueries,
  fourthOtherHandQueries,
  heldOutQueries,
  judgedQueries,
  otherHandQueries,
  secondOtherHandQueries,
  seventhOtherHandQueries,
  sixthOtherHandQueries,
  thirdOtherHandQueries
} from './judged/queries.ts'

let answers: JudgedAnswer[] = []
let otherHand: JudgedAnswer[] = []
let secondOtherHand: JudgedAnswer[] = []
let thirdOtherHand: JudgedAnswer[] = []
let fourthOtherHand: JudgedAnswer[] = []
let fifthOtherHand: JudgedAnswer[] = []
let sixthOtherHand: JudgedAnswer[] = []
let seventhOtherHand: JudgedAnswer[] = []
let figures: Figures

beforeAll(() => {
  const demo = buildDemoIndex()
  answers = judge(demo, judgedQueries)
  otherHand = judge(demo, otherHandQueries)
  secondOtherHand = judge(demo, secondOtherHandQueries)
  thirdOtherHand = judge(demo, thirdOtherHandQueries)
  fourthOtherHand = judge(demo, fourthOtherHandQueries)
  fifthOtherHand = judge(demo, fifthOtherHandQueries)
  sixthOtherHand = judge(demo, sixthOtherHandQueries)
  seventhOtherHand = judge(demo, seventhOtherHandQueries)
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
  const unsoldOf = (answers: readonly JudgedAnswer[]) =>
    answers.filter(({ kind }) => kind.endsWith('not sold'))
  const textsOfMany = (queries: readonly JudgedQuery[]) => new Set(queries.map(({ text }) => text)).size

  test('[search-19] are two hundred each', () => {
    const sets = [
      otherHandQueries,
      secondOtherHandQueries,
      thirdOtherHandQueries,
      fourthOtherHandQueries,
      fifthOtherHandQueries,
      sixthOtherHandQueries,
      seventhOtherHandQueries
    ]
    expect(sets.map(textsOfMany)).toEqual([200, 200, 200, 200, 200, 200, 200])
    expect([0, 200]).toContain(textsOfMany(heldOutQueries))
  })

  test('[search-19] have figures that do not fall', () => {
    const { ndcg, precision, wrongFirst, empty } = measure(otherHand)
    expect([ndcg > 0.94, precision > 0.95, wrongFirst < 0.015, empty < 0.01]).toEqual([
      true,
      true,
      true,
      true
    ])
    const second = measure(secondOtherHand)
    expect([
      second.ndcg > 0.935,
      second.precision > 0.935,
      second.wrongFirst < 0.03,
      second.empty < 0.015
    ]).toEqual([true, true, true, true])
    const third = measure(thirdOtherHand)
    expect([third.ndcg > 0.935, third.precision > 0.96, third.wrongFirst < 0.01, third.empty < 0.01]).toEqual(
      [true, true, true, true]
    )
    const fourth = measure(fourthOtherHand)
    expect([
      fourth.ndcg > 0.95,
      fourth.precision > 0.96,
      fourth.wrongFirst < 0.02,
      fourth.empty < 0.005
    ]).toEqual([true, true, true, true])
    const sixth = measure(sixthOtherHand)
    expect([sixth.ndcg > 0.94, sixth.precision > 0.94, sixth.wrongFirst < 0.01, sixth.empty < 0.015]).toEqual(
      [true, true, true, true]
    )
    const seventh = measure(seventhOtherHand)
    expect([
      seventh.ndcg > 0.9,
      seventh.precision > 0.91,
      seventh.wrongFirst < 0.03,
      seventh.empty < 0.045
    ]).toEqual([true, true, true, true])
    const fifth = measure(fifthOtherHand)
    expect([
      fifth.ndcg > 0.92,
      fifth.precision > 0.925,
      fifth.wrongFirst < 0.02,
      fifth.empty < 0.035
    ]).toEqual([true, true, true, true])
  })

  test('[search-19] show nothing for what no such shop sells', () => {
    const sets = [otherHand, secondOtherHand, thirdOtherHand, fourthOtherHand, fifthOtherHand, sixthOtherHand]
    const unsold = sets.map(unsoldOf)
    expect(unsold.map(({ length }) => length)).toEqual([14, 14, 21, 20, 15, 5])
    expect(unsold.flat().filter(({ shown, sold }) => shown.length > 0 && (sold[0] ?? 0) === 0)).toEqual([])
    expect(measure(sixthOtherHand).absurd).toBe(0)
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
