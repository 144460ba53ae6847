import { expect, test } from 'vitest'

import { engineFor, maxInMemory } from '#server/search/engine-for.ts'

test.each([
  [undefined, 0, false, 'memory'],
  [undefined, maxInMemory, false, 'memory'],
  [undefined, maxInMemory + 1, false, 'postgres'],
  [undefined, maxInMemory + 1, true, 'memory'],
  ['memory', maxInMemory + 1, false, 'memory'],
  ['postgres', 1, false, 'postgres'],
  ['postgres', 1, true, 'postgres']
] as const)(
  '[search-31] SEARCH=%s with %i products, embedded %s: %s',
  (setting, products, isEmbedded, engine) => expect(engineFor({ setting, products, isEmbedded })).toBe(engine)
)

test('[search-31] an index in memory has at most 300,000 products', () => expect(maxInMemory).toBe(300_000))
