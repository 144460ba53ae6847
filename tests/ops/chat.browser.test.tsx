import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $drafts, draftOf } from '#ops/chat-draft.ts'
import type { OpsChat } from '#ops/chat-store.ts'
import { $thread } from '#ops/chat-thread.ts'
import { $caller } from '#ops/console-store.ts'
import { OpsChatThread } from '#ops/OpsChatThread.tsx'

import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn()
}))

const chat: OpsChat = {
  id: 7,
  shop: { id: 3, name: 'Toko Maju', slug: 'toko-maju' },
  buyer: { id: 5, name: 'Dewi', photo: null, online: true, last_online: null },
  date: '2026-11-27T03:00:00.000Z',
  message: 'Halo',
  unread_count: 0,
  last_message: null,
  hit: null,
  read_up_to: 0,
  is_blocked: false,
  report: { id: 4, reason: 'Berkata kasar', date: '2026-11-27T03:00:00.000Z' }
}
const thread = {
  chat,
  status: 'ready',
  messages: [],
  complete: undefined,
  firstUnread: undefined,
  hasOlder: false,
  isLoadingOlder: false,
  error: undefined
} as const
const send = 'POST /ops/conversation/{id}/send'
const message = { id: 1, conversation_id: 7, message: 'Ada', role: 'seller', is_you: true, is_read: false }

beforeEach(() => {
  vi.mocked(call).mockReset()
  $drafts.set({})
  $thread.set(thread)
  $caller.set({ name: 'console', role: 'clerk', shop: null, calls: [] })
  answerBy(vi.mocked(call), {
    [send]: () => answered({ message }),
    'GET /ops/conversation': () => answered([chat])
  })
})

const field = () => page.getByRole('textbox', { name: 'Balas Dewi' })

it('[ops-42] Enter sends, Shift+Enter makes a new line, and the Enter of an input method does neither', async () => {
  await renderFresh(<OpsChatThread thread={thread} />)
  await userEvent.type(field(), 'Stok{Shift>}{Enter}{/Shift}ada')
  await expect.element(field()).toHaveValue('Stok\nada')
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }))
  expect(sentTo(vi.mocked(call), send)).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('')
  expect(sentTo(vi.mocked(call), send)).toMatchObject([{ input: { id: 7, message: 'Stok\nada' } }])
})

it('[ops-42] a photo is shown before it is sent, and removed; what is no photo is not taken', async () => {
  await renderFresh(<OpsChatThread thread={thread} />)
  const upload = (name: string, type: string) =>
    userEvent.upload(page.getByLabelText('Lampirkan foto'), new File(['x'], name, { type }))
  await upload('a.heic', 'image/heic')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Format HEIC belum bisa dibaca/)
  await upload('a.png', 'image/png')
  await expect.element(page.getByAltText('Foto yang akan dikirim')).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Hapus foto' }))
  await expect.element(page.getByAltText('Foto yang akan dikirim')).not.toBeInTheDocument()
  expect(draftOf($drafts.get(), 7).photo).toBeUndefined()
})

it('[ops-44] a report is ended by those who may, and a block takes the place of the field', async () => {
  const selesai = () => page.getByRole('button', { name: 'Selesai' })
  await renderFresh(<OpsChatThread thread={{ ...thread, chat: { ...chat, is_blocked: true } }} />)
  await expect.element(page.getByText(/Berkata kasar$/)).toBeVisible()
  await expect.element(selesai()).not.toBeInTheDocument()
  await expect.element(page.getByText('Pembeli memblokir toko ini. Pesan tidak dapat dikirim.')).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
  $caller.set({
    name: 'siti',
    role: 'support',
    shop: null,
    calls: ['POST /ops/conversation/report/{id}/close']
  })
  await expect.element(selesai()).toBeVisible()
})
