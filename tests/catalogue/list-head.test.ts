import { describe, expect, it } from 'vitest'

import { listLinks } from '#server/page/list-head.ts'

const path = '/category/semen'
const meta = { total_pages: 3 }

describe('[catalogue-18] the head of a list', () => {
  it('describes each page as itself, the first one without its number', () => {
    expect(listLinks({ path, page: 1, meta }).canonical).toBe('/category/semen')
    expect(listLinks({ path, page: 2, meta }).canonical).toBe('/category/semen?page=2')
  })

  it('names the neighbouring pages: no previous on the first, no next on the last', () => {
    const beside = (page: number) => {
      const { previous, next } = listLinks({ path, page, meta })
      return [previous, next]
    }
    expect(beside(1)).toEqual([undefined, '/category/semen?page=2'])
    expect(beside(2)).toEqual(['/category/semen', '/category/semen?page=3'])
    expect(beside(3)).toEqual(['/category/semen?page=2', undefined])
    expect(beside(4)).toEqual([undefined, undefined])
  })

  it('canonicalises a sorted list to the default order, and lets it be indexed', () => {
    const { canonical, next, noindex } = listLinks({ path, page: 2, meta, filters: { sort_by: 'termurah' } })
    expect([canonical, noindex]).toEqual(['/category/semen', false])
    expect(next).toBe('/category/semen?page=3&sort_by=termurah')
  })

  it.each([
    { min_price: 1000 },
    { condition: 'new' as const },
    { city_id: [3171, 3172] },
    { keyword: 'putih' },
    { is_pre_order: true as const }
  ])('canonicalises a list filtered by %o to the whole one, and excludes it from the index', filters => {
    const head = listLinks({ path, page: 2, meta, filters })
    expect([head.canonical, head.noindex]).toEqual(['/category/semen', 'follow'])
  })

  it('excludes pages after the last one from the index, but not an empty list', () => {
    expect(listLinks({ path, page: 4, meta }).noindex).toBe('follow')
    expect(listLinks({ path, page: 1, meta: { total_pages: 0 } }).noindex).toBe(false)
  })

  it('keeps the parameters that define the list', () => {
    const reviews = listLinks({ path: '/shop/x', own: { tab: 'ulasan' }, page: 2, meta })
    expect(reviews.canonical).toBe('/shop/x?page=2&tab=ulasan')
    expect(reviews.previous).toBe('/shop/x?tab=ulasan')
  })
})
