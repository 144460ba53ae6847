import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { button, dialogOf, press, tabTo } from './keys.ts'
import { productPath } from './open-product.ts'
import { reloadClosed } from './reload.ts'
import { expectLooks } from './screens.ts'
import { send } from './send.ts'
import { signInAsDemo, submitDemo } from './sign-in.ts'

// The field and the thread alone: tests/chat/*.browser.test.tsx.

const thread = (page: Page) => page.getByRole('region', { name: 'Pesan', exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: 'Tulis pesan' })
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('link')
const chatLink = (page: Page) => page.locator('main').getByRole('link', { name: 'Chat', exact: true })

/** A conversation as the list shows it. */
const listed = async (page: Page, id: number) =>
  (await send<{ unread_count: number }[]>(page, `/buyer/conversation?id=${id}`))[0]!

/** A conversation with the marketplace. */
async function beginHelp(page: Page, message: string): Promise<number> {
  const sent = await send<{ conversation_id: number }>(page, '/buyer/conversation/create', {
    receiver_type: 'admin',
    message
  })
  return sent.conversation_id
}

test('[chat-40, chat-50] a buyer asks a shop from a product, reads the answer, reloads and goes back @phone', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  const product = await productPath(page)
  await page.goto(product)
  await chatLink(page).click()
  const contact = dialogOf(page, 'Hubungi Toko')
  await expect(button(contact, 'Kirim pesan')).toBeDisabled()
  await button(contact, 'Harga & diskon').click()
  await expect(contact.getByRole('textbox')).toHaveValue(/potongan harga/)
  await button(contact, 'Kirim pesan').click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  await expect(thread(page).getByText(/potongan harga/)).toBeVisible()
  await expect(thread(page).getByRole('link', { name: /Rp/ })).toHaveAttribute('href', product)
  await counter.answer(id, 'Ada, mulai 100 sak.')
  await expect(thread(page).getByText('Ada, mulai 100 sak.')).toBeVisible()

  await reloadClosed(page)
  await expect(thread(page).getByText('Ada, mulai 100 sak.')).toBeVisible()
  await field(page).fill('Baik, terima kasih')
  await page.keyboard.press('Enter')
  await expect(thread(page).getByText('Baik, terima kasih')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await button(page, 'Kembali').click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(rows(page).first()).toContainText('Baik, terima kasih')
  await rows(page).first().click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(thread(page).getByText('Baik, terima kasih')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(rows(page).first()).toBeInViewport()
  await expect(rows(page).first()).toBeFocused()

  // The next time there is a thread: the product's card is ready in it.
  await page.goto(product)
  await chatLink(page).click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(button(page, 'Jangan sertakan produk')).toBeVisible()
})

test('[chat-27, chat-45] a thread of long messages opens at the first unread one, and an own long one stays in view @phone', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  const long = (n: number) =>
    `Pesan ${n}: ${'kami perlu semen, pasir dan besi untuk proyek ini. '.repeat(4 + (n % 5) * 3)}`
  const id = await beginHelp(page, long(0))
  for (let n = 1; n <= 12; n += 1) {
    await send(page, `/buyer/conversation/send/${id}`, { message: long(n) })
  }
  await send(page, `/buyer/conversation/read/${id}`, {})
  await counter.answer(id, 'Siap, kami hitung dulu.')
  const line = thread(page).getByText('Belum dibaca', { exact: true })
  await page.goto(`/chat/${id}`)
  await expect(line).toBeInViewport()
  await expect(thread(page).getByText('Siap, kami hitung dulu.')).toBeInViewport()
  // What was seen is read: the next time the line stands above the next answers, which fill more than a screen.
  await expect.poll(async () => (await listed(page, id)).unread_count).toBe(0)
  await page.goto('/chat')
  for (let n = 1; n <= 8; n += 1)
    await counter.answer(id, `Jawaban ${n}: ${'semen dan pasir ada. '.repeat(30)}`)
  await rows(page).first().click()
  await expect(line).toBeInViewport()
  await expect(thread(page).getByText(/^Jawaban 1:/)).toBeInViewport()
  // The last ones were not on the screen.
  await expect(button(page, 'Ke pesan terakhir')).toBeVisible()
  expect((await listed(page, id)).unread_count).toBeGreaterThan(0)

  await field(page).fill('Mohon dihitung lagi. '.repeat(60).trim())
  const sent = page.waitForResponse(`**/api/v1/buyer/conversation/send/${id}`)
  await page.keyboard.press('Enter')
  await sent
  await expect(thread(page).getByText('Sedang dikirim')).toHaveCount(0)
  const missing = () =>
    thread(page).evaluate(async list => {
      // The waiting message has become a sent one, which is measured in the next frames.
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
      return list.scrollHeight - list.clientHeight - list.scrollTop
    })
  await expect.poll(missing).toBeLessThan(10)
})

