import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { ContactDialog } from '#islands/chat/contact/ContactDialog.tsx'

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
