import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { feeGroups } from '#server/content/schema.ts'
import { acts } from '#server/core/acts/schema.ts'

import { type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let clerk: Person
beforeAll(() => {
  clerk = world().ops
})

const add = async (name: string, more: object = {}) =>
  value(
    await clerk.call('POST /ops/category', {
      name,
      parent_id: null,
      icon: 'package',
      sort: 50,
      type: 'material',
      ...more
    })
  )
type Category = Awaited<ReturnType<typeof add>>
const change = async (category: Category, more: object) =>
  value(await clerk.call('PUT /ops/category/{id}', { ...category, icon: 'package', ...more } as never))
const merge = async (from: Category, into: Category) =>
  value(
    await clerk.call('POST /ops/category/{id}/merge', {
      id: from.id,
      updated_at: from.updated_at,
      into: into.id,
      into_updated_at: into.updated_at
    })
  )

const remove = async ({ id, updated_at }: Category) =>
  value(await clerk.call('DELETE /ops/category/{id}', { id, updated_at }))

type Kind = 'material' | 'non-material'
const groups = async () => value(await world().person().call('GET /buyer/fee-group', {}))
/** Sets the categories of a group. */
async function put(name: 'A' | 'B', category_names: string[], type: Kind = 'material') {
  const found = (await groups()).find(group => group.type === type && group.name === name)!
  const { rate_basis_points, updated_at } = found
  value(await clerk.call('PUT /ops/fee-group', { type, name, rate_basis_points, category_names, updated_at }))
}
const namesOf = async (name: 'A' | 'B', type: Kind = 'material') =>
  (await groups()).find(group => group.type === type && group.name === name)!.category_names

describe('[goods-71] the fee groups follow the categories', () => {
  let uji: Category
  let count = 0
  beforeEach(async () => {
    uji = await add(`Uji ${(count += 1)}`)
    await put('A', ['Cat', uji.name])
    await put('B', ['Keramik', 'Lama'])
    await put('A', ['Fashion'], 'non-material')
  })

  it('where one has a new name, with an act of the group, and a version that others have not seen', async () => {
    const [before] = (await groups()).filter(({ type, name }) => type === 'material' && name === 'A')
    await change(uji, { name: 'Uji Baru' })
    expect(await namesOf('A')).toEqual(['Cat', 'Uji Baru'])
    const { db } = world().services
    const [row] = await db
      .select()
      .from(feeGroups)
      .where(and(eq(feeGroups.name, 'A'), eq(feeGroups.type, 'material')))
    const [act] = await db
      .select()
      .from(acts)
      .where(eq(acts.kind, 'fee_group'))
      .orderBy(desc(acts.id))
      .limit(1)
    expect(act).toMatchObject({
      call: 'PUT /ops/category/{id}',
      objectId: row!.id,
      before: { category_names: ['Cat', uji.name] },
      after: { category_names: ['Cat', 'Uji Baru'] }
    })
    expect(row!.updatedAt > new Date(before!.updated_at)).toBe(true)
  })

  it('where only its letters are others, and not where nothing of its name changes', async () => {
    const changed = await change(uji, { name: uji.name.toUpperCase() })
    expect(await namesOf('A')).toEqual(['Cat', uji.name.toUpperCase()])
    const { updated_at } = (await groups()).find(({ type, name }) => type === 'material' && name === 'A')!
    await change(changed, { sort: 51 })
    expect((await groups()).find(group => group.updated_at === updated_at)).toBeDefined()
  })

  it('but leave a name that another category still has, and none twice', async () => {
    const twin = await add(uji.name)
    const renamed = await change(uji, { name: 'Uji Lain' })
    expect(await namesOf('A')).toEqual(['Cat', uji.name, 'Uji Lain'])
    await change(twin, { name: 'keramik' })
    expect([await namesOf('A'), await namesOf('B')]).toEqual([
      ['Cat', 'Uji Lain'],
      ['Keramik', 'Lama']
    ])
    await put('A', ['Uji Lain'])
    await change(renamed, { name: 'Keramik' })
    expect(await namesOf('A')).toEqual([])
  })

  it('where two are merged: the group of the target counts, else that of the other one', async () => {
    const [free, owned] = [await add('Tanpa Kelompok'), await add('Lama')]
    const merged = await merge(uji, free)
    expect(await namesOf('A')).toEqual(['Cat', 'Tanpa Kelompok'])
    await merge(merged, owned)
    expect([await namesOf('A'), await namesOf('B')]).toEqual([['Cat'], ['Keramik', 'Lama']])
  })

  it('where a branch becomes goods of the other kind: into the group of the same letter', async () => {
    const other = await add('Kain', { type: 'non-material' })
    const sub = await add('Tirai', { parent_id: uji.id })
    await put('A', ['Cat', uji.name, sub.name])
    const { id } = uji
    const { updated_at } = (await clerk.call('GET /ops/category', {}).then(value)).find(one => one.id === id)!
    await change({ ...uji, updated_at }, { parent_id: other.id })
    expect([await namesOf('A'), await namesOf('A', 'non-material')]).toEqual([
      ['Cat'],
      ['Fashion', uji.name, sub.name]
    ])
  })
})

describe('[goods-72] a category that is removed leaves its fee group', () => {
  it('with an act of the group, and a version that others have not seen', async () => {
    const gone = await add('Akan Dihapus')
    await put('B', ['Keramik', 'akan dihapus', 'Lama'])
    const { updated_at } = (await groups()).find(({ type, name }) => type === 'material' && name === 'B')!
    await remove(gone)
    expect(await namesOf('B')).toEqual(['Keramik', 'Lama'])
    expect((await groups()).find(group => group.updated_at === updated_at)).toBeUndefined()
    const { db } = world().services
    const [act] = await db
      .select()
      .from(acts)
      .where(eq(acts.kind, 'fee_group'))
      .orderBy(desc(acts.id))
      .limit(1)
    expect(act).toMatchObject({
      call: 'DELETE /ops/category/{id}',
      before: { category_names: ['Keramik', 'akan dihapus', 'Lama'] },
      after: { category_names: ['Keramik', 'Lama'] }
    })
  })

  it('but not while another category of its kind has the name, nor where only the other kind has it', async () => {
    const [one, twin] = [await add('Bernama Dua'), await add('Bernama Dua')]
    await add('Bernama Dua', { type: 'non-material' })
    await put('B', ['Keramik', 'Bernama Dua'])
    await put('B', ['Furnitur', 'Bernama Dua'], 'non-material')
    await remove(one)
    expect(await namesOf('B')).toEqual(['Keramik', 'Bernama Dua'])
    await remove(twin)
    expect([await namesOf('B'), await namesOf('B', 'non-material')]).toEqual([
      ['Keramik'],
      ['Furnitur', 'Bernama Dua']
    ])
  })

  it('[goods-92] also where the group has no other name: finance gives it another one, or removes it', async () => {
    const last = await add('Nama Terakhir')
    await put('B', [last.name])
    await remove(last)
    expect(await namesOf('B')).toEqual([])
    await put('B', ['Lama Sekali'])
    expect(await namesOf('B')).toEqual(['Lama Sekali'])
    await remove(await add('Lama Sekali'))
    expect(await namesOf('B')).toEqual([])
    const versionOf = async (name: string) =>
      (await groups()).find(group => group.type === 'material' && group.name === name)!.updated_at
    const gone = {
      ...({ type: 'material', name: 'B', into: 'A' } as const),
      updated_at: await versionOf('B'),
      into_updated_at: await versionOf('A')
    }
    const kept = await namesOf('A')
    value(await clerk.call('DELETE /ops/fee-group/{type}/{name}', gone))
    expect(await namesOf('A')).toEqual(kept)
    value(
      await clerk.call('PUT /ops/fee-group', {
        type: 'material',
        name: 'B',
        rate_basis_points: 150,
        category_names: ['Keramik']
      })
    )
  })

  it('and stays where its removal is rejected', async () => {
    const parent = await add('Berisi')
    await add('Isinya', { parent_id: parent.id })
    await put('B', ['Keramik', 'Berisi'])
    const { id } = parent
    const { updated_at } = (await clerk.call('GET /ops/category', {}).then(value)).find(one => one.id === id)!
    const { error } = (await clerk.call('DELETE /ops/category/{id}', { id, updated_at })) as never as {
      error: { code: string }
    }
    expect(error.code).toBe('category_not_empty')
    expect(await namesOf('B')).toEqual(['Keramik', 'Berisi'])
  })
})
