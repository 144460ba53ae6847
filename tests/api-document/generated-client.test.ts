import { expect, it } from 'vitest'

import { complaintsAbout, generateTypes } from '../support/generated-client.ts'
import { sampleClient } from './sample-client.ts'
import { scaled } from '../support/machine-pace.ts'

it(
  'a client with generated types compiles without casts, and mistakes are type errors',
  { timeout: scaled(60_000) },
  async () => {
    const types = await generateTypes()
    expect(types).not.toMatch(/^ +\w+\??: (?:any|unknown|Record<string, never>);/m)
    const mistaken = sampleClient
      .replace('qty: 2 }', "qty: 'two' }")
      .replace('data.data.rating', 'data.data.stars')
      .replace("'out_of_stock'", "'out_of_paper'")
    const [right, wrong] = complaintsAbout(types, [sampleClient, mistaken])
    expect(right).toEqual([])
    for (const word of ["'string' is not assignable to type 'number'", 'stars', 'out_of_paper']) {
      expect(wrong?.join('\n')).toContain(word)
    }
  }
)
