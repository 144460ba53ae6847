import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import type { Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { $arrival, hearArrival } from '#lib/notification/store/arrivals.ts'
import { showTab } from '#lib/notification/store/list.ts'
import { $gone, $removal, undoRemoval } from '#lib/notification/store/removal.ts'

import { NotificationBell } from '#islands/notification/NotificationBell.tsx'
import { NotificationsPage } from '#islands/notification/NotificationsPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held as heldAnswer, lost, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { answeredPage } from '../support/paged-answer.ts'
import { renderFresh } from '../support/render-fresh.ts'

// The list of notifications alone, as a page and below the bell.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const list = 'GET /buyer/notification'
const clear = 'POST /buyer/notification/clear'
const remove = 'POST /buyer/notification/delete/{id}'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const button = (name: string | RegExp) => page.getByRole('button', { name })

type Notification = Reply<typeof list>[number]
const notice = (id: number, title: string, more: Partial<Notification> = {}): Notification => ({
  id,
  type: 'promotion',
  title,
  body: 'Kabar untuk Anda.',
  date: '2026-11-02T03:00:00.000Z',
  is_read: false,
  value: '',
  ...more
})

/** The server's notifications, the newest first. */
let held: Notification[]

const countersNow = () => {
  const all = held.filter(({ is_read }) => !is_read).length
  return { ...budi.counters, notification: { all, promotion: all, transaction: 0, negotiation: 0 } }
}

type ListQuery = { type: string; page: number; per_page: number }
const told = ({ type, ...query }: ListQuery) =>
  answeredPage(
    held.filter(one => type === 'all' || one.type === type),
    query
  )
/** Changes the server's notifications, and answers the badges. */
const change = (make: (one: Notification) => Notification | undefined) => {
  held = held.flatMap(one => make(one) ?? [])
  return answered({ counters: countersNow() })
}

const answers: Parameters<typeof answerBy>[1] = {
  'GET /buyer/profile': () => answered({ ...budi, counters: countersNow() }),
  'GET /buyer/cart/count': () => answered({ count: 0 }),
  'GET /buyer/conversation/count': () => answered({ count: 0 }),
  'GET /buyer/notification/count': () => answered(countersNow().notification),
  [list]: told,
  [clear]: ({ up_to }: { up_to: number }) => change(one => (one.id <= up_to ? undefined : one)),
  [remove]: ({ id }: { id: number }) => change(one => (one.id === id ? undefined : one)),
  'POST /buyer/notification/read/{id}': ({ id }: { id: number }) =>
    change(one => (one.id === id ? { ...one, is_read: true } : one)),
  'POST /buyer/notification/read/all': () => change(one => ({ ...one, is_read: true }))
}

const items = page.getByRole('tabpanel').getByRole('listitem')
const item = (title: string) => items.filter({ hasText: title })
const titles = () => items.elements().map(one => one.querySelector('.text-sm')?.textContent)

async function open(ui = <NotificationsPage />): Promise<void> {
  answerBy(vi.mocked(call), answers)
  setCounters(countersNow())
  await renderFresh(ui)
  await expect.element(items.first()).toBeVisible()
}

beforeEach(async () => {
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), answers)
  signInMember()
  undoRemoval()
  $gone.set([])
  $arrival.set({})
  showTab('all')
  held = [
    notice(3, 'Pekan Pintu', { value: '/products/bestselling' }),
    notice(2, 'Tanpa tujuan'),
    notice(1, 'Lama')
  ]
  await page.viewport(360, 740)
})

it('[notification-9] a new one appears at the top, and each links to its subject', async () => {
  await open()
  const arrived = notice(4, 'Menunggu Pembayaran', { type: 'transaction', value: '81' })
  held = [arrived, ...held]
  hearArrival(arrived)
  await expect.element(item('Menunggu Pembayaran').getByRole('link')).toHaveAttribute('href', '/order/81')
  await expectAccessible('notifications')
  await expect.element(page.getByRole('tab', { name: 'Negosiasi 0 belum dibaca' })).toBeVisible()
  await expect.element(item('Pekan Pintu').getByRole('link')).toHaveAttribute('href', '/products/bestselling')
  await userEvent.click(item('Tanpa tujuan').getByRole('button').first())
  await expect.element(item('Tanpa tujuan').getByText('Belum dibaca: ')).not.toBeInTheDocument()
  await expect.element(item('Pekan Pintu').getByText('Belum dibaca: ')).toBeInTheDocument()
  await userEvent.click(page.getByRole('tab', { name: /^Promo/ }))
  await expect.element(item('Menunggu Pembayaran')).not.toBeInTheDocument()
  await expect.element(item('Pekan Pintu')).toBeVisible()
})

it('[notification-52] the list continues after a page that arrived too late', async () => {
  held = Array.from({ length: 36 }, (_, i) => notice(36 - i, `Kabar ${36 - i}`))
  const late = heldAnswer()
  const second = { type: 'all', page: 2, per_page: 12 }
  const before = told(second)
  const waiting = [late.answer]
  const tellLate = (query: ListQuery) => (query.page === 2 && waiting.pop()) || told(query)
  answerBy(vi.mocked(call), { ...answers, [list]: tellLate })
  setCounters(countersNow())
  await page.viewport(360, 4_000)
  await renderFresh(<NotificationsPage />)
  await expect.poll(() => waiting).toEqual([])
  // Elsewhere the last loaded one was deleted: twelve stay, with another one at their end.
  held = held.filter(({ id }) => id !== 25)
  hearArrival({})
  await expect.element(item('Kabar 24')).toBeVisible()
  late.give(before)
  await expect.poll(titles).toEqual(held.map(({ title }) => `Belum dibaca: ${title}`))
})

