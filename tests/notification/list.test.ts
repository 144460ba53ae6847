import { describe, expect, it } from 'vitest'

import { notificationTime } from '#lib/format/relative.ts'
import type { Notification } from '#lib/notification/contract.ts'
import { isRemoved, nextPage, noRemoval, sizeAgain, withArrival, withPage } from '#lib/notification/list.ts'
import { targetOf } from '#lib/notification/target.ts'

const one = (id: number): Notification => ({
  id,
  type: 'transaction',
  title: `Kabar ${id}`,
  body: '',
  date: '2026-11-22T00:00:00Z',
  is_read: false,
  value: '1'
})
const from = (newest: number, count: number) => Array.from({ length: count }, (_, at) => one(newest - at))
const meta = (page: number, total_pages: number) => ({ page, per_page: 12, total: 0, total_pages })

describe('[notification-2] the next page', () => {
  it('is requested by the number of loaded ones, so a deletion leaves no gap', () => {
    expect([0, 11, 12, 23, 24].map(nextPage)).toEqual([1, 1, 2, 2, 3])
  })

  it('repeats nothing', () => {
    const { items, hasMore } = withPage(from(30, 13), from(19, 12), meta(2, 3))
    expect(items.map(({ id }) => id)).toEqual(from(30, 23).map(({ id }) => id))
    expect(hasMore).toBe(true)
  })

  it('ends the list if it is the last or brings nothing new', () => {
    expect(withPage(from(30, 12), from(18, 4), meta(2, 2)).hasMore).toBe(false)
    expect(withPage(from(30, 12), from(30, 12), meta(2, 9)).hasMore).toBe(false)
  })

  it('is refetched with as many rows as are loaded, in whole pages, up to the maximum of one answer', () => {
    expect([0, 12, 13, 95, 500].map(sizeAgain)).toEqual([12, 12, 24, 96, 96])
  })
})

it('[notification-11] a new one is added first, once', () => {
  const known = { items: from(3, 3), hasMore: false }
  const after = withArrival(known, one(4))
  expect(after.items.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  expect(withArrival(after, one(4))).toBe(after)
})

it('[notification-13] removes the named ones, or those up to the last one seen', () => {
  expect([1, 2, 3].map(id => isRemoved({ ids: [3], upTo: 1 }, id))).toEqual([true, false, true])
  expect(isRemoved(noRemoval, 1)).toBe(false)
})

describe('[notification-9] a notification', () => {
  it('of an order links to it', () => {
    expect(targetOf({ type: 'transaction', value: '12' })).toBe('/order/12')
    expect(targetOf({ type: 'negotiation', value: '../login' })).toBe('/order/..%2Flogin')
  })

  it('[notification-21] without an order links to its address on this site, or nowhere', () => {
    expect(targetOf({ type: 'transaction', value: '' })).toBeUndefined()
    expect(targetOf({ type: 'transaction', value: '/profile?tab=Alamat' })).toBe('/profile?tab=Alamat')
    expect(targetOf({ type: 'negotiation', value: '//elsewhere.example' })).toBeUndefined()
  })

  it('of a promotion links to an address of this site', () => {
    expect(targetOf({ type: 'promotion', value: '/category/cat?sort=terlaris' })).toBe(
      '/category/cat?sort=terlaris'
    )
    expect(targetOf({ type: 'promotion', value: '/' })).toBe('/')
  })

  it.each([
    '',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/..//elsewhere.example',
    '/\\elsewhere',
    'javascript:alert(1)'
  ])('of a promotion never links to another site: %s', value => {
    expect(targetOf({ type: 'promotion', value })).toBeUndefined()
  })
})

it('[notification-15] shows long ages in years', () => {
  const now = new Date('2026-11-22T00:00:00Z')
  const ago = (days: number) => notificationTime(new Date(now.getTime() - days * 86_400_000), now)
  expect([0, 2, 40, 364, 365, 729, 730].map(ago)).toEqual([
    'Baru saja',
    '2 hari lalu',
    '1 bulan lalu',
    '12 bulan lalu',
    '1 tahun lalu',
    '1 tahun lalu',
    '2 tahun lalu'
  ])
})
