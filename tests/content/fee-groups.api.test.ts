import { expect, it } from 'vitest'

import { readFeeGroups } from '#server/content/fee-groups.ts'
import { applyReference } from '#server/reference/apply.ts'

import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

const groups = async () => value(await world().person().call('GET /buyer/fee-group', {}))
const rates = async (type: string) =>
  (await groups()).filter(group => group.type === type).map(group => group.rate_basis_points)

const cement = { type: 'material', name: 'E', rate_basis_points: 75, category_names: ['Semen', 'Gipsum'] }
const save = (input: object) => world().ops.call('PUT /ops/fee-group', { ...cement, ...input } as never)

it('[content-1] both kinds of goods have groups A to E with their rates and categories', async () => {
  expect((await groups()).map(group => group.type + group.name)).toEqual(
    ['material', 'non-material'].flatMap(type => ['A', 'B', 'C', 'D', 'E'].map(name => type + name))
  )
  expect(await rates('material')).toEqual([200, 150, 120, 100, 80])
  expect(await rates('non-material')).toEqual([330, 260, 230, 140, 90])
  expect((await groups()).find(group => group.name === 'D')?.category_names).toEqual([
    'Besi',
    'Bata',
    'Mortar'
  ])
})

it("[content-42] the operator's changes apply at once and survive a restart", async () => {
  const before = await groups()
  expect(value(await save({}))).toEqual(cement)
  expect(await groups()).toEqual(
    before.map(group => (group.type === 'material' && group.name === 'E' ? cement : group))
  )
  const { db } = world().services
  await applyReference(db)
  // From the database: the previous answer is still cached.
  expect(await readFeeGroups(db)).toContainEqual(cement)
})

it('[content-42] a category appears once per kind of goods, in any spelling', async () => {
  const before = await groups()
  const fieldsOf = async (input: object) => {
    const answer = await save(input)
    return answer.ok || [answer.error.code, answer.error.fields]
  }
  const told = (category_names: string) => ['invalid_input', { category_names }]
  for (const again of ['Semen', 'semen', ' SEMEN ']) {
    expect([again, await fieldsOf({ category_names: ['Semen', 'Pasir', again] })]).toEqual([
      again,
      told('Kategori yang sama ditulis lebih dari sekali')
    ])
  }
  expect(await fieldsOf({ category_names: ['Semen', 'bEsi'] })).toEqual(
    told("'bEsi' sudah ada di Kelompok D")
  )
  expect(await groups()).toEqual(before)
  // The other kind of goods has groups of its own.
  const other = { ...cement, type: 'non-material', category_names: ['Kebutuhan Pokok', 'Besi'] }
  expect(value(await save(other))).toEqual(other)
})

it('[content-42] of two groups that claim one category at once, one gets it', async () => {
  for (const category of ['Kaca', 'Kawat', 'Paku', 'Lem']) {
    const answers = await Promise.all(
      ['A', 'B'].map(name => save({ name, category_names: [category, `Lain ${name}`] }))
    )
    expect([category, answers.filter(answer => answer.ok).length]).toEqual([category, 1])
    expect((await groups()).filter(group => group.category_names.includes(category))).toHaveLength(1)
  }
})

it('[content-42] a group requires a known kind and name, a rate up to 100 % and a category', async () => {
  const before = await groups()
  const wrong = [
    { type: 'jasa' },
    { name: 'F' },
    { rate_basis_points: 10_001 },
    { rate_basis_points: -1 },
    { category_names: [] },
    { category_names: [' '] },
    { category_names: Array.from({ length: 41 }, () => 'Semen') }
  ]
  for (const input of wrong) expect([input, codeOf(await save(input))]).toEqual([input, 'invalid_input'])
  expect(
    codeOf(
      await world()
        .person()
        .call('PUT /ops/fee-group', cement as never)
    )
  ).toBe('unauthorized')
  expect(await groups()).toEqual(before)
})