it('[notification-14] a deletion can be undone for six seconds, and is then sent', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.click(button('Hapus notifikasi: Pekan Pintu'))
  await expect.element(item('Pekan Pintu')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^1 notifikasi dihapus/)).toBeVisible()
  await expect.element(button('Hapus notifikasi: Tanpa tujuan')).toHaveFocus()
  await userEvent.click(button('Urungkan'))
  await expect.element(item('Pekan Pintu')).toBeVisible()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sent(remove)).toEqual([])

  await userEvent.click(button('Hapus notifikasi: Tanpa tujuan'))
  await expect.element(button('Urungkan')).toBeVisible()
  expect(sent(remove)).toEqual([])
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sent(remove)).toEqual([{ id: 2 }])
  vi.useRealTimers()
  await expect.element(button('Urungkan')).not.toBeInTheDocument()
  await expect.poll(() => items.elements().length).toBe(2)
})

it('[notification-13, notification-14] a notification that arrives meanwhile is not deleted with the others', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.click(button('Hapus semua'))
  await expect.element(page.getByText('Tidak ada notifikasi')).toBeVisible()
  await expect.element(page.getByText('Anda belum menerima notifikasi baru.')).toBeVisible()
  const arrived = notice(4, 'Baru masuk')
  held = [arrived, ...held]
  hearArrival(arrived)
  await expect.element(item('Baru masuk')).toBeVisible()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sent(clear)).toEqual([{ up_to: 3 }])
  vi.useRealTimers()
  await expect.poll(titles).toEqual(['Belum dibaca: Baru masuk'])
})

it('[notification-13, core-20] an empty list says so', async () => {
  await open()
  // However slow the machine is, the deletion can still be undone.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.click(button('Hapus semua'))
  await expect.element(page.getByText('Tidak ada notifikasi')).toBeVisible()
  await expect.element(button('Urungkan')).toBeVisible()
  vi.useRealTimers()
  await expectAccessible('no notifications, and a deletion that can be undone')
})

it('[notification-11] marks all shown ones read, but none that arrived since', async () => {
  held = held.map((one, n) => ({ ...one, id: 50 - n }))
  await open()
  await userEvent.click(button('Tandai semua dibaca'))
  await expect.poll(titles).toEqual(['Pekan Pintu', 'Tanpa tujuan', 'Lama'])
  expect(sent('POST /buyer/notification/read/all')).toEqual([{ up_to: 50 }])
  await expect.element(button('Tandai semua dibaca')).toBeDisabled()
})

it('[notification-2, notification-9] the list continues by scrolling, and reports failures', async () => {
  held = Array.from({ length: 26 }, (_, n) => notice(26 - n, `Kabar ${26 - n}`))
  answerBy(vi.mocked(call), { ...answers, [list]: () => lost })
  await renderFresh(<NotificationsPage />)
  await expect.element(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
  await expectAccessible('notifications without a connection')
  answerBy(vi.mocked(call), answers)
  await userEvent.click(button('Coba lagi'))
  await expect.poll(() => items.elements().length).toBe(12)
  await expect.element(item('Kabar 26')).toBeVisible()
  for (const count of [24, 26]) {
    items.last().element().scrollIntoView()
    await expect.poll(() => items.elements().length).toBe(count)
  }
  expect(titles()).toEqual(held.map(({ title }) => `Belum dibaca: ${title}`))
})

it('[notification-9, notification-16] the bell opens by keys and by mouse, and closes by Escape and by a click elsewhere', async () => {
  await page.viewport(1280, 800)
  answerBy(vi.mocked(call), answers)
  await renderFresh(
    <>
      <header className="relative flex justify-end">
        <NotificationBell />
      </header>
      <main className="h-96">Isi</main>
    </>
  )
  const bell = page.getByRole('button', { name: 'Notifikasi' })
  const panel = page.getByRole('region', { name: 'Notifikasi' })
  ;(bell.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('tab', { name: /^Semua/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(page.getByRole('tab', { name: /^Transaksi/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(items.first()).toBeVisible()
  expect(panel.element().getBoundingClientRect().width).toBeCloseTo(448, 0)
  await expectAccessible('notification menu')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(bell).toHaveFocus()

  await userEvent.click(bell)
  // A deletion removes its button: the menu stays. However slow the machine is, it can still be undone.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.click(button('Hapus notifikasi: Tanpa tujuan'))
  await expect.element(page.getByText(/^1 notifikasi dihapus/)).toBeVisible()
  await expect.element(panel).toBeVisible()
  await userEvent.click(page.getByText('Isi'))
  await expect.element(panel).not.toBeInTheDocument()
  expect($removal.get().ids).toEqual([2])
  vi.useRealTimers()
})
