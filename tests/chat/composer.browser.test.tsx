import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { chatErrors } from '#lib/chat/errors.ts'
import { imageLimit } from '#lib/core/limits.ts'

import { Thread } from '#islands/chat/Thread.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { aConversation, aMessage, anOrder, aProduct } from './chat-data.ts'
import { $rejected, holdThread, resetThread, sendMessage } from './fake-thread.ts'

// The field of a thread alone: what Enter does, how a picture gets in, what comes back.

vi.mock('#lib/chat/store/thread.ts', () => import('./fake-thread.ts'))
const drafts = vi.hoisted(() => new Map<string, string>())
vi.mock('#lib/chat/store/drafts.ts', () => ({
  readDraft: (key: string) => drafts.get(key) ?? '',
  writeDraft: (key: string, text: string) => void drafts.set(key, text)
}))

const field = page.getByRole('textbox', { name: 'Tulis pesan' })
const note = page.getByRole('alert')
const preview = page.getByRole('img', { name: 'Foto yang akan dikirim' })
const sent = () => sendMessage.mock.calls.map(([content]) => content)

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  one => one.codePointAt(0) ?? 0
)
const photo = new File([png], 'semen.png', { type: 'image/png' })

/** A transfer of one file, as pasting and dropping carry it. */
function carrying(file: File): DataTransfer {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

const paste = (file: File) =>
  field
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: carrying(file), bubbles: true, cancelable: true })
    )

async function open(more: Partial<Parameters<typeof Thread>[0]> = {}): Promise<void> {
  await render(
    <div style={{ height: 600 }}>
      <Thread target={{ id: 5 }} onBack={() => undefined} {...more} />
    </div>
  )
  await expect.element(field).toBeVisible()
}

beforeEach(async () => {
  drafts.clear()
  sessionStorage.clear()
  resetThread([aMessage(1)])
  await page.viewport(360, 740)
})

it('[chat-42] Enter sends, Shift+Enter makes a new line', async () => {
  await open()
  await userEvent.click(field)
  await userEvent.keyboard('Dua sak{Shift>}{Enter}{/Shift}semen')
  await expect.element(field).toHaveValue('Dua sak\nsemen')
  expect(sent()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(sent()).toEqual([{ text: 'Dua sak\nsemen' }])
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

it('[chat-42] the Enter of an input method confirms its word and sends nothing', async () => {
  await open()
  await userEvent.fill(field, 'よろしく')
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }))
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, repeat: true }))
  expect(sent()).toEqual([])
  field.element().dispatchEvent(new KeyboardEvent('keydown', enter))
  expect(sent()).toEqual([{ text: 'よろしく' }])
})

it('[chat-43] a file that only has the name of a picture is not taken', async () => {
  await open()
  paste(new File(['teks'], 'semen.jpg', { type: 'image/jpeg' }))
  await expect.element(note).toHaveTextContent('Foto tidak dapat dibaca. Pilih foto lain.')
  await expect.element(preview).not.toBeInTheDocument()
})

it('[chat-43] of cells that are copied as text and as a picture, the text is pasted', async () => {
  await open()
  const clipboardData = carrying(photo)
  clipboardData.setData('text/plain', 'Semen\t20')
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  field.element().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(preview.elements()).toHaveLength(0)
})

it('[chat-42] an empty message is not sent, and says what is missing', async () => {
  await open()
  await userEvent.fill(field, '   ')
  await userEvent.keyboard('{Enter}')
  await expect.element(note).toHaveTextContent('Silakan ketik pesan atau lampirkan foto')
  expect(sent()).toEqual([])
  await userEvent.fill(field, 'a')
  await expect.element(note).not.toBeInTheDocument()
})

it('[chat-43] a picture is pasted, shown before it is sent, and can be removed', async () => {
  await open()
  paste(photo)
  await expect.element(preview).toBeVisible()
  await expectAccessible('a field with a picture')
  await userEvent.click(page.getByRole('button', { name: 'Hapus foto' }))
  await expect.element(preview).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  paste(photo)
  await expect.element(preview).toBeVisible()
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  expect(sent()).toEqual([{ text: '', photo }])
  await expect.element(preview).not.toBeInTheDocument()
})

