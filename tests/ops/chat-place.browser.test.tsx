import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { chatErrors } from '#lib/chat/errors.ts'
import { $drafts } from '#ops/chat-draft.ts'
import { chooseChats, type OpsChat } from '#ops/chat-store.ts'
import { $thread } from '#ops/chat-thread.ts'
import { $place, clearPlace, followAddress, showPart } from '#ops/console-place.ts'
import { $caller, $session } from '#ops/console-store.ts'
import { OpsChat as Screen } from '#ops/OpsChat.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const list = 'GET /ops/conversation'
const chat = (id: number): OpsChat => ({
  id,
  shop: { id: 3, name: 'Toko Maju', slug: 'toko-maju' },
  buyer: { id: 100 + id, name: `Pembeli ${id}`, photo: null, online: true, last_online: null },
  date: '2026-11-27T03:00:00.000Z',
  message: 'Halo',
  unread_count: 0,
  last_message: null,
  hit: null,
  read_up_to: 0,
  is_blocked: false,
  report: null
})
/** The first page lists 7 and 8, the second one 27 and 28. */
const listed = ({ id, page: at = 1 }: { id?: number; page?: number }) =>
  id === undefined
    ? answered(
        [7, 8].map(n => chat((at - 1) * 20 + n)),
        'OK',
        { page: at, per_page: 20, total: 50, total_pages: 3 }
      )
    : answered([chat(id)])
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), { [list]: listed, 'GET /ops/conversation/{id}': () => answered([]), ...more })
/** What the list was asked for, without requests for the open one. */
const asked = () =>
  sentTo(vi.mocked(call), list)
    .map(({ input }) => input)
    .filter(input => !('id' in input))
const row = (id: number) =>
  page.getByRole('list', { name: 'Percakapan' }).getByRole('button', { name: new RegExp(`^Pembeli ${id} `) })
const thread = (id: number) =>
  page.getByRole('region', { name: `Percakapan dengan Pembeli ${id}`, exact: true })
const words = () => page.getByRole('searchbox', { name: 'Cari percakapan' })
const query = () => $place.get().query

let stop = () => {}
const arrive = (search: string) => {
  window.history.pushState(null, '', search)
  stop = followAddress()
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  $drafts.set({})
  $thread.set(undefined)
  chooseChats({ filter: 'all', keyword: '' }, 1)
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls: [] })
})
afterEach(() => {
  stop()
  stop = () => {}
  $caller.set(undefined)
  $thread.set(undefined)
  clearPlace()
})

it('[ops-422, ops-423] an address shows filter, words, page and the conversation, which the list need not show', async () => {
  showPart('chat', { list: 'unread', q: 'semen', page: '2', open: '99' })
  await renderFresh(<Screen />)
  await expect.element(thread(99)).toBeVisible()
  await expect.element(row(27)).toBeVisible()
  await expect.element(words()).toHaveValue('semen')
  await expect
    .element(page.getByRole('button', { name: 'Belum dibaca', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(asked()[0]).toEqual({ filter: 'unread', keyword: 'semen', page: 2, per_page: 20 })
  expect(sentTo(vi.mocked(call), list).map(({ input }) => input)).toContainEqual({ id: 99 })
  await expectAccessible('conversations by their address')
})

it('[ops-422] opening, searching and paging are steps, and what is typed stays', async () => {
  arrive('?part=chat')
  await renderFresh(<Screen />)
  await userEvent.click(row(7))
  await expect.element(thread(7)).toBeVisible()
  await vi.waitFor(() => expect(window.location.search).toBe('?part=chat&open=7'))
  const answer = page.getByRole('textbox', { name: 'Balas Pembeli 7' })
  await userEvent.fill(answer, 'Stok ada')
  window.history.back()
  await expect.element(thread(7)).not.toBeInTheDocument()
  await expect.element(row(7)).toHaveFocus()
  window.history.forward()
  await expect.element(answer).toHaveValue('Stok ada')

  await userEvent.fill(words(), ' pasir ')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(asked().at(-1)).toEqual({ filter: 'all', keyword: 'pasir', page: 1, per_page: 20 })
  )
  expect(query()).toEqual({ open: '7', q: 'pasir' })
  await expect.element(row(8)).toBeVisible()
  await userEvent.fill(words(), 'semen')
  await userEvent.click(page.getByRole('button', { name: 'Berikutnya' }))
  await expect.element(row(27)).toBeVisible()
  expect(asked().at(-1)).toEqual({ filter: 'all', keyword: 'pasir', page: 2, per_page: 20 })
  await vi.waitFor(() => expect(window.location.search).toContain('page=2'))
  window.history.back()
  await expect.element(row(8)).toBeVisible()
  expect(asked().at(-1)).toEqual({ filter: 'all', keyword: 'pasir', page: 1, per_page: 20 })
  // Words that were not searched yet are nobody's but the clerk's.
  await expect.element(words()).toHaveValue('semen')
  window.history.back()
  await expect.element(words()).toHaveValue('')
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ filter: 'all', page: 1, per_page: 20 }))
  await expect.element(answer).toHaveValue('Stok ada')
})

