/** The result of one search: the grades of its products in order, and of all products, best first. */
export type Answer<Kind extends string = string> = {
  text: string
  kind: Kind
  shown: readonly number[]
  sold: readonly number[]
}

/** Shares from 0 to 1; for a query with nothing to find, only `absurd` is meaningful. */
export type Figures = {
  queries: number
  /** Discounted gain of the first ten, divided by that of the best order. */
  ndcg: number
  /** Right ones among the first five, divided by the possible number. */
  precision: number
  /** Starts with a wrong product, though right ones are sold. */
  wrongFirst: number
  /** Shows nothing, though it is sold. */
  empty: number
  /** Shows something, though nothing close is sold. */
  absurd: number
}

const ndcgDepth = 10
const precisionDepth = 5

/** Close results are worth a third of exact ones. */
const gain = (grade: number) => 2 ** grade - 1

const discounted = (grades: readonly number[]) =>
  grades.slice(0, ndcgDepth).reduce((sum, grade, i) => sum + gain(grade) / Math.log2(i + 2), 0)

/** Close results may be left out if exact ones exist: a search for one brand's cement may return only that. */
function bestOrder(shown: readonly number[], sold: readonly number[]): number[] {
  const best = sold.filter(grade => grade > 1)
  return best.length > 0 ? [...best, ...shown.filter(grade => grade === 1)] : sold.filter(grade => grade > 0)
}

/** ndcg([1, 2], [2, 1]) // => 0.8: close results must not come before exact ones; ndcg([2], [2, 1]) // => 1 */
export const ndcg = (shown: readonly number[], sold: readonly number[]): number =>
  discounted(shown) / discounted(bestOrder(shown, sold))

/** Of the possible number: wrong ones in the first five count, missing close ones do not. */
export function precision(shown: readonly number[], sold: readonly number[]): number {
  const near = sold.filter(grade => grade > 0).length
  const best = sold.filter(grade => grade > 1).length
  const possible = best > 0 ? Math.min(near, Math.max(best, shown.length)) : near
  const right = shown.slice(0, precisionDepth).filter(grade => grade > 0).length
  return right / Math.min(precisionDepth, possible)
}

export function measure(answers: readonly Answer[]): Figures {
  const findable = answers.filter(({ sold }) => (sold[0] ?? 0) > 0)
  const others = answers.filter(({ sold }) => (sold[0] ?? 0) === 0)
  return {
    queries: answers.length,
    ndcg: mean(findable, ({ shown, sold }) => ndcg(shown, sold)),
    precision: mean(findable, ({ shown, sold }) => precision(shown, sold)),
    wrongFirst: mean(findable, ({ shown }) => Number(shown[0] === 0), 0),
    empty: mean(findable, ({ shown }) => Number(shown.length === 0), 0),
    absurd: mean(others, ({ shown }) => Number(shown.length > 0), 0)
  }
}

/** The mean; `ofNone` if there is nothing to find, which means nothing missed. */
function mean(answers: readonly Answer[], valueOf: (answer: Answer) => number, ofNone = 1): number {
  if (answers.length === 0) return ofNone
  return answers.reduce((sum, answer) => sum + valueOf(answer), 0) / answers.length
}

export function measureByKind<Kind extends string>(answers: readonly Answer<Kind>[]): Map<Kind, Figures> {
  return new Map([...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, of]) => [kind, measure(of)]))
}
