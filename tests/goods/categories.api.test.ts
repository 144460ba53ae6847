import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { resolveCategory } from '#server/page/category-path.ts'
import { categories } from '#server/catalogue/schema.ts'
import { acts } from '#server/core/acts/schema.ts'
import { products } from '#server/product/schema.ts'
import { categoryIcons } from '#lib/goods/category-icons.ts'

import { addGoods, categoryId } from '../support/goods.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let clerk: Person
beforeAll(async () => {
  market = await openMarket(world())
  clerk = world().ops
})

let number = 0
const add = async (parentId: number | null, more: object = {}) =>
  value(
    await clerk.call('POST /ops/category', {
      name: `Kategori Uji ${(number += 1)}`,
      parent_id: parentId,
      icon: 'package',
      sort: 50,
      ...more
    })
  )
/** A main category with a sub-category and one in that. */
async function branch(type: 'material' | 'non-material' = 'material') {
  const main = await add(null, { type })
  const sub = await add(main.id)
  return { main, sub, leaf: await add(sub.id) }
}
const sent = <T extends object>(category: T) => ({ ...category, icon: 'package' as const })
/** The version that a category has now; any where there is none. */
async function versionOf(id: number): Promise<string> {
  const [row] = await world().services.db.select().from(categories).where(eq(categories.id, id))
  return (row?.updatedAt ?? new Date()).toISOString()
}
const merge = async (id: number, into: number) =>
  clerk.call('POST /ops/category/{id}/merge', {
    id,
    updated_at: await versionOf(id),
    into,
    into_updated_at: await versionOf(into)
  })
const remove = async (id: number) =>
  clerk.call('DELETE /ops/category/{id}', { id, updated_at: await versionOf(id) })
const placeOf = async (id: number) => {
  const [row] = await world().services.db.select().from(products).where(eq(products.id, id))
  return [row!.c1, row!.c2, row!.c3, row!.type]
}

describe('the tree of categories', () => {
  it('[goods-20] counts products at each level', async () => {
    const { main, sub, leaf } = await branch()
    await addGoods(world(), market.shopId, { category_id: leaf.id })
    const tree = value(await clerk.call('GET /ops/category', {}))
    const found = tree.find(({ id }) => id === main.id)!
    expect([found.products, found.children[0]!.products, found.children[0]!.children[0]!.products]).toEqual([
      1, 1, 1
    ])
    expect(found.children[0]!.children.map(({ id }) => id)).toEqual([leaf.id])
    expect([main.level, sub.level, leaf.level]).toEqual([1, 2, 3])
  })

  it('[goods-21] has three levels, and no products beside subcategories', async () => {
    const { leaf } = await branch()
    const below = { name: 'Terlalu dalam', parent_id: leaf.id, icon: 'package', sort: 1 } as const
    expect(await clerk.call('POST /ops/category', below)).toMatchObject({
      error: { code: 'category_too_deep', fields: { parent_id: expect.any(String) } }
    })
    const sub = await add((await add(null)).id)
    await addGoods(world(), market.shopId, { category_id: sub.id })
    expect(codeOf(await clerk.call('POST /ops/category', { ...below, parent_id: sub.id }))).toBe(
      'category_holds_products'
    )
    expect(codeOf(await clerk.call('POST /ops/category', { ...below, parent_id: 999_999 }))).toBe(
      'category_not_found'
    )
  })

  it('[goods-21] takes an address once, none that a page has, and no number', async () => {
    const taken = { name: 'X', parent_id: null, icon: 'package', sort: 1, slug: 'semen' } as const
    expect(codeOf(await clerk.call('POST /ops/category', taken))).toBe('category_slug_taken')
    for (const slug of ['lainnya', 'list', '123', 'Besar', 'a--b']) {
      expect(await clerk.call('POST /ops/category', { ...taken, slug })).toMatchObject({
        error: { code: 'invalid_input', fields: { slug: expect.any(String) } }
      })
    }
    expect((await add(null, { name: 'Semen' })).slug).toBe('semen-2')
    expect((await add(null, { name: '2026' })).slug).toBe('kategori-2026')
  })

  it('[goods-20] knows the icon of every category', async () => {
    const tree = value(await clerk.call('GET /ops/category', {}))
    const used = new Set(tree.flatMap(main => [main.icon, ...main.children.map(({ icon }) => icon)]))
    expect([...used].filter(icon => !(categoryIcons as readonly string[]).includes(icon))).toEqual([])
  })
})

