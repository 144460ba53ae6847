import { beforeAll, describe, expect, test } from 'vitest'

import { CatalogueSearch } from '#server/search/catalogue-search.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'
import type { SearchEngine } from '#server/search/search-engine.ts'

import { writeDemoGoods } from '../support/demo-goods.ts'
import { buildDemoIndex } from '../support/demo-index.ts'
import { scaled } from '../support/machine-pace.ts'
import { useWorld } from '../support/world.ts'
import { graderOf, type JudgedAnswer, judgeEngine } from './judged/judge.ts'
import { measure } from './judged/measure.ts'
import { type JudgedQuery, judgedQueries, otherHands, type QueryKind } from './judged/queries.ts'
import { misspellings, saidOtherwise, shortSlips, surroundings } from './judged/said-otherwise.ts'

type Engines = { memory: SearchEngine; database: SearchEngine }

const world = useWorld()
const hands = Object.entries(otherHands)
const { goods } = buildDemoIndex()
const grade = graderOf(goods)
let engines: Engines
let idOf: ReadonlyMap<number, number>

beforeAll(async () => {
  const { services } = world()
  idOf = await writeDemoGoods(services.db, goods)
  engines = {
    memory: new CatalogueSearch(services, () => undefined),
    database: new PostgresSearch(services, () => undefined)
  }
  await engines.memory.ready()
  await engines.database.ready()
})

/** The answers of each engine. */
async function ask(queries: readonly JudgedQuery[]): Promise<Record<keyof Engines, JudgedAnswer[]>> {
  const answersOf = (engine: SearchEngine) => judgeEngine(engine, { grade, idOf }, queries)
  return { memory: await answersOf(engines.memory), database: await answersOf(engines.database) }
}

/** What each query was read as. */
const readings = (answers: readonly JudgedAnswer[]) =>
  answers.map(({ text, instead }) => `${text} // => ${instead}`)

describe('[search-31] the judged searches in the database', () => {
  // More than five hundred searches: 15 s on the embedded database of a slow machine.
  test('are answered and read as in memory', { timeout: scaled(90_000) }, async () => {
    const { memory, database } = await ask(judgedQueries)
    const [one, other] = [measure(memory), measure(database)]
    expect(one.ndcg).toBeGreaterThanOrEqual(0.95)
    expect(Math.abs(one.ndcg - other.ndcg)).toBeLessThanOrEqual(0.02)
    expect(Math.abs(one.precision - other.precision)).toBeLessThanOrEqual(0.02)
    expect(other.wrongFirst).toBeLessThanOrEqual(0.01)
    expect([other.empty, other.absurd]).toEqual([0, 0])
    expect(readings(database)).toEqual(readings(memory))
  })

  test.each(hands)('of the %s other hand are answered and read as in memory', async (_, queries) => {
    const { memory, database } = await ask(queries)
    const [one, other] = [measure(memory), measure(database)]
    expect(Math.abs(one.ndcg - other.ndcg)).toBeLessThanOrEqual(0.02)
    expect([other.empty, other.absurd]).toEqual([one.empty, one.absurd])
    expect(readings(database)).toEqual(readings(memory))
  })

  test('said otherwise are answered and read as in memory', { timeout: scaled(90_000) }, async () => {
    const ways = { ...misspellings, ...surroundings, ...shortSlips }
    const some = judgedQueries.filter(({ kind }, at) => at % 3 === 0 && kind !== 'while typing')
    const { memory, database } = await ask(saidOtherwise(some, ways))
    expect(memory.length).toBeGreaterThan(100)
    expect(Math.abs(measure(memory).ndcg - measure(database).ndcg)).toBeLessThanOrEqual(0.02)
    expect(readings(database)).toEqual(readings(memory))
  })

  test('with several words that are nearly known are read as in memory', async () => {
    const texts = [
      'cat bsi emo',
      '5mm polycarbonate',
      'hitam 777mm',
      'rucika aw 1 inch',
      'gragaji kayu',
      'saower kamar mandi',
      'bj rinagn',
      'pitnu kayu ukir',
      'xat dulux',
      'bja ringan'
    ]
    const { memory, database } = await ask(
      texts.map(text => ({ text, kind: 'goods' as QueryKind, best: [], good: [] }))
    )
    expect(readings(memory)[0]).toBe('cat bsi emo // => corrected: cat besi emco')
    expect(readings(database)).toEqual(readings(memory))
    expect(database.map(({ names }) => names.toSorted())).toEqual(memory.map(({ names }) => names.toSorted()))
  })
})
