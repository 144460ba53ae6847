import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $discussion } from '#ops/complaint-discussion.ts'
import { $replies } from '#ops/complaint-reply.ts'
import { refreshComplaints } from '#ops/complaint-store.ts'
import { clearPlace } from '#ops/console-place.ts'
import { $caller, $session } from '#ops/console-store.ts'
import { OpsComplaints } from '#ops/OpsComplaints.tsx'

import { answerBy, answered, held, lost, sentTo } from '../support/fake-api.ts'
import { opsComplaint } from '../support/ops-complaint.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn()
}))

const one = 'GET /ops/complain/{id}'
const messages = 'GET /ops/complain/discussion/{id}'
const send = 'POST /ops/complain/discussion/send/{id}'
const meta = { page: 1, per_page: 12, total: 2, total_pages: 1 }

type Replies = Parameters<typeof answerBy>[1]
const replies = (more: Replies = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/complain': () => answered([opsComplaint()]),
    [one]: () => answered(opsComplaint()),
    [messages]: () => answered([]),
    ...more
  })

const signIn = (calls: string[]) =>
  $caller.set({ name: 'console', role: 'owner', shop: null, calls: calls as never })

/** The console with the complaint of the queue open beside it. */
async function opened(more: Replies = {}) {
  replies(more)
  await renderFresh(<OpsComplaints />)
  await userEvent.click(page.getByRole('row', { name: /BB261127ABC123/ }))
  await expect.element(page.getByRole('heading', { name: 'BB261127ABC123' })).toBeVisible()
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  clearPlace()
  $replies.set({})
  $session.set('in')
  signIn([send])
})

describe('[ops-50] the discussion', () => {
  const message = (id: number, text = `Pesan ${id}`) => ({
    id,
    actor: 'buyer',
    actor_label: 'Pembeli',
    message: text,
    photos: [],
    client_id: null,
    date: '2026-11-27T03:00:00.000Z'
  })
  const field = () => page.getByRole('textbox', { name: 'Pesan sebagai Admin' })
  const button = () => page.getByRole('button', { name: 'Kirim pesan' })

  it('keeps a message that was lost, and sends it again under the same number', async () => {
    await opened({ [send]: () => lost })
    await expect.element(page.getByText('Belum ada pesan.')).toBeVisible()
    await field().fill('Mohon tunggu.')
    await userEvent.click(button())
    await expect.element(page.getByRole('alert').getByText(/Tidak ada koneksi internet/)).toBeVisible()
    await expect.element(field()).toHaveValue('Mohon tunggu.')
    const waiting = held()
    replies({ [send]: () => waiting.answer })
    pressTwice(button())
    waiting.give(answered(message(1, 'Mohon tunggu.')))
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Mohon tunggu.' })).toBeVisible()
    await expect.element(field()).toHaveValue('')
    const ids = sentTo(vi.mocked(call), send).map(({ input }) => input['client_id'])
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  })

  it('shows the newest, and older ones by a button, each once', async () => {
    const pages: Record<number, ReturnType<typeof message>[]> = {
      1: Array.from({ length: 12 }, (_, at) => message(at + 3)),
      2: [message(1), message(2), message(3)]
    }
    const total = { ...meta, total: 14, total_pages: 2 } as never
    await opened({
      [messages]: (({ page: asked }: { page: number }) => answered(pages[asked], 'OK', total)) as never
    })
    await userEvent.click(page.getByRole('button', { name: 'Pesan sebelumnya' }))
    await expect.element(page.getByText('Pesan 1', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Pesan sebelumnya' })).not.toBeInTheDocument()
    expect($discussion.get()?.items.map(({ id }) => id)).toEqual(
      Array.from({ length: 14 }, (_, at) => at + 1)
    )
  })

  it('takes up to three photos along, and says what is no picture', async () => {
    await opened({ [send]: () => answered({ ...message(1), photos: ['/files/a'] }) })
    const files = page.getByLabelText('Lampirkan foto')
    const picture = () => new File(['x'], 'a.png', { type: 'image/png' })
    await userEvent.upload(files, new File(['x'], 'a.pdf', { type: 'application/pdf' }))
    await expect.element(field()).toHaveAccessibleDescription(/JPG|JPEG/)
    for (let at = 0; at < 4; at += 1) await userEvent.upload(files, picture())
    await expect.element(field()).toHaveAccessibleDescription('Maksimal 3 foto.')
    await userEvent.click(page.getByRole('button', { name: 'Hapus foto' }).first())
    await userEvent.click(button())
    await expect.element(page.getByRole('link', { name: /Foto 1 dari Pembeli/ })).toBeVisible()
    expect(sentTo(vi.mocked(call), send)[0]?.input['photos']).toHaveLength(2)
  })

  it('has no field for who may not write, and none once the complaint is closed', async () => {
    signIn([])
    await opened()
    await expect.element(button()).not.toBeInTheDocument()
    signIn([send])
    await expect.element(button()).toBeVisible()
    replies({
      [one]: () => answered(opsComplaint({ actions: { ...opsComplaint().actions, discuss: false } }))
    })
    await refreshComplaints()
    await expect.element(button()).not.toBeInTheDocument()
  })
})