it('[chat-43] a picture is dropped anywhere on the thread; what is no picture is rejected', async () => {
  await open()
  await expect.element(page.getByText('Pesan 1')).toBeVisible()
  const bubble = page.getByText('Pesan 1').element()
  const drag = (type: string, file: File) =>
    bubble.dispatchEvent(
      new DragEvent(type, { dataTransfer: carrying(file), bubbles: true, cancelable: true })
    )
  drag('dragover', photo)
  await expect.element(page.getByText('Lepaskan foto di sini')).toBeVisible()
  drag('drop', photo)
  await expect.element(preview).toBeVisible()
  await expect.element(page.getByText('Lepaskan foto di sini')).not.toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Hapus foto' }))
  paste(new File(['%PDF'], 'daftar.pdf', { type: 'application/pdf' }))
  await expect.element(note).toHaveTextContent(imageLimit.kinds)
  await expect.element(preview).not.toBeInTheDocument()
})

const rejection = (clientId: string, text: string, withPhoto?: File) => ({
  clientId,
  shopId: 7,
  text,
  ...(withPhoto && { photo: withPhoto }),
  message: chatErrors.too_many_messages.message
})

it('[chat-44] what the server rejects returns to the field with its photo and the reason', async () => {
  await open()
  $rejected.set(rejection('abc', 'Pesan pertama', photo))
  await expect.element(field).toHaveValue('Pesan pertama')
  await expect.element(preview).toBeVisible()
  await expect
    .element(note)
    .toHaveTextContent('Gagal mengirim pesan. Terlalu banyak pesan. Tunggu sebentar, lalu kirim lagi.')
  expect($rejected.get()).toBeUndefined()
  expect(drafts.get('shop-7')).toBe('Pesan pertama')
})

it('[chat-44] what the server rejects returns with its card, also after a reload', async () => {
  await open()
  $rejected.set({ ...rejection('abc', 'Masih ada?'), subject: { product: aProduct } })
  await expect.element(field).toHaveValue('Masih ada?')
  await expect.element(page.getByText('Semen Gresik 40 kg')).toBeVisible()
  expect(sessionStorage.getItem('readyCard')).toContain('Semen Gresik')
  await userEvent.keyboard('{Enter}')
  expect(sent()).toEqual([{ text: 'Masih ada?', product: aProduct }])
})

