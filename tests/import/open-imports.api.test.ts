import { expect, it } from 'vitest'

import { imports } from '#server/import/schema.ts'

import { codeOf } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

it('[import-51] at most ten are open, also of those that are sent at once', async () => {
  const { ops, services } = world()
  const sent = await Promise.all(
    Array.from({ length: 14 }, () =>
      ops.call('POST /ops/import', { table: new File(['Nama\nSemen\n'], 'a.csv') })
    )
  )
  expect(sent.filter(answer => !answer.ok).map(codeOf)).toEqual(Array(4).fill('too_many_imports'))
  expect(await services.db.$count(imports)).toBe(10)
})
