import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { productErrors } from '#lib/product/errors.ts'

import { ContactDialog } from '#islands/chat/contact/ContactDialog.tsx'

import { aProduct } from './chat-data.ts'

// The dialog of the first message: what a lost answer and an early close do.

const writeFirst = vi.hoisted(() => vi.fn())
vi.mock('#lib/chat/store/contact.ts', () => ({ writeFirst, countContact: vi.fn() }))

const field = page.getByRole('textbox', { name: 'Pesan untuk Toko Makmur' })
const send = page.getByRole('button', { name: 'Kirim pesan' })
const onSent = vi.fn()
const dialog = (
  <ContactDialog
    shopId={7}
    shopName="Toko Makmur"
    kind="shop"
    subject={{}}
    onSent={onSent}
    onClose={() => undefined}
  />
)
const withCard = (
  <ContactDialog
    shopId={7}
    shopName="Toko Makmur"
    kind="product"
    subject={{ product: aProduct }}
    onSent={onSent}
    onClose={() => undefined}
  />
)
const clientIds = () => writeFirst.mock.calls.map(([, , clientId]) => clientId as string)

beforeEach(() => {
  sessionStorage.clear()
  writeFirst.mockReset()
  onSent.mockReset()
})

it('[chat-50] a first message without an answer keeps its id, also in a dialog that is opened again', async () => {
  writeFirst.mockResolvedValue({ ok: false, error: { code: 'x', status: 0, message: 'Tidak ada jawaban' } })
  const first = await render(dialog)
  await userEvent.fill(field, 'Halo')
  await userEvent.click(send)
  await expect.element(page.getByText('Tidak ada jawaban')).toBeVisible()
  await first.unmount()
  writeFirst.mockResolvedValue({ ok: true, value: 5 })
  await render(dialog)
  await userEvent.click(send)
  await expect.poll(() => onSent.mock.calls).toEqual([[5]])
  const [before, after] = clientIds()
  expect(after).toBe(before)
})

it('[chat-50] a dialog that was closed while it sent leads nowhere', async () => {
  let answer: (value: unknown) => void = () => undefined
  writeFirst.mockReturnValue(new Promise(resolve => (answer = resolve)))
  const opened = await render(dialog)
  await userEvent.fill(field, 'Halo lagi')
  await userEvent.click(send)
  await expect.poll(() => writeFirst.mock.calls.length).toBe(1)
  await opened.unmount()
  answer({ ok: true, value: 5 })
  await expect.poll(() => sessionStorage.getItem('chatDrafts')).toBeNull()
  expect(onSent.mock.calls).toEqual([])
})

it('[chat-42, chat-50] Enter sends, Shift+Enter makes a new line', async () => {
  writeFirst.mockResolvedValue({ ok: true, value: 5 })
  await render(dialog)
  await userEvent.fill(field, 'Halo')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}Masih ada?{Enter}')
  await expect.poll(() => onSent.mock.calls).toEqual([[5]])
  expect(writeFirst.mock.calls.map(([, text]) => text as string)).toEqual(['Halo\nMasih ada?'])
})

it('[chat-50] the card of a product that is not sold any more can be left out', async () => {
  writeFirst.mockResolvedValueOnce({ ok: false, error: { ...productErrors.product_not_found } })
  writeFirst.mockResolvedValueOnce({ ok: true, value: 5 })
  await render(withCard)
  await userEvent.fill(field, 'Halo')
  await userEvent.click(send)
  await expect.element(page.getByText(productErrors.product_not_found.message)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Jangan sertakan produk' }))
  await userEvent.click(send)
  await expect.poll(() => onSent.mock.calls).toEqual([[5]])
  expect(writeFirst.mock.calls.map(call => call[3] as unknown)).toEqual([{ product: aProduct }, {}])
})

it('[chat-50] a suggestion keeps what was typed, and replaces another suggestion; nothing is sent empty', async () => {
  await render(dialog)
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  const suggestion = page.getByRole('list', { name: 'Pesan cepat' }).getByRole('button')
  await userEvent.click(suggestion.nth(0))
  await userEvent.click(suggestion.nth(1))
  await expect.element(field).toHaveValue('Halo, apakah ada harga khusus untuk pembelian proyek?')
  await userEvent.fill(field, 'Saya butuh 20 sak.')
  await userEvent.click(suggestion.nth(1))
  await expect
    .element(field)
    .toHaveValue('Saya butuh 20 sak.\nHalo, apakah ada harga khusus untuk pembelian proyek?')
  await expect.element(send).toHaveAttribute('aria-disabled', 'false')
})