it('[chat-44] what returns with a card waits while another card is ready', async () => {
  await open({ subject: { transaction: anOrder } })
  $rejected.set({ ...rejection('abc', 'Masih ada?'), subject: { product: aProduct } })
  await expect.poll(() => note.element().textContent).toContain('Pesan itu kembali ke sini setelah')
  await expect.element(page.getByText('BB2611-81')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Jangan sertakan pesanan' }))
  await expect.element(field).toHaveValue('Masih ada?')
  await expect.element(page.getByText('Semen Gresik 40 kg')).toBeVisible()
})

it('[chat-44] what the server rejects waits while the field holds another text or photo: both are sent whole', async () => {
  const [first, second] = [rejection('abc', 'a'.repeat(1_500), photo), rejection('def', 'b'.repeat(1_500))]
  await open()
  await userEvent.fill(field, 'lalu ini')
  $rejected.set(first)
  await expect.poll(() => note.element().textContent).toContain('Pesan itu kembali ke sini setelah')
  await expect.element(field).toHaveValue('lalu ini')
  expect($rejected.get()?.clientId).toBe('abc')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue(first.text)
  await expect.element(preview).toBeVisible()
  $rejected.set(second)
  await userEvent.fill(field, '')
  // Its photo would go with another message.
  await expect.poll(() => note.element().textContent).toContain('Pesan itu kembali ke sini setelah')
  expect($rejected.get()?.clientId).toBe('def')
  await userEvent.fill(field, first.text)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue(second.text)
  await userEvent.keyboard('{Enter}')
  expect(sent().map(({ text, photo: picture }) => [text.length, picture !== undefined])).toEqual([
    [8, false],
    [1_500, true],
    [1_500, false]
  ])
})

it('[chat-44] a draft stays with its conversation until it is sent', async () => {
  await open()
  await userEvent.fill(field, 'Belum selesai')
  expect(drafts.get('shop-7')).toBe('Belum selesai')
  let store = () => undefined as void
  sendMessage.mockReturnValueOnce(new Promise(resolve => (store = resolve)))
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  // A reload before the message is stored loses nothing.
  expect(drafts.get('shop-7')).toBe('Belum selesai')
  store()
  await expect.poll(() => drafts.get('shop-7')).toBe('')
  sendMessage.mockReturnValueOnce(new Promise(resolve => (store = resolve)))
  await userEvent.fill(field, 'Satu')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(field, 'Dua')
  store()
  await expect.element(field).toHaveValue('Dua')
  expect(drafts.get('shop-7')).toBe('Dua')
  drafts.set('help', 'Untuk bantuan')
  holdThread({ target: { shopId: 0 }, conversation: aConversation(null, { shop: null, name: 'Bantuan' }) })
  await open({ target: { shopId: 0 } })
  await expect.element(field.last()).toHaveValue('Untuk bantuan')
})

it('[chat-51] the card of an order goes with the next message, unless it is removed', async () => {
  await open({ subject: { transaction: anOrder } })
  await expect.element(page.getByText('BB2611-81')).toBeVisible()
  await userEvent.fill(field, 'Kapan dikirim?')
  await userEvent.keyboard('{Enter}')
  expect(sent()).toEqual([{ text: 'Kapan dikirim?', transaction: anOrder }])
  await expect.element(page.getByText('BB2611-81')).not.toBeInTheDocument()
})

it('[chat-50] a card that waits for its shop is ready in the thread, also after a reload', async () => {
  sessionStorage.setItem('readyCard', JSON.stringify({ shopId: 7, subject: { product: aProduct } }))
  await open()
  await expect.element(page.getByText('Semen Gresik 40 kg')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Jangan sertakan produk' }))
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, 'Halo')
  await userEvent.keyboard('{Enter}')
  expect(sent()).toEqual([{ text: 'Halo' }])
  expect(sessionStorage.getItem('readyCard')).toBeNull()
})

it('[chat-50, chat-55] a thread without messages says so and offers four suggestions, which can be changed', async () => {
  holdThread({ messages: [], conversation: aConversation(null) })
  await open()
  await expect.element(page.getByText('Pesan kosong')).toBeVisible()
  const suggestions = page.getByRole('list', { name: 'Pesan cepat' }).getByRole('button')
  await expect.element(suggestions.first()).toBeVisible()
  await expectAccessible('a thread without messages')
  expect(suggestions.elements().map(one => one.textContent)).toEqual([
    'Ketersediaan & pengiriman',
    'Harga & diskon',
    'Detail produk',
    'Varian'
  ])
  await userEvent.click(suggestions.nth(1))
  await expect.element(field).toHaveValue('Halo, apakah ada harga khusus untuk pembelian proyek?')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(sent()).toHaveLength(1)
})

it('[chat-40] the field takes no focus from what somebody writes elsewhere', async () => {
  await page.viewport(1280, 800)
  const screen = await render(
    <>
      <input aria-label="Cari pesan" />
      <div style={{ height: 600 }} />
    </>
  )
  const search = page.getByRole('textbox', { name: 'Cari pesan' })
  await userEvent.click(search)
  holdThread({ status: 'loading' })
  const thread = <Thread target={{ id: 5 }} onBack={() => undefined} isChosen />
  await screen.rerender(
    <>
      <input aria-label="Cari pesan" />
      <div style={{ height: 600 }}>{thread}</div>
    </>
  )
  await userEvent.click(search)
  holdThread({ status: 'ready' })
  await expect.element(field).toBeVisible()
  await userEvent.keyboard('pasir')
  await expect.element(search).toHaveValue('pasir')
  $rejected.set(rejection('abc', 'Ditolak'))
  await expect.element(field).toHaveValue('Ditolak')
  await expect.element(search).toHaveFocus()
})

it('[chat-40] a thread that was chosen has the focus: in its field with a mouse, else at its heading', async () => {
  await page.viewport(1280, 800)
  await open({ isChosen: true })
  const hasMouse = matchMedia('(hover: hover)').matches
  const tag = hasMouse ? 'TEXTAREA' : 'H2'
  await expect.poll(() => document.activeElement?.tagName).toBe(tag)
})