it('[ops-422] another filter begins at the first page, and a failed page is requested again', async () => {
  showPart('chat', { page: '2' })
  await renderFresh(<Screen />)
  await expect.element(row(27)).toBeVisible()
  replies({ [list]: () => lost })
  await userEvent.click(page.getByRole('button', { name: 'Berikutnya' }))
  await expect.element(page.getByRole('alert').filter({ hasText: lost.error.message })).toBeVisible()
  replies()
  await userEvent.click(page.getByRole('button', { name: 'Muat ulang' }))
  await expect.element(row(47)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Belum dibaca', exact: true }))
  await expect.element(row(7)).toBeVisible()
  expect(query()).toEqual({ list: 'unread' })
})

it('[ops-422] a list that became shorter than the page in the address goes on from its last page', async () => {
  showPart('chat', { page: '3' })
  await renderFresh(<Screen />)
  await expect.element(row(47)).toBeVisible()
  const shorter = ({ id, page: at = 1 }: { id?: number; page?: number }) =>
    id === undefined
      ? answered(at > 2 ? [] : [chat(at * 20 + 7)], 'OK', {
          page: at,
          per_page: 20,
          total: 30,
          total_pages: 2
        })
      : answered([chat(id)])
  replies({ [list]: shorter })
  await userEvent.click(page.getByRole('button', { name: 'Muat ulang' }))
  await expect.element(page.getByText('2 / 2')).toBeVisible()
  replies()
  await userEvent.click(page.getByRole('button', { name: 'Muat ulang' }))
  await expect.element(page.getByText('2 / 3')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Berikutnya' }))
  await expect.element(row(47)).toBeVisible()
  expect(query()).toEqual({ page: '3' })
})

it('[ops-422] on a phone one step back leads from the conversation to the list', async () => {
  await page.viewport(360, 740)
  arrive('?part=chat')
  await renderFresh(<Screen />)
  await userEvent.click(row(8))
  await expect.element(thread(8)).toHaveFocus()
  await expect.element(row(7)).not.toBeInTheDocument()
  await vi.waitFor(() => expect(window.location.search).toBe('?part=chat&open=8'))
  window.history.back()
  await expect.element(row(8)).toHaveFocus()
  expect(window.location.search).toBe('?part=chat')
  await userEvent.click(row(8))
  await userEvent.click(page.getByRole('button', { name: 'Kembali' }))
  await expect.element(row(8)).toHaveFocus()
  expect(query()).toEqual({})
})

it('[ops-423] a conversation that is gone, or a lost request, is told in its place', async () => {
  const only = (reply: typeof lost | ReturnType<typeof answered>) =>
    replies({ [list]: (input: { id?: number }) => (input.id === undefined ? listed(input) : reply) })
  only(lost)
  showPart('chat', { open: '99' })
  await renderFresh(<Screen />)
  await expect.element(page.getByText(lost.error.message)).toBeVisible()
  only(answered([]))
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }))
  await expect.element(page.getByText(chatErrors.conversation_not_found.message)).toBeVisible()
  await expectAccessible('a conversation that is gone')
  only(answered([chat(99)]))
  await userEvent.click(page.getByRole('button', { name: 'Belum dibaca', exact: true }))
  await expect.element(thread(99)).toBeVisible()
  await userEvent.click(row(7))
  await expect.element(thread(7)).toBeVisible()
  expect(query()).toEqual({ list: 'unread', open: '7' })
})
