import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { chatErrors } from '#lib/chat/errors.ts'

import { ChatDrawer } from '#islands/chat/ChatDrawer.tsx'
import { Thread } from '#islands/chat/Thread.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { aConversation, aMessage, anOrder, aProduct } from './chat-data.ts'
import {
  $rejected,
  $thread,
  arrive,
  holdThread,
  loadOlder,
  removePending,
  resetThread,
  retryNow,
  retryOlder,
  seen
} from './fake-thread.ts'

// The messages of a thread alone: where it opens, what moves it, what a screen reader hears.

vi.mock('#lib/chat/store/thread.ts', () => import('./fake-thread.ts'))
const blockShop = vi.hoisted(() => vi.fn<(id: number, blocked: boolean) => Promise<void>>())
vi.mock('#lib/chat/store/conversations.ts', () => ({
  blockShop,
  deleteConversation: vi.fn(),
  reportConversation: vi.fn()
}))

const list = page.getByRole('region', { name: 'Pesan' })
const log = page.getByRole('log')
const newMessages = page.getByRole('button', { name: 'Pesan baru' })
const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    aMessage(from + at, { message: `Pesan nomor ${from + at} `.repeat(((from + at) % 5) + 1).trim() })
  )
const shown = (id: number) => page.getByText(new RegExp(String.raw`^(?:Pesan nomor ${id}(?: |$))+`))
const topOf = (id: number) => shown(id).element().getBoundingClientRect().top
const atEnd = () => {
  const { scrollHeight, scrollTop, clientHeight } = list.element()
  return scrollHeight - scrollTop - clientHeight
}

async function open(found?: { id: number; keyword: string }): Promise<void> {
  await render(
    <div style={{ height: '81vh' }}>
      <Thread target={{ id: 5 }} onBack={() => undefined} found={found} />
    </div>
  )
  await expect.element(list).toBeVisible()
}

/** Scrolls as a person does: by a wheel. */
function scrollByHand(top: (now: number) => number): void {
  const scroller = list.element()
  scroller.dispatchEvent(new WheelEvent('wheel'))
  scroller.scrollTop = top(scroller.scrollTop)
}

/** Scrolls away from the end by hand. */
async function readAbove(id: number): Promise<void> {
  const button = page.getByRole('button', { name: 'Ke pesan terakhir' })
  // While the thread opens, it follows its end.
  const scroll = () => {
    if (atEnd() < 100) scrollByHand(now => now - 2_000)
    return button.elements().length
  }
  await expect.poll(scroll).toBe(1)
  await expect.element(shown(id)).toBeInTheDocument()
}

beforeEach(async () => {
  resetThread(many(1, 60))
  await page.viewport(360, 740)
})

it('[chat-45] opens at the end when all was read, and tells the last message as seen', async () => {
  await open()
  await expect.element(shown(60)).toBeInViewport()
  await expect.poll(() => seen.mock.calls.at(-1)).toEqual([60])
  await expect.poll(atEnd).toBeLessThan(2)
})

it('[chat-45] opens at the first unread message, under its line', async () => {
  const messages = many(1, 60).map(one => ({ ...one, is_read: one.id < 30 }))
  resetThread(messages)
  await open()
  await expect.element(page.getByText('Belum dibaca')).toBeInViewport()
  await expect.element(shown(30)).toBeInViewport()
  await expect.poll(() => seen.mock.calls.length).toBeGreaterThan(0)
  expect(seen.mock.calls.at(-1)![0]).toBeLessThan(60)
})

it('[chat-45] older messages load above without moving what is read', async () => {
  resetThread(many(101, 160))
  holdThread({ hasOlder: true })
  await open()
  await expect.element(shown(160)).toBeInViewport()
  const scroll = () => {
    if (loadOlder.mock.calls.length === 0) scrollByHand(() => 300)
    return loadOlder.mock.calls.length
  }
  await expect.poll(scroll).toBeGreaterThan(0)
  await expect.element(shown(105)).toBeInTheDocument()
  const before = topOf(105)
  holdThread({ messages: [...many(61, 100), ...$thread.get().messages], hasOlder: false })
  await expect.poll(() => list.element().scrollTop).toBeGreaterThan(1_000)
  await expect.poll(() => Math.abs(topOf(105) - before)).toBeLessThan(2)
})

