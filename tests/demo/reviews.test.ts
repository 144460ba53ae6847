import { expect, it } from 'vitest'

import { readCategories } from '#demo/catalogue/categories.ts'
import { draftProducts } from '#demo/catalogue/drafts.ts'
import { drawSales, offerVariants } from '#demo/catalogue/offer.ts'
import { photograph } from '#demo/catalogue/photos.ts'
import { isBuilding, tradeOf } from '#demo/catalogue/trades.ts'
import { reviewsOf } from '#demo/reviews.ts'
import { readShopList } from '#demo/shop-list.ts'

const now = new Date('2026-01-15T03:00:00Z')
const reviewed = [...draftProducts(2350)].flatMap(draft => {
  const variants = offerVariants(draft)
  const names = variants.flatMap(one => [one.subName1, one.subName2].filter(Boolean).join(', ') || [])
  const product = {
    id: draft.number,
    shopId: 1,
    photo: photograph(draft).cover,
    leaf: draft.family.leaf,
    variants: names,
    sold: drawSales(draft, variants[0]!.price).sold,
    createdAt: new Date(now.getTime() - 300 * 86_400_000)
  }
  return reviewsOf(product, now, 36).map(({ review, variant }) => ({
    text: review ?? '',
    variant,
    names,
    isBuilding: isBuilding(tradeOf(product.leaf))
  }))
})

it('reviews have more than 1,200 different texts', () => {
  expect(new Set(reviewed.map(one => one.text)).size).toBeGreaterThan(1200)
})

it('reviews of household goods mention no builder and no truck', () => {
  const odd = reviewed.filter(one => !one.isBuilding && /tukang|truk|sopir|proyek|renovasi/i.test(one.text))
  expect(odd.map(one => one.text)).toEqual([])
})

it('a review names a variant of its product', () => {
  const named = reviewed.filter(one => one.variant)
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter(one => !one.names.includes(one.variant!))).toEqual([])
  const told = named.filter(one => one.text.includes(one.variant!.replace(', ', ' ukuran ')))
  expect(told.length).toBeGreaterThan(100)
})

it('long reviews are rare and not copied', () => {
  const long = reviewed.map(one => one.text).filter(text => text.length > 160)
  expect(long.length).toBeGreaterThan(50)
  expect(long.length).toBeLessThan(reviewed.length * 0.08)
  expect(new Set(long).size).toBeGreaterThan(long.length * 0.9)
})

it('every leaf category has a shop that sells it, and shops sell what their names say', () => {
  const shops = readShopList()
  for (const main of readCategories())
    for (const leaf of main.subs.flatMap(sub => sub.leaves)) {
      const selling = shops.filter(
        shop => shop.sells.includes(main.name) && !shop.without.includes(leaf.name)
      )
      expect(selling.length, leaf.name).toBeGreaterThan(0)
    }
  const named = (words: string) => shops.find(shop => shop.name.includes(words))!
  expect(named('Gadget').sells).toEqual(['Komputer', 'Ponsel'])
  expect(named('Alam Batu').without).toContain('Keramik Lantai')
  expect(named('Genteng').without).toContain('Spandek & Zincalume')
})
