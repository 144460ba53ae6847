import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $session } from '#ops/console-store.ts'
import { OpsOutbox } from '#ops/OpsOutbox.tsx'
import { outbox } from '#ops/outbox-store.ts'

import { answerBy, answered, held, lost, rejected } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn()
}))

const list = 'GET /ops/outbox'
const message = {
  id: 1,
  channel: 'whatsapp',
  to: '628123456789',
  subject: null,
  text: 'Kode Anda 123456',
  code: '123456',
  created_at: '2026-11-24T03:00:00Z'
}
const answer = (reply: () => ReturnType<typeof answered> | typeof lost | ReturnType<typeof rejected>) =>
  answerBy(vi.mocked(call), { [list]: reply })

beforeEach(() => {
  vi.mocked(call).mockReset()
  $session.set('in')
  outbox.forget()
})

it('[ops-25] a list loads, fails, is tried again and is empty: each is told', async () => {
  const first = held()
  answerBy(vi.mocked(call), { [list]: () => first.answer })
  await renderFresh(<OpsOutbox />)
  await expect.element(page.getByRole('status', { name: 'Memuat' })).toBeVisible()
  await expect.element(page.getByText('Tidak ada pesan.')).not.toBeInTheDocument()
  first.give(lost)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet/)
  answer(() => answered([]))
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }))
  await expect.element(page.getByText('Tidak ada pesan.')).toBeVisible()
})

it('[ops-25] a later failure leaves the known items, and an ended session asks for the token', async () => {
  answer(() => answered([message]))
  await renderFresh(<OpsOutbox />)
  await expect.element(page.getByText('Kode Anda 123456')).toBeVisible()
  answer(() => rejected('unauthorized'))
  await outbox.refresh()
  await expect.element(page.getByText('Kode Anda 123456')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
  expect($session.get()).toBe('out')
})
