import { desc, eq } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'

import { readFeeGroups } from '#server/content/fee-groups.ts'
import { feeGroups } from '#server/content/schema.ts'
import { acts } from '#server/core/acts/schema.ts'
import { applyReference } from '#server/reference/apply.ts'

import { codeOf, value } from '../support/person.ts'
import { untilWaiting } from '../support/waiting.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

const groups = async () => value(await world().person().call('GET /buyer/fee-group', {}))
const rates = async (type: string) =>
  (await groups()).filter(group => group.type === type).map(group => group.rate_basis_points)

const cement = { type: 'material', name: 'E', rate_basis_points: 75, category_names: ['Semen', 'Gipsum'] }
/** Saves from the version that is in force. */
async function save(input: object) {
  const sent = { ...cement, ...input }
  const { db } = world().services
  const now = (await readFeeGroups(db)).find(({ type, name }) => type === sent.type && name === sent.name)
  return world().ops.call('PUT /ops/fee-group', { updated_at: now?.updated_at, ...sent } as never)
}
/** Without the version. */
const facts = ({ updated_at: _updated, ...rest }: Awaited<ReturnType<typeof groups>>[number]) => rest

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
  expect(value(await save({}))).toMatchObject(cement)
  expect((await groups()).map(facts)).toEqual(
    before.map(group => (group.type === 'material' && group.name === 'E' ? cement : facts(group)))
  )
  const { db } = world().services
  await applyReference(db)
  // From the database: the previous answer is still cached.
  expect((await readFeeGroups(db)).map(facts)).toContainEqual(cement)
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
  expect(value(await save(other))).toMatchObject(other)
})

it('[ops-246] a category whose letters only the database writes small alike appears once too', async () => {
  const before = await groups()
  const fieldsOf = async (input: object) => {
    const answer = await save(input)
    return answer.ok || answer.error.fields
  }
  expect(await fieldsOf({ category_names: ['İjuk', 'ijuk'] })).toEqual({
    category_names: 'Kategori yang sama ditulis lebih dari sekali'
  })
  expect(await groups()).toEqual(before)
  value(await save({ category_names: [...cement.category_names, 'İjuk'] }))
  expect(await fieldsOf({ name: 'A', category_names: ['ijuk'] })).toEqual({
    category_names: "'ijuk' sudah ada di Kelompok E"
  })
  value(await save({}))
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

describe('[goods-52] two clerks and one fee group', () => {
  const ofKind = async (type: string) => (await groups()).filter(group => group.type === type)
  const remove = (sent: object) =>
    world().ops.call('DELETE /ops/fee-group/{type}/{name}', { type: 'material', ...sent } as never)

  it('the second is told who was first; a change needs its version', async () => {
    const [seen] = await ofKind('material')
    value(await save({ ...seen!, rate_basis_points: 190 }))
    const late = await world().ops.call('PUT /ops/fee-group', { ...seen!, rate_basis_points: 10 })
    expect(codeOf(late)).toBe('changed_meanwhile')
    const { updated_at: _version, ...blind } = seen!
    const without = await world().ops.call('PUT /ops/fee-group', blind)
    expect(without.ok || without.error.fields).toEqual({
      updated_at: 'Versi (updated_at) wajib dikirim: muat ulang, lalu simpan lagi.'
    })
    expect((await ofKind('material'))[0]).toMatchObject({ rate_basis_points: 190 })
    const [act] = await world().services.db.select().from(acts).orderBy(desc(acts.id)).limit(1)
    expect(act).toMatchObject({ kind: 'fee_group', before: { rate_basis_points: seen!.rate_basis_points } })
  })

  it('a removed one gives its categories to another, and stays removed after a start', async () => {
    const before = await ofKind('material')
    const gone = before.find(({ name }) => name === 'D')!
    const heir = before.find(({ name }) => name === 'C')!
    const seen = { name: 'D', into: 'C', updated_at: gone.updated_at, into_updated_at: heir.updated_at }
    const earlier = (version: string) => new Date(Date.parse(version) - 1).toISOString()
    expect(codeOf(await remove({ ...seen, into: 'D' }))).toBe('invalid_input')
    for (const older of [
      { updated_at: earlier(gone.updated_at) },
      { into_updated_at: earlier(heir.updated_at) }
    ])
      expect(codeOf(await remove({ ...seen, ...older }))).toBe('changed_meanwhile')
    const told = value(await remove(seen))
    expect(told.category_names).toEqual([...heir.category_names, ...gone.category_names])
    const { db } = world().services
    await applyReference(db)
    const left = (await readFeeGroups(db)).filter(group => group.type === 'material')
    expect(left.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'E'])
    expect(codeOf(await remove(seen))).toBe('not_found')
    // Who still sees it saves into nothing.
    expect(codeOf(await world().ops.call('PUT /ops/fee-group', gone))).toBe('changed_meanwhile')
    value(await save({ name: 'D', category_names: ['Bambu'] }))
  })
})

// The embedded database has one connection: its transactions follow one another.
describe.runIf(Boolean(inject('template').databaseUrl))('[ops-434] groups that are added at once', () => {
  /** Sends saves while the groups that are there are locked: all of them have begun before the first one ends. */
  async function together(saves: readonly (() => ReturnType<typeof save>)[]) {
    const { db } = world().services
    const begun = await db.transaction(async tx => {
      await tx.select().from(feeGroups).for('update')
      const answers = saves.map(send => send())
      await untilWaiting(db, saves.length)
      return { answers }
    })
    return Promise.all(begun.answers)
  }
  const vacate = (...names: string[]) =>
    Promise.all(names.map(name => world().services.db.delete(feeGroups).where(eq(feeGroups.name, name))))

  it('do not both get the same category', async () => {
    await vacate('D', 'E')
    const answers = await together(
      ['D', 'E'].map(name => () => save({ name, category_names: ['Batu Apung', `Lain ${name}`] }))
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['invalid_input', 'ok'])
    expect((await groups()).filter(group => group.category_names.includes('Batu Apung'))).toHaveLength(1)
  })

  it('with one name are one, and the second is told so', async () => {
    await vacate('C', 'D', 'E')
    const answers = await together(
      ['Atap Ijuk', 'Atap Rumbia'].map(one => () => save({ name: 'C', category_names: [one] }))
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['invalid_input', 'ok'])
  })
})
