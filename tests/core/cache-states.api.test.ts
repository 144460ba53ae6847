import { expect, it } from 'vitest'

import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

it('[core-284] GET /ops/cache says how full the caches are, and what became of the requests to them', async () => {
  const { ops } = world()
  const person = world().person()
  const read = async () => {
    const states = value(await ops.call('GET /ops/cache', {}))
    expect(states.map(({ name }) => name)).toEqual(['pages', 'missing_pages', 'answers'])
    return states[2] as (typeof states)[number]
  }
  const before = await read()
  for (let i = 0; i < 3; i += 1) value(await person.call('GET /buyer/category/list', {}))
  const after = await read()
  expect([after.hits - before.hits, after.misses - before.misses]).toEqual([2, 1])
  expect(after.entries - before.entries).toBe(1)
  expect(after.bytes).toBeGreaterThan(before.bytes)
  expect(after.bytes).toBeLessThan(after.max_bytes)
})
