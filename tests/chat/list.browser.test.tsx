import { atom } from 'nanostores'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import type * as store from '#lib/chat/store/conversations.ts'

import { ConversationList } from '#islands/chat/ConversationList.tsx'
import { ThreadScreen } from '#islands/chat/ThreadScreen.tsx'
import { mountToaster } from '#islands/ui/toaster.ts'

import { expectAccessible } from '../support/accessible.ts'
import { aConversation } from './chat-data.ts'

// The list alone, and the frame of a thread on a phone.

type Conversations = ReturnType<typeof store.$conversations.get>
const fake = vi.hoisted(() => ({ list: undefined as unknown, showFilter: vi.fn(), search: vi.fn() }))
vi.mock('#lib/chat/store/conversations.ts', () => {
  const $conversations = atom<unknown>({})
  fake.list = $conversations
  return {
    $conversations,
    showFilter: fake.showFilter,
    searchConversations: fake.search,
    loadMoreConversations: vi.fn(),
    reloadConversations: vi.fn()
  }
})

const empty = {
  status: 'ready',
  filter: 'all',
  keyword: '',
  items: [],
  total: 0,
  unread: 0,
  hasMore: false,
  isLoadingMore: false
} as unknown as Conversations
const hold = (part: Partial<Conversations>) =>
  (fake.list as { set: (value: unknown) => void }).set({ ...empty, ...part })

beforeEach(async () => {
  await page.viewport(360, 740)
  fake.search.mockClear()
  hold({})
})

it('[chat-55] an empty list, one without unread and one without hits say so', async () => {
  await render(<ConversationList selected={undefined} />)
  await expect.element(page.getByText('Belum ada percakapan')).toBeVisible()
  await expectAccessible('an empty list')
  hold({ filter: 'unread' })
  await expect.element(page.getByText('Semua pesan sudah dibaca')).toBeVisible()
  hold({ keyword: 'genteng' })
  await expect.element(page.getByText('Percakapan tidak ditemukan')).toBeVisible()
})

it('[chat-47] rows show what is unread, and the words of a search where they were found', async () => {
  const date = '2026-11-20T03:00:00.000Z'
  const hit = { id: 3, is_you: false, is_read: true, text: 'Semen tersedia', date }
  hold({
    items: [aConversation(5, { unread_count: 120 }), aConversation(6, { name: 'Baba', shop: null, hit })],
    keyword: 'semen',
    total: 2,
    unread: 1
  })
  await render(<ConversationList selected={6} />)
  const rows = page.getByRole('tabpanel').getByRole('link')
  await expect.element(rows.first()).toHaveAccessibleName(/99\+ belum dibaca$/)
  await expect.element(rows.last()).toHaveAttribute('aria-current', 'page')
  expect(rows.last().element().querySelector('mark')?.textContent).toBe('Semen')
  await expect.element(page.getByRole('tab', { name: 'Belum Dibaca 1 percakapan' })).toBeVisible()
  await expectAccessible('a list with hits')
  await userEvent.click(page.getByRole('tab', { name: /^Belum Dibaca/ }))
  expect(fake.showFilter.mock.calls).toEqual([['unread']])
  for (const row of rows.elements()) expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
})

it('[chat-58] a thread on a phone is as high as what is seen of the screen, and the page below is inert, but for the toaster', async () => {
  mountToaster()
  await render(
    <>
      <button type="button">Di bawah</button>
      <ThreadScreen>
        <button type="button">Di dalam</button>
      </ThreadScreen>
    </>
  )
  const screen = page.getByRole('button', { name: 'Di dalam' }).element().parentElement!
  const height = Math.round(window.visualViewport!.height)
  expect(Math.round(screen.getBoundingClientRect().height)).toBe(height)
  expect(page.getByText('Di bawah').element().hasAttribute('inert')).toBe(true)
  const toaster = [...document.querySelectorAll('[data-toaster]')]
  expect(toaster.map(part => part.hasAttribute('inert'))).toEqual([false, false])
  await page.viewport(1280, 800)
  await expect.poll(() => page.getByText('Di bawah').element().hasAttribute('inert')).toBe(false)
})
