import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { chatErrors } from '#lib/chat/errors.ts'

import { MessagePhoto } from '#islands/chat/MessagePhoto.tsx'
import { OrderContact } from '#islands/chat/OrderContact.tsx'
import { ReportDialog } from '#islands/chat/ReportDialog.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { orderDetail } from '../support/order-data.ts'
import { holdThread, openThread, renewPhoto, resetThread } from './fake-thread.ts'

// What opens over a thread or beside an order: the photo, the report, the drawer.

vi.mock('#lib/chat/store/thread.ts', () => import('./fake-thread.ts'))
const report = vi.hoisted(() => vi.fn())
vi.mock('#lib/chat/store/conversations.ts', () => ({
  reportConversation: report,
  blockShop: vi.fn(),
  deleteConversation: vi.fn()
}))
const { countContact } = vi.hoisted(() => ({ countContact: vi.fn() }))
vi.mock('#lib/chat/store/contact.ts', () => ({ countContact, writeFirst: vi.fn() }))

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>')}`

beforeEach(async () => {
  await page.viewport(360, 740)
  resetThread([])
  report.mockReset()
  countContact.mockReset()
})

it('[chat-53] a photo opens large and closes by Escape, to where it was opened', async () => {
  await render(<MessagePhoto id={3} address={picture} sender="Toko Makmur" />)
  const small = page.getByRole('button', { name: 'Perbesar foto dari Toko Makmur' })
  await userEvent.click(small)
  const large = page.getByRole('dialog', { name: 'Foto dari Toko Makmur' })
  await expect.element(large.getByRole('img', { name: 'Foto dari Toko Makmur' })).toBeVisible()
  await expectAccessible('a large photo')
  await userEvent.keyboard('{Escape}')
  await expect.element(large).not.toBeInTheDocument()
  await expect.element(small).toHaveFocus()
  await userEvent.click(small)
  await userEvent.click(page.getByRole('button', { name: 'Tutup' }))
  await expect.element(large).not.toBeInTheDocument()
})

it('[chat-53] a photo whose address is over is requested anew, once; then it says so and can be tried again', async () => {
  await render(<MessagePhoto id={3} address="data:image/png,x" sender="Toko Makmur" />)
  await expect.poll(() => renewPhoto.mock.calls).toEqual([[3]])
  document.querySelector('img')!.dispatchEvent(new Event('error'))
  await expect.element(page.getByText('Foto gagal dimuat.')).toBeVisible()
  expect(renewPhoto.mock.calls.length).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }))
  expect(renewPhoto.mock.calls.length).toBe(2)
})

it('[chat-53] a report that is rejected says why and keeps its reason; one that was taken closes', async () => {
  const onClose = vi.fn()
  report.mockResolvedValueOnce({ ...chatErrors.reported_already })
  await render(<ReportDialog id={5} name="Toko Makmur" onClose={onClose} />)
  const reason = page.getByRole('textbox')
  await userEvent.fill(reason, ' Meminta transfer di luar ')
  await userEvent.click(page.getByRole('button', { name: 'Kirim laporan' }))
  await expect.element(page.getByText('Laporan Anda sedang kami periksa.')).toBeVisible()
  await expect.element(reason).toHaveValue(' Meminta transfer di luar ')
  expect(onClose.mock.calls).toEqual([])
  await expectAccessible('a report')
  report.mockResolvedValueOnce(undefined)
  await userEvent.click(page.getByRole('button', { name: 'Kirim laporan' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(report.mock.calls).toEqual([
    [5, 'Meminta transfer di luar'],
    [5, 'Meminta transfer di luar']
  ])
})

it('[chat-51] a negotiation’s shop is asked beside it at once, its order’s card ready, and counted once', async () => {
  const onClose = vi.fn()
  holdThread({ target: { shopId: 3 } })
  const negotiated = orderDetail(8, 'pending', { nego: { can_offer: true } as never, conversation: null })
  await render(<OrderContact order={negotiated} onClose={onClose} />)
  const drawer = page.getByRole('dialog', { name: 'Hubungi Toko' })
  await expect.element(drawer.getByRole('textbox', { name: 'Tulis pesan' })).toBeVisible()
  expect(openThread.mock.calls).toEqual([[{ shopId: negotiated.shop.id }]])
  await expect.element(drawer.getByText(negotiated.code)).toBeVisible()
  // The first message counts itself.
  expect(countContact.mock.calls).toEqual([])
  await expectAccessible('the drawer of an order')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

it('[chat-51, chat-56] an order with a conversation opens it, which counts as a contact', async () => {
  await render(
    <OrderContact
      order={orderDetail(8, 'sent', { conversation: { id: 5 } as never })}
      onClose={() => undefined}
    />
  )
  await expect.element(page.getByRole('textbox', { name: 'Tulis pesan' })).toBeVisible()
  expect(openThread.mock.calls).toEqual([[{ id: 5 }]])
  expect(countContact.mock.calls).toEqual([['order', {}]])
})
