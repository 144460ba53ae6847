import { beforeAll, expect, it } from 'vitest'

import { requestCode } from '../support/passing.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

beforeAll(async () => {
  for (const contact of ['081397900001', 'Surat.Rina@Contoh.id', '081397900002']) {
    value(await requestCode(world().person(), contact, { is_register: true }))
  }
})

const toOf = async (to: string) =>
  value(await world().ops.call('GET /ops/outbox', { to })).map(message => message.to)

it.each([
  '081397900001',
  '6281397900001',
  '+6281397900001',
  // A plus sign that stands in an address as it is.
  ' 6281397900001',
  '0813-9790-0001',
  '+62 813 9790-0001'
])('[identity-151] the outbox finds what was sent to a phone that is written %s', async to => {
  expect(await toOf(to)).toEqual(['6281397900001'])
})

it.each(['surat.rina@contoh.id', 'SURAT.RINA@CONTOH.ID', ' Surat.Rina@contoh.id '])(
  '[identity-151] the outbox finds what was sent to an email that is written %s',
  async to => {
    expect(await toOf(to)).toEqual(['surat.rina@contoh.id'])
  }
)

it('[identity-151] the outbox holds nothing for anybody else, and everybody’s where nobody is named', async () => {
  for (const to of ['0813979000', '08139790000', '081397900003', 'rina']) expect(await toOf(to)).toEqual([])
  for (const to of ['', ' ']) {
    const everybodys = await toOf(to)
    expect(everybodys).toEqual(expect.arrayContaining(['6281397900001', '6281397900002']))
  }
})

it('[ops-404] the outbox goes on before a message, page by page, of all and of one receiver', async () => {
  const read = async (input: object) =>
    value(await world().ops.call('GET /ops/outbox', input)).map(({ id }) => id)
  const all = await read({})
  expect(all.length).toBeGreaterThanOrEqual(3)
  const [first, second, third] = all
  expect(await read({ per_page: 2 })).toEqual([first, second])
  expect((await read({ before: second!, per_page: 1 }))[0]).toBe(third)
  const to = '081397900001'
  const [own] = await read({ to })
  expect(await read({ to, before: own! + 1 })).toEqual([own])
  expect(await read({ to, before: own! })).toEqual([])
  for (const wrong of [{ per_page: 201 }, { per_page: 0 }, { before: 0 }])
    expect(codeOf(await world().ops.call('GET /ops/outbox', wrong))).toBe('invalid_input')
})
