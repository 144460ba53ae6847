/** What one search answered: the grades of the products it shows, in their order, and of all that are sold, best first. */
export type Answer<Kind extends string = string> = {
  text: string
  kind: Kind
  shown: readonly number[]
  sold: readonly number[]
}

/** Shares from 0 to 1; of an answer that has nothing to find, only `absurd` says something. */
export type Figures = {
  queries: number
  /** Discounted gain of the first ten, of what the best order would give. */
  ndcg: number
  /** Right ones among the first five, of as many as there could be. */
  precision: number
  /** Begins with something that nobody asked for, though right ones are sold. */
  wrongFirst: number
  /** Shows nothing, though it is sold. */
  empty: number
  /** Shows something, though nothing that is near is sold. */
  absurd: number
}

const ndcgDepth = 10
const precisionDepth = 5

/** Near things are worth a third of the very thing. */
const gain = (grade: number) => 2 ** grade - 1

const discounted = (grades: readonly number[]) =>
  grades.slice(0, ndcgDepth).reduce((sum, grade, i) => sum + gain(grade) / Math.log2(i + 2), 0)

/** Near things may be left out where the very thing is sold: whoever asks for one brand's cement may get only that. */
function bestOrder(shown: readonly number[], sold: readonly number[]): number[] {
  const best = sold.filter(grade => grade > 1)
  return best.length > 0 ? [...best, ...shown.filter(grade => grade === 1)] : sold.filter(grade => grade > 0)
}

/**
 * ndcg([1, 2], [2, 1]) // => 0.8: near things must not stand before the very thing
 * ndcg([2], [2, 1]) // => 1
 */
export const ndcg = (shown: readonly number[], sold: readonly number[]): number =>
  discounted(shown) / discounted(bestOrder(shown, sold))

/** Of as many as there could be: wrong ones that fill the first five count, near ones that are left out do not. */
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

/** The mean; `ofNone` where there is nothing to find, which is nothing missed. */
function mean(answers: readonly Answer[], valueOf: (answer: Answer) => number, ofNone = 1): number {
  if (answers.length === 0) return ofNone
  return answers.reduce((sum, answer) => sum + valueOf(answer), 0) / answers.length
}

export function measureByKind<Kind extends string>(answers: readonly Answer<Kind>[]): Map<Kind, Figures> {
  return new Map([...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, of]) => [kind, measure(of)]))
}
