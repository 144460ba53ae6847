import { expect, it, onTestFinished, vi } from 'vitest'

import { synonyms } from '#server/search/schema.ts'
import { synonymsOf } from '#server/search/synonyms-of.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()

it('[search-39] the synonyms stay the same table until they change, so that readings are kept', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { services } = world()
  const table = await synonymsOf(services)
  vi.advanceTimersByTime(10_001)
  expect(await synonymsOf(services)).toBe(table)
  await services.db.insert(synonyms).values({ word: 'zwembad', phrase: 'kolam renang' })
  vi.advanceTimersByTime(10_001)
  expect((await synonymsOf(services)).get('zwembad')).toEqual(['kolam renang'])
})
