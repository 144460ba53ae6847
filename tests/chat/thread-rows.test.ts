import { describe, expect, it } from 'vitest'

import { readThreadAddress, threadAddress } from '#lib/chat/address.ts'
import { dayName, listTime } from '#lib/chat/days.ts'
import { markWords } from '#lib/chat/marked.ts'
import { firstUnreadOf } from '#lib/chat/thread-messages.ts'
import { threadRows } from '#lib/chat/thread-rows.ts'

import { aMessage } from './chat-data.ts'

const now = new Date('2026-11-20T05:00:00Z')
const seen = (rows: ReturnType<typeof threadRows>) =>
  rows.map(row => ('label' in row ? row.label : `${row.key}${row.isFollowing ? ' follows' : ''}`))

describe('[chat-41] rows of a thread', () => {
  it('have a separator for each day of Jakarta, and stand close within five minutes of one sender', () => {
    const rows = threadRows(
      [
        aMessage(1, { date: '2026-11-18T16:59:00Z' }),
        aMessage(2, { date: '2026-11-18T17:01:00Z' }),
        aMessage(3, { date: '2026-11-18T17:05:59Z' }),
        aMessage(4, { date: '2026-11-18T17:06:00Z', is_you: true, role: 'buyer' }),
        aMessage(5, { date: '2026-11-20T03:00:00Z' }),
        aMessage(6, { date: '2026-11-20T03:05:00Z' })
      ],
      [{ clientId: 'abc', date: '2026-11-20T04:00:00Z' }],
      undefined,
      now
    )
    expect(seen(rows)).toEqual([
      '18 November 2026',
      '1',
      'Kemarin',
      '2',
      '3 follows',
      '4',
      'Hari ini',
      '5',
      '6',
      'abc'
    ])
  })

  it('keep their key when a waiting message was sent', () => {
    const waiting = threadRows([], [{ clientId: 'abc', date: '2026-11-20T04:00:00Z' }], undefined, now)
    const message = aMessage(9, { client_id: 'abc', date: '2026-11-20T04:00:01Z' })
    const sent = threadRows([message], [], undefined, now)
    expect(sent.map(({ key }) => key)).toEqual(waiting.map(({ key }) => key))
  })

  it('have a line above the first message that was unread', () => {
    const messages = [
      aMessage(1, { is_read: true }),
      aMessage(2, { is_you: true, is_read: false }),
      aMessage(3, { is_read: false }),
      aMessage(4, { is_read: false })
    ]
    expect(firstUnreadOf(messages, true, 9)).toBe(3)
    expect(seen(threadRows(messages, [], 3, now))).toEqual([
      'Hari ini',
      '1',
      '2',
      'Belum dibaca',
      '3',
      '4 follows'
    ])
    expect(firstUnreadOf([aMessage(1, { is_read: true })], true, 0)).toBeUndefined()
  })

  it('[chat-45] have no such line where the first unread message is not loaded', () => {
    const unread = [aMessage(3, { is_read: false }), aMessage(4, { is_read: false })]
    expect(firstUnreadOf(unread, true, 3)).toBeUndefined()
    expect(firstUnreadOf(unread, true, 2)).toBe(3)
    expect(firstUnreadOf(unread, false, 3)).toBe(3)
  })
})

it('[chat-41] days and times are those of Jakarta', () => {
  expect(dayName('2026-11-19T17:00:00Z', now)).toBe('Hari ini')
  expect(dayName('2026-11-19T16:59:00Z', now)).toBe('Kemarin')
  expect(dayName('2025-01-01T00:00:00Z', now)).toBe('01 Januari 2025')
  expect(listTime('2026-11-19T17:05:00Z', now)).toBe('00:05')
  expect(listTime('2026-11-19T16:59:00Z', now)).toBe('Kemarin')
  expect(listTime('2026-08-17T03:05:00Z', now)).toBe('17 Agt')
  expect(listTime('2025-08-17T03:05:00Z', now)).toBe('17 Agt 2025')
})

it('[chat-40] addresses name a thread by its id or by its shop', () => {
  expect(readThreadAddress('/chat', '')).toBeUndefined()
  expect(readThreadAddress('/chat', '?shop_id=7')).toEqual({ shopId: 7 })
  expect(readThreadAddress('/chat', '?shop_id=0')).toEqual({ shopId: 0 })
  expect(readThreadAddress('/chat/12', '?shop_id=7')).toEqual({ id: 12 })
  for (const wrong of ['-1', '1.5', '1e3', '07', '']) {
    expect(readThreadAddress('/chat', `?shop_id=${wrong}`)).toBeUndefined()
  }
  expect(readThreadAddress('/chat/abc', '')).toBeUndefined()
  expect([undefined, { id: 12 }, { shopId: 0 }].map(threadAddress)).toEqual([
    '/chat',
    '/chat/12',
    '/chat?shop_id=0'
  ])
})

it('[chat-47] the words of a search are marked, whatever they are', () => {
  expect(markWords('Semen Gresik 40 kg', 'gresik KG')).toEqual([
    { text: 'Semen ', isHit: false },
    { text: 'Gresik', isHit: true },
    { text: ' 40 ', isHit: false },
    { text: 'kg', isHit: true }
  ])
  expect(markWords('a (b', '(')).toEqual([
    { text: 'a ', isHit: false },
    { text: '(', isHit: true },
    { text: 'b', isHit: false }
  ])
  expect(markWords('apa pun', ' ')).toEqual([{ text: 'apa pun', isHit: false }])
})