it('[chat-45, chat-47] older messages load until they fill the screen: a list that cannot be scrolled hides nothing', async () => {
  resetThread(many(101, 102))
  holdThread({ hasOlder: true })
  await open({ id: 101, keyword: 'nomor' })
  await expect.poll(() => loadOlder.mock.calls.length).toBeGreaterThan(0)
  loadOlder.mockClear()
  holdThread({ messages: many(99, 102) })
  await expect.poll(() => loadOlder.mock.calls.length).toBeGreaterThan(0)
  holdThread({ messages: many(61, 102), hasOlder: false })
  await expect.poll(() => list.element().scrollHeight).toBeGreaterThan(list.element().clientHeight)
})

it('[chat-45] older messages that did not load say so, with a button that tries again', async () => {
  resetThread(many(1, 60))
  holdThread({ hasOlder: true, olderError: { code: 'offline', status: 0, message: 'Tidak ada koneksi' } })
  await open()
  await expect.element(page.getByText('Pesan sebelumnya gagal dimuat.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }))
  expect(retryOlder.mock.calls.length).toBe(1)
  await expect.element(list).toHaveFocus()
})

it('[chat-45] a message that arrives while reading above moves nothing: a button leads to it', async () => {
  await open()
  await expect.element(shown(60)).toBeInViewport()
  await readAbove(40)
  const before = topOf(40)
  arrive(aMessage(61, { message: 'Baru datang' }))
  await expect.element(newMessages).toBeVisible()
  expect(Math.abs(topOf(40) - before)).toBeLessThan(2)
  await expectAccessible('a thread with a new message below')
  await userEvent.click(newMessages)
  await expect.element(list.getByText('Baru datang')).toBeInViewport()
  await expect.element(newMessages).not.toBeInTheDocument()
  await expect.element(list).toHaveFocus()
  arrive(aMessage(62, { message: 'Di akhir' }))
  await expect.element(list.getByText('Di akhir')).toBeInViewport()
  await expect.poll(() => seen.mock.calls.at(-1)).toEqual([62])
})

it('[chat-45] an own message leads to the end, and stays there when the field grows', async () => {
  await open()
  await expect.element(shown(60)).toBeInViewport()
  await readAbove(40)
  const date = '2026-11-20T04:10:00.000Z'
  holdThread({
    pending: [{ clientId: 'abc', text: 'Punya saya', date, state: 'sending', isUnstored: false }]
  })
  await expect.element(list.getByText('Punya saya')).toBeInViewport()
  await userEvent.fill(page.getByRole('textbox', { name: 'Tulis pesan' }), 'a\nb\nc\nd\ne')
  await expect.poll(atEnd).toBeLessThan(2)
})

it('[chat-45] who reads the end stays there when the screen turns', async () => {
  await page.viewport(1280, 500)
  await open()
  await expect.element(shown(60)).toBeInViewport()
  await expect.poll(atEnd).toBeLessThan(2)
  await page.viewport(360, 740)
  await expect.element(shown(60)).toBeInViewport()
  await expect.poll(atEnd).toBeLessThan(2)
})

it('[chat-48] a screen reader hears what arrives, once, and not the history', async () => {
  await open()
  await expect.element(shown(60)).toBeInViewport()
  expect(log.element().textContent).toBe('')
  arrive(aMessage(61, { message: 'Ada stok' }))
  arrive(aMessage(62, { message: 'Ini punya Anda', is_you: true, role: 'buyer' }))
  await expect.poll(() => log.element().textContent).toBe('Toko Makmur: Ada stok')
  scrollByHand(() => 0)
  await expect.element(shown(1)).toBeInTheDocument()
  holdThread({ messages: [aMessage(0, { message: 'Lama' }), ...$thread.get().messages] })
  await expect.element(list.getByText('Lama', { exact: true })).toBeInTheDocument()
  await expect.poll(() => log.element().textContent).toBe('Toko Makmur: Ada stok')
  expect(list.element().querySelectorAll('[aria-live], [role=log]')).toHaveLength(0)
})

it('[chat-48] a screen reader also hears an answer that comes behind an own message written after it', async () => {
  resetThread(many(1, 3))
  await open()
  arrive(aMessage(5, { message: 'Nomornya BB1', is_you: true }))
  await expect.element(page.getByText('Nomornya BB1')).toBeVisible()
  holdThread({
    messages: $thread.get().messages.toSpliced(-1, 0, aMessage(4, { message: 'Ada stok', is_you: false }))
  })
  await expect.poll(() => log.element().textContent).toContain('Ada stok')
  arrive(aMessage(6, { message: 'Baik', is_you: true }))
  await expect.element(page.getByText('Baik')).toBeVisible()
  expect(log.element().textContent?.match(/Ada stok/g)).toHaveLength(1)
})

it('[chat-47, chat-48] what follows a search hit is history: neither announced nor counted as new', async () => {
  const last = { id: 200, is_you: false, is_read: true, text: 'Lama', date: '2026-11-20T04:00:00.000Z' }
  resetThread(many(1, 100))
  holdThread({ conversation: aConversation(5, { last_message: last }) })
  await open({ id: 20, keyword: 'nomor 20' })
  await expect.element(page.getByRole('button', { name: 'Ke pesan terakhir' })).toBeVisible()
  holdThread({ messages: many(1, 199) })
  holdThread({ messages: [...many(1, 199), aMessage(200, { is_you: true, role: 'buyer' })] })
  await expect.poll(() => list.element().scrollHeight).toBeGreaterThan(8_000)
  expect(log.element().textContent).toBe('')
  expect(newMessages.elements()).toHaveLength(0)
  arrive(aMessage(201, { message: 'Ada stok' }))
  await expect.element(newMessages).toBeVisible()
  await expect.poll(() => log.element().textContent).toBe('Toko Makmur: Ada stok')
})

it('[chat-49] a message without a connection waits, and is sent again or removed', async () => {
  const date = '2026-11-20T04:10:00.000Z'
  holdThread({
    pending: [{ clientId: 'abc', text: 'Menunggu', date, state: 'waiting', isUnstored: true }],
    link: 'offline'
  })
  await open()
  await expect.element(page.getByText('Dikirim ulang otomatis.', { exact: true })).toBeInViewport()
  await expect.element(page.getByText('Belum terkirim', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1 pesan belum terkirim. Dikirim ulang otomatis.')).toBeInTheDocument()
  // It is sent by itself, so it has not failed.
  await expect.element(page.getByText(/Gagal/)).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Tidak ada koneksi/)).toBeVisible()
  await expect.element(page.getByText(/^Jangan muat ulang/)).toBeVisible()
  await expectAccessible('a message that waits')
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }))
  expect(retryNow.mock.calls).toEqual([['abc']])
  await expect.element(list).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Hapus pesan yang menunggu' }))
  expect(removePending.mock.calls).toEqual([['abc']])
})

