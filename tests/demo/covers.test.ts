import { expect, it } from 'vitest'

import { numberCategories, readCategories } from '#demo/catalogue/categories.ts'
import { draftProducts } from '#demo/catalogue/drafts.ts'
import { families } from '#demo/catalogue/families.ts'
import { photograph } from '#demo/catalogue/photos.ts'
import { bannerSources } from '#demo/pictures/banner-scenes.ts'
import { drawings } from '#demo/pictures/drawings.ts'
import { isPack } from '#demo/pictures/picture.ts'

/** Things of several leaf categories that look alike: wood, sand and stones of several uses. */
const alike = new Set(['timber', 'sand', 'gravel'])

it('every family has a drawn cover', () => {
  const named = new Set(families.flatMap(family => family.drawings))
  expect([...named].filter(name => !drawings[name])).toEqual([])
})

it('banners show what is drawn', () => {
  for (const { canvas } of bannerSources()) expect(canvas().svg).toContain('<svg')
})

it('a cover shows the product of one leaf category; only labelled packs are shared', () => {
  const leavesOf = Map.groupBy(families, family => family.drawings[0]!)
  const shared = [...leavesOf].filter(
    ([drawing, all]) => !isPack(drawing) && !alike.has(drawing) && new Set(all.map(one => one.leaf)).size > 1
  )
  expect(shared.map(([drawing, all]) => `${drawing}: ${all.map(one => one.name).join()}`)).toEqual([])
})

it('different products within a leaf have covers of their own', () => {
  const first = [...draftProducts(families.length)]
  const cover = (thing: string) => first.find(({ name }) => name.startsWith(thing))!.family.drawings[0]
  const apart = [
    ['Meteran', 'Waterpass', 'Laser Ukur', 'Tang Ampere'],
    ['Rompi', 'Sarung Tangan', 'Sepatu Safety'],
    ['Panci Presto', 'Talenan', 'Karbol'],
    ['Talang Air', 'Talang Karpet'],
    ['Water Heater Gas', 'Water Heater Listrik'],
    ['Box MCB', 'Kabel Roll', 'Exhaust Fan']
  ]
  for (const names of apart) expect(new Set(names.map(cover)).size, names.join()).toBe(names.length)
})

it("a cover is the family's first drawing, and a pack shows its maker and size", () => {
  for (const draft of draftProducts(600)) {
    const { cover } = photograph(draft)
    expect(cover.drawing).toBe(draft.family.drawings[0])
    if (isPack(cover.drawing)) expect(cover.words?.[0]).toBe(draft.brand)
    expect(cover.words?.length ?? 0).toBe(isPack(cover.drawing) ? 2 : 0)
  }
})

it('a cover shows the colour in the name: a terracotta pot is not grey', () => {
  const pots = [...draftProducts(20_000)].filter(({ name }) => name.startsWith('Pot Tanah Liat Terakota'))
  expect(new Set(pots.map(draft => photograph(draft).cover.look))).toEqual(new Set(['terakota']))
})

it('newer leaf categories have ids after all others', () => {
  const ids = numberCategories(readCategories())
  expect(ids.get('semen-mortar')).toBe(1)
  expect(ids.get('semen-portland')).toBe(3)
  expect(ids.get('tanaman')).toBeLessThan(ids.get('gembok')!)
  expect(new Set(ids.values()).size).toBe(ids.size)
})