describe('a category that is changed', () => {
  it('[goods-22] redirects from its earlier address and from those below it', async () => {
    const { main, sub, leaf } = await branch()
    const renamed = value(
      await clerk.call('PUT /ops/category/{id}', { ...sent(sub), slug: `baru-${sub.slug}`, name: 'Baru' })
    )
    const path = `/category/${main.slug}/${renamed.slug}`
    expect(await resolveCategory([main.slug, sub.slug])).toEqual({ redirect: path })
    expect(await resolveCategory([main.slug, sub.slug, leaf.slug])).toEqual({
      redirect: `${path}/${leaf.slug}`
    })
    expect(value(await world().person().call('GET /buyer/category/{id}', { id: sub.slug }))).toMatchObject({
      id: sub.id,
      slug: renamed.slug
    })
    expect(await resolveCategory(['tidak-pernah-ada'])).toBeUndefined()
    // The address is free for another: then it leads there.
    const heir = await add(null, { slug: sub.slug })
    expect(await resolveCategory([sub.slug])).toMatchObject({ page: { trail: [{ id: heir.id }] } })
  })

  it('[goods-22] moves with all below it, and their products follow', async () => {
    const { sub, leaf } = await branch()
    const { id } = await addGoods(world(), market.shopId, { category_id: leaf.id })
    const target = await add(null, { type: 'non-material' })
    const moved = value(await clerk.call('PUT /ops/category/{id}', { ...sent(sub), parent_id: target.id }))
    expect(moved).toMatchObject({ parent_id: target.id, level: 2, type: 'non-material' })
    expect(await placeOf(id)).toEqual([target.id, sub.id, leaf.id, 'non-material'])
    const alone = value(await clerk.call('PUT /ops/category/{id}', { ...sent(moved), parent_id: null }))
    expect(alone).toMatchObject({ parent_id: null, level: 1, type: 'non-material' })
    expect(await placeOf(id)).toEqual([sub.id, leaf.id, leaf.id, 'non-material'])
  })

  it('[goods-21] is not moved into itself, nor too deep', async () => {
    const { main, sub } = await branch()
    const other = await branch()
    const move = async (one: typeof main, parentId: number) =>
      codeOf(await clerk.call('PUT /ops/category/{id}', { ...sent(one), parent_id: parentId }))
    expect(await move(main, sub.id)).toBe('category_in_itself')
    expect(await move(main, main.id)).toBe('category_in_itself')
    expect(await move(sub, other.sub.id)).toBe('category_too_deep')
    expect(await move(main, other.main.id)).toBe('category_too_deep')
  })

  it('[ops-58, ops-57] is rejected from an older version, and written down', async () => {
    const { leaf } = await branch()
    value(await clerk.call('PUT /ops/category/{id}', { ...sent(leaf), name: 'Satu' }))
    expect(codeOf(await clerk.call('PUT /ops/category/{id}', { ...sent(leaf), name: 'Dua' }))).toBe(
      'changed_meanwhile'
    )
    const written = await world().services.db.select().from(acts).where(eq(acts.objectId, leaf.id))
    expect(written.at(-1)).toMatchObject({
      kind: 'category',
      before: { name: leaf.name },
      after: { name: 'Satu' }
    })
  })
})

describe('[goods-23] a category that is merged into another', () => {
  it('gives it its products, its subcategories and its addresses', async () => {
    const [from, into] = [await branch(), await branch('non-material')]
    const { id } = await addGoods(world(), market.shopId, { category_id: from.leaf.id })
    const renamed = value(
      await clerk.call('PUT /ops/category/{id}', { ...sent(from.sub), slug: `lama-${from.sub.slug}` })
    )
    value(await merge(renamed.id, into.sub.id))
    expect(await placeOf(id)).toEqual([into.main.id, into.sub.id, from.leaf.id, 'non-material'])
    const path = `/category/${into.main.slug}/${into.sub.slug}`
    for (const slug of [renamed.slug, from.sub.slug])
      expect(await resolveCategory([slug])).toEqual({ redirect: path })
    expect(await resolveCategory([from.main.slug, from.sub.slug, from.leaf.slug])).toEqual({
      redirect: `${path}/${from.leaf.slug}`
    })
    value(await merge(from.leaf.id, into.leaf.id))
    expect(await placeOf(id)).toEqual([into.main.id, into.sub.id, into.leaf.id, 'non-material'])
    const listed = await world().person().call('GET /buyer/product/category/{id}', { id: from.leaf.slug })
    expect(value(listed).map(card => card.id)).toEqual([id])
  })

  it('stands on the same level, is another one, and does not mix products with subcategories', async () => {
    const [one, other] = [await branch(), await branch()]
    const tried = async (id: number, into: number) => codeOf(await merge(id, into))
    expect(await tried(one.leaf.id, other.sub.id)).toBe('category_levels_differ')
    expect(await tried(one.leaf.id, one.leaf.id)).toBe('category_in_itself')
    expect(await tried(one.leaf.id, 999_999)).toBe('category_not_found')
    const flat = await add(other.main.id)
    await addGoods(world(), market.shopId, { category_id: flat.id })
    expect(await tried(flat.id, one.sub.id)).toBe('category_holds_products')
    expect(await tried(one.sub.id, flat.id)).toBe('category_holds_products')
  })
})

describe('[goods-24] a category that is removed', () => {
  it('is empty', async () => {
    const { sub, leaf } = await branch()
    await addGoods(world(), market.shopId, { category_id: leaf.id })
    const tried = async (id: number) => codeOf(await remove(id))
    expect([await tried(sub.id), await tried(leaf.id)]).toEqual(['category_not_empty', 'category_not_empty'])
    const empty = await add(null)
    expect([await tried(empty.id), await tried(empty.id)]).toEqual(['ok', 'category_not_found'])
  })
})

describe('[goods-22] the categories that buyers see', () => {
  it('follow at once', async () => {
    const person = world().person()
    const names = async () => value(await person.call('GET /buyer/category', {})).map(({ name }) => name)
    await names()
    const made = await add(await categoryId(world(), 'semen'), { name: 'Semen Kilat' })
    expect(await names()).toContain('Semen Kilat')
    value(await remove(made.id))
    expect(await names()).not.toContain('Semen Kilat')
  })
})
