import { beforeAll, describe, expect, test } from 'vitest'

import { CatalogueSearch } from '#server/search/catalogue-search.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'

import { writeDemoGoods } from '../support/demo-goods.ts'
import { buildDemoIndex } from '../support/demo-index.ts'
import { useWorld } from '../support/world.ts'
import { type JudgedAnswer, judgeEngine } from './judged/judge.ts'
import { measure } from './judged/measure.ts'
import { type JudgedQuery, judgedQueries, otherHands } from './judged/queries.ts'

const world = useWorld()
let memory: JudgedAnswer[]
let postgres: JudgedAnswer[]
/** Those of other hands, in memory and in the database. */
let ofOtherHands: [JudgedAnswer[], JudgedAnswer[]]

beforeAll(async () => {
  const { services } = world()
  const { goods } = buildDemoIndex()
  const idOf = await writeDemoGoods(services.db, goods)
  const ask = async (Engine: typeof CatalogueSearch | typeof PostgresSearch) => {
    const engine = new Engine(services, () => undefined)
    await engine.ready()
    const answer = (queries: readonly JudgedQuery[]) => judgeEngine(engine, { goods, idOf }, queries)
    return [await answer(judgedQueries), await answer(Object.values(otherHands).flat())] as const
  }
  const [inMemory, inDatabase] = [await ask(CatalogueSearch), await ask(PostgresSearch)]
  memory = inMemory[0]
  postgres = inDatabase[0]
  ofOtherHands = [inMemory[1], inDatabase[1]]
})

describe('[search-31] the judged searches in the database', () => {
  test('are answered as well as in memory', () => {
    const [one, other] = [measure(memory), measure(postgres)]
    expect(one.ndcg).toBeGreaterThanOrEqual(0.95)
    expect(Math.abs(one.ndcg - other.ndcg)).toBeLessThanOrEqual(0.02)
    expect(Math.abs(one.precision - other.precision)).toBeLessThanOrEqual(0.02)
    expect(other.wrongFirst).toBeLessThanOrEqual(0.01)
    expect([other.empty, other.absurd]).toEqual([0, 0])
  })

  test('are read as in memory', () => {
    const readings = (answers: readonly JudgedAnswer[]) =>
      answers.map(({ text, instead }) => `${text} // => ${instead}`)
    expect(readings(postgres)).toEqual(readings(memory))
    const [one, other] = ofOtherHands
    expect(readings(other)).toEqual(readings(one))
  })

  test('of other hands are answered as well as in memory', () => {
    const [one, other] = ofOtherHands.map(measure)
    expect(Math.abs((one?.ndcg ?? 0) - (other?.ndcg ?? 1))).toBeLessThanOrEqual(0.02)
    expect([other?.empty, other?.absurd]).toEqual([one?.empty, one?.absurd])
  })
})
