import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { banners, type OpsBanner } from '#ops/console-lists.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsBanners } from '#ops/OpsBanners.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, rejected, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const list = 'GET /ops/banner'
const order = 'PUT /ops/banner/order'
const change = 'PUT /ops/banner'
const version = (day: number) => `2026-11-0${day}T03:00:00.000Z`
const banner = (id: number, title: string): OpsBanner => ({
  id,
  title,
  photo: 'banners/a',
  photo_narrow: null,
  url: '/search',
  sort: id,
  is_active: true,
  updated_at: version(1)
})
let stored: OpsBanner[]
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    [list]: () => answered(stored),
    [order]: ({ ids }: { ids: number[] }) => {
      stored = ids.map((id, sort) => ({
        ...stored.find(one => one.id === id)!,
        sort,
        updated_at: version(2)
      }))
      return answered(stored)
    },
    ...more
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const form = (name: string) => page.getByRole('form', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
  stored = [banner(1, 'Satu'), banner(2, 'Dua'), banner(3, 'Tiga')]
  vi.mocked(call).mockReset()
  replies()
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls: [list, order, change] })
  banners.forget()
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
})

it('[ops-171] a banner is moved by keys: the focus stays with it, and what is typed stays', async () => {
  await renderFresh(<OpsBanners />)
  await userEvent.fill(form('Tiga').getByLabelText('Judul'), 'Tiga baru')
  button('Naikkan Tiga').element().focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(sent(order)).toEqual([{ ids: [1, 3, 2] }]))
  await expect.element(button('Turunkan Tiga')).toBeEnabled()
  await expect.element(button('Naikkan Tiga')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(sent(order)).toHaveLength(2))
  await expect.element(button('Naikkan Tiga')).toBeDisabled()
  await expect.element(button('Turunkan Tiga')).toHaveFocus()
  await expect.element(form('Tiga').getByLabelText('Judul')).toHaveValue('Tiga baru')
  await expectAccessible('banners')
  replies({ [change]: () => rejected('unavailable') })
  await userEvent.click(form('Tiga').getByRole('button', { name: 'Simpan' }))
  await vi.waitFor(() =>
    expect(sent(change)).toEqual([
      expect.objectContaining({ id: 3, title: 'Tiga baru', sort: 0, updated_at: version(2) })
    ])
  )
})

it('[ops-171] two clicks save once, and the focus is in Simpan again', async () => {
  const slow = held()
  replies({ [change]: () => slow.answer })
  await renderFresh(<OpsBanners />)
  await userEvent.fill(form('Dua').getByLabelText('Judul'), 'Dua baru')
  const save = form('Dua').getByRole('button', { name: 'Simpan' })
  const element = save.element() as HTMLElement
  element.focus()
  // Both before the page is drawn again.
  element.click()
  element.click()
  await vi.waitFor(() => expect(sent(change)).not.toHaveLength(0))
  stored = stored.map(one => (one.id === 2 ? { ...one, title: 'Dua baru', updated_at: version(3) } : one))
  slow.give(answered(stored[1]))
  await expect.element(form('Dua baru')).toBeVisible()
  await expect.element(form('Dua baru').getByRole('button', { name: 'Simpan' })).toHaveFocus()
  expect(sent(change)).toHaveLength(1)
})
