import { expect, it } from 'vitest'

import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

it('[import-37] at most ten imports are open, also where clerks send theirs at once', async () => {
  const send = () =>
    world().ops.call('POST /ops/import', { table: new File(['Nama,SKU\nSemen,S-1'], 'produk.csv') })
  const sent = await Promise.all(Array.from({ length: 14 }, send))
  expect(sent.filter(({ ok }) => ok)).toHaveLength(10)
  expect(sent.filter(({ ok }) => !ok).map(codeOf)).toEqual(Array(4).fill('too_many_imports'))
  await world().services.background.settled()
  const { id } = value(await world().ops.call('GET /ops/import', {}))[0]!
  value(await world().ops.call('DELETE /ops/import/{id}', { id }))
  expect(codeOf(await send())).toBe('ok')
})