it('[chat-46] what people write is text: no markup, and links only to what they show', async () => {
  const text =
    '<img src=x onerror=alert(1)> \u202Eterbalik https://baba.example/a, https://baba.example@jahat.example'
  resetThread([aMessage(1, { message: '🧱'.repeat(2_000) }), aMessage(2, { message: text })])
  await open()
  await expect.element(page.getByText(/terbalik/)).toBeInViewport()
  expect(list.element().querySelector('img')).toBeNull()
  const links = [...list.element().querySelectorAll('a')]
  expect(links.map(({ href, rel, target }) => [href, rel, target])).toEqual([
    ['https://baba.example/a', 'noopener noreferrer nofollow', '_blank']
  ])
  expect(list.element().scrollWidth).toBeLessThanOrEqual(list.element().clientWidth)
})

it('[chat-47] opens at the message that a search has found, with its words marked', async () => {
  await open({ id: 20, keyword: 'nomor 20' })
  await expect.element(page.getByText('20', { exact: true }).first()).toBeInViewport()
  const marks = [...list.element().querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(new Set(marks)).toEqual(new Set(['nomor', '20']))
})

it('[chat-54] of 5,000 messages fewer than 60 are rendered, at the end and after a scroll', async () => {
  resetThread(many(1, 5_000))
  await open()
  await expect.element(shown(5_000)).toBeInViewport()
  expect(list.getByRole('listitem').elements().length).toBeLessThan(60)
  scrollByHand(now => now / 2)
  await expect.element(shown(5_000)).not.toBeInTheDocument()
  await expect.poll(() => list.getByRole('listitem').elements().length).toBeGreaterThan(3)
  expect(list.getByRole('listitem').elements().length).toBeLessThan(60)
})

it('[chat-41] cards show their product and order; those that are gone say so', async () => {
  resetThread([
    aMessage(1, { product: aProduct, product_id: 11 }),
    aMessage(2, { product_id: 12 }),
    aMessage(3, { product: { ...aProduct, id: 13, is_active: false }, product_id: 13 }),
    aMessage(4, { transaction: anOrder, is_you: true, role: 'buyer', is_read: true })
  ])
  await open()
  await expect
    .element(page.getByRole('link', { name: /Rp62\.000/ }))
    .toHaveAttribute('href', '/product/semen-gresik')
  await expect.element(page.getByRole('link', { name: /BB2611-81/ })).toHaveAttribute('href', '/order/81')
  expect(page.getByText('Produk tidak tersedia lagi').elements()).toHaveLength(2)
  await expect.element(page.getByText('dibaca', { exact: true })).toBeVisible()
  await expectAccessible('a thread with cards')
})

it('[chat-53] the menu closes by Escape; a blocked shop’s field gives way to the button that unblocks it', async () => {
  await open()
  const menu = page.getByRole('button', { name: 'Opsi percakapan' })
  await userEvent.click(menu)
  await expect.element(page.getByRole('button', { name: 'Laporkan' })).toBeVisible()
  await expectAccessible('the menu of a thread')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Laporkan' })).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  await userEvent.click(menu)
  await userEvent.click(page.getByRole('button', { name: 'Blokir toko' }))
  const dialog = page.getByRole('dialog', { name: 'Blokir toko ini?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Blokir', exact: true }))
  expect(blockShop.mock.calls).toEqual([[5, true]])
  holdThread({ conversation: aConversation(5, { is_blocked: true }) })
  await expect.element(page.getByRole('textbox', { name: 'Tulis pesan' })).not.toBeInTheDocument()
  $rejected.set({ clientId: 'abc', shopId: 7, text: 'Sudah dikirim?', message: 'Anda memblokir toko ini.' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Gagal mengirim pesan: “Sudah dikirim?”')
  await userEvent.click(page.getByRole('button', { name: 'Buka Blokir' }))
  expect(blockShop.mock.calls.at(-1)).toEqual([5, false])
})

it('[chat-55] a thread that is missing or failed says so', async () => {
  holdThread({ status: 'missing', conversation: undefined as never })
  await render(<Thread target={{ id: 5 }} onBack={() => undefined} />)
  await expect.element(page.getByText('Percakapan tidak ditemukan')).toBeVisible()
  holdThread({ error: chatErrors.own_shop })
  await expect.element(page.getByText('Ini toko Anda sendiri.')).toBeVisible()
})

it('[chat-58] the drawer is as high as the keyboard leaves', async () => {
  const height = vi.spyOn(window.visualViewport!, 'height', 'get').mockReturnValue(400)
  await render(<ChatDrawer target={{ id: 5 }} kind="order" onClose={() => undefined} />)
  const box = document.querySelector<HTMLElement>('.modal-box')
  await expect.poll(() => box?.offsetHeight).toBe(400)
  height.mockReturnValue(300)
  window.visualViewport!.dispatchEvent(new Event('resize'))
  await expect.poll(() => box?.offsetHeight).toBe(300)
  height.mockRestore()
})

it('[chat-51] a dialog within the drawer closes alone on Escape', async () => {
  const onClose = vi.fn<() => void>()
  await render(<ChatDrawer target={{ id: 5 }} kind="order" onClose={onClose} />)
  await userEvent.click(page.getByRole('button', { name: 'Opsi percakapan' }))
  await userEvent.click(page.getByRole('button', { name: 'Laporkan' }))
  const report = page.getByRole('dialog', { name: 'Laporkan percakapan' })
  await expect.element(report).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(report).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