test('[chat-50] a guest signs in and finds the dialog open @phone', async ({ page }) => {
  const product = await productPath(page, 'cat')
  await page.goto(product)
  // Near the thumb; the button in the shop's card is far below.
  const shortcut = page.getByRole('link', { name: 'Chat penjual' })
  await expect(shortcut).toBeInViewport()
  await shortcut.click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(product)}`)
  await submitDemo(page)
  await expect(page).toHaveURL(product)
  await expect(dialogOf(page, 'Hubungi Toko')).toBeVisible()
})

test('[chat-42, chat-52, chat-53, chat-59] a buyer reads, answers, searches and deletes by keys alone @desktop', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  const id = await beginHelp(page, 'Pesanan saya belum sampai')
  const { keyboard } = page
  await counter.answer(id, 'Kami tanya bagian gudangnya.')
  await page.goto('/help')
  await expect(page.getByRole('link', { name: 'Chat dengan kami' })).toHaveAttribute(
    'href',
    '/chat?shop_id=0'
  )
  await tabTo(page, page.locator('[data-chats]'))
  await expect(page.locator('[data-chats]')).toHaveAccessibleName('Chat, 2 percakapan belum dibaca')
  await keyboard.press('Enter')
  await expect(page.getByText('Mari memulai obrolan!')).toBeVisible()
  await press(page, rows(page).first())
  await expect(page).toHaveURL(`/chat/${id}`)
  await expect(field(page)).toBeFocused()
  await expect(page.locator('[data-chats]')).toHaveAccessibleName('Chat, 1 percakapan belum dibaca')
  await keyboard.type('Nomornya BB1')
  await keyboard.press('Shift+Enter')
  await keyboard.type('Terima kasih')
  await keyboard.press('Enter')
  await expect(thread(page).getByText('Nomornya BB1 Terima kasih')).toBeVisible()
  await counter.answer(id, 'Sudah dikirim pagi ini')
  await expect(page.getByRole('log').getByText('Sudah dikirim pagi ini')).toBeAttached()

  await tabTo(page, page.getByRole('searchbox', { name: 'Cari pesan' }), 'Shift+Tab')
  await keyboard.type('gudangnya')
  await expect(rows(page).first().locator('mark')).toHaveText('gudangnya')
  await press(page, rows(page).first())
  await expect(thread(page).locator('mark')).toHaveText('gudangnya')
  await expectLooks(page, 'a thread beside the list')
  await page.setViewportSize({ width: 1280, height: 800 })
  await press(page, button(page, 'Opsi percakapan'))
  await press(page, button(page, 'Hapus percakapan'))
  await press(page, button(dialogOf(page, 'Hapus percakapan ini?'), 'Hapus'))
  await expect(page).toHaveURL(/\/chat$/)
  await expect(page.locator(`a[href^="/chat/${id}"]`)).toHaveCount(0)
})

test('[chat-51] an order’s shop is asked in the dialog, then beside the order @desktop', async ({ page }) => {
  await signInAsDemo(page)
  const order = await orderWithoutThread(page)
  await page.goto(`/order/${order.id}`)
  await button(page, 'Hubungi Toko').click()
  const dialog = dialogOf(page, 'Hubungi Toko')
  await button(dialog, 'Ketersediaan & pengiriman').click()
  await button(dialog, 'Kirim pesan').click()
  await expect(thread(page).getByText(/kapan pesanan saya/)).toBeVisible()
  await expect(thread(page).getByRole('link', { name: order.code })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Hubungi Toko')).toBeFocused()
  // From now on the drawer opens at once, with the order's card ready.
  await reloadClosed(page)
  await button(page, 'Hubungi Toko').click()
  await expect(button(dialog, 'Jangan sertakan pesanan')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
})

/** An order of the demo buyer at a shop that has no conversation with them yet. */
async function orderWithoutThread(page: Page): Promise<{ id: number; code: string }> {
  type Order = { id: number; code: string; is_nego: boolean; conversation: object | null }
  const orders = await send<Order[]>(page, '/buyer/transaction?per_page=50')
  for (const { id } of orders) {
    const order = await send<Order>(page, `/buyer/transaction/${id}`)
    if (!order.conversation && !order.is_nego) return order
  }
  throw new Error('Each order of the demo has a conversation')
}
