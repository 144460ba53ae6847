import { buildDemoIndex } from '../tests/support/demo-index.ts'
import { type JudgedAnswer, judge } from '../tests/search/judged/judge.ts'
import { type Figures, measure, measureByKind, ndcg } from '../tests/search/judged/measure.ts'
import { heldOutQueries, judgedQueries, otherHands } from '../tests/search/judged/queries.ts'

// `npm run search:judge`: how well the search answers what builders and home owners type, by kind of query.
// `npm run search:judge -- --worst 30` lists the queries with the largest loss, with their results; with
// `--other` of those of other hands.

const demo = buildDemoIndex()
const known = judge(demo, judgedQueries)
const ofOtherHands = Object.values(otherHands).map(queries => judge(demo, queries))
// The held-out ones are only measured: nothing is tuned to these, so their results are not listed.
for (const answers of [known, ...ofOtherHands, judge(demo, heldOutQueries)]) {
  if (answers.length > 0) printTable(answers)
}
const at = process.argv.indexOf('--worst')
if (at !== -1) {
  const answers = process.argv.includes('--other') ? ofOtherHands.flat() : known
  printWorst(answers, Number(process.argv[at + 1] ?? 20))
}

function printTable(answers: readonly JudgedAnswer[]): void {
  console.log(`${''.padEnd(16)}queries    ndcg  prec.  wrong  empty absurd`)
  for (const [kind, figures] of measureByKind(answers)) printRow(kind, figures)
  printRow('all', measure(answers))
  console.log()
}

function printRow(name: string, { queries, ...figures }: Figures): void {
  const shares = [figures.ndcg, figures.precision].map(share => share.toFixed(3).padStart(7))
  const faults = [figures.wrongFirst, figures.empty, figures.absurd].map(share =>
    `${(share * 100).toFixed(1)} %`.padStart(7)
  )
  console.log(`${name.padEnd(16)}${String(queries).padStart(7)} ${shares.join('')}${faults.join('')}`)
}

/** Loss compared with the best order, from 0 to 1; an absurd result loses all. */
function lossOf({ shown, sold }: JudgedAnswer): number {
  if ((sold[0] ?? 0) === 0) return shown.length > 0 ? 1 : 0
  return 1 - ndcg(shown, sold)
}

function printWorst(answers: readonly JudgedAnswer[], count: number): void {
  const worst = answers
    .map(answer => ({ answer, loss: lossOf(answer) }))
    .filter(({ loss }) => loss > 0.005)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, count)
  for (const { answer, loss } of worst) {
    const { text, kind, shown, sold, names, instead } = answer
    console.log(
      `\n${loss.toFixed(2)}  ${text}  (${kind}; ${shown.length} shown, best are ${sold.slice(0, 5).join(' ')}${instead ? `; ${instead}` : ''})`
    )
    for (const [i, name] of names.slice(0, 5).entries()) console.log(`      ${shown[i]}  ${name}`)
  }
}
