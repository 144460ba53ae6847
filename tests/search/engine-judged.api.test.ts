import { beforeAll, describe, expect, test } from 'vitest'

import { CatalogueSearch } from '#server/search/catalogue-search.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'

import { writeDemoGoods } from '../support/demo-goods.ts'
import { buildDemoIndex } from '../support/demo-index.ts'
import { useWorld } from '../support/world.ts'
import { type JudgedAnswer, judgeEngine } from './judged/judge.ts'
import { measure } from './judged/measure.ts'
import { judgedQueries } from './judged/queries.ts'

const world = useWorld()
let memory: JudgedAnswer[]
let postgres: JudgedAnswer[]

beforeAll(async () => {
  const { services } = world()
  const { goods } = buildDemoIndex()
  const idOf = await writeDemoGoods(services.db, goods)
  const ask = async (Engine: typeof CatalogueSearch | typeof PostgresSearch) => {
    const engine = new Engine(services, () => undefined)
    await engine.ready()
    return judgeEngine(engine, { goods, idOf }, judgedQueries)
  }
  memory = await ask(CatalogueSearch)
  postgres = await ask(PostgresSearch)
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
  })
})
