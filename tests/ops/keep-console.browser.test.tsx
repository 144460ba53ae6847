import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { $replies } from '#ops/complaint-reply.ts'
import { $typed } from '#ops/complaint-steps.ts'
import { clearPlace } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { OpsConsole } from '#ops/OpsConsole.tsx'

import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { opsComplaint } from '../support/ops-complaint.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const one = 'GET /ops/complain/{id}'
const answering = 'POST /ops/complain/{id}/answer'
const sending = 'POST /ops/complain/discussion/send/{id}'
const discuss = 'POST /ops/complain/discussion/send/{id}'
const shop = { id: 3, name: 'Toko Maju' }
const seller = {
  name: 'Toko Maju',
  role: 'seller' as const,
  shop,
  calls: ['GET /ops/complain', 'GET /ops/outbox', discuss]
}

type Replies = Parameters<typeof answerBy>[1]
const replies = (more: Replies = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/me': () => answered(seller),
    'GET /ops/outbox': () => answered([]),
    'GET /ops/complain': () =>
      answered([opsComplaint()], 'OK', { page: 1, per_page: 12, total: 1, total_pages: 1 } as never),
    [one]: () => answered(opsComplaint()),
    'GET /ops/complain/discussion/{id}': () => answered([]),
    'GET /ops/complain/{id}/postings': () => answered({ effect: null, postings: [] }),
    ...more
  })

/** What a reload leaves: the address and the tab's storage. */
function forget() {
  $caller.set(undefined)
  $session.set('loading')
  $typed.set({})
  $replies.set({})
  $notice.set(undefined)
}

async function load() {
  const shown = await renderFresh(<OpsConsole isSignedIn />)
  return async () => {
    await shown.unmount()
    forget()
  }
}

const part = (name: string) => page.getByRole('link', { name, exact: true })
const arrive = (search: string) => window.history.replaceState(null, '', window.location.pathname + search)
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const row = page.getByRole('row', { name: /BB261127ABC123/ })
const entry = page.getByRole('article', { name: 'Komplain BB261127ABC123' })
const explanation = page.getByRole('textbox', { name: 'Penjelasan untuk pembeli' })
const query = () => new URLSearchParams(window.location.search)

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
})
afterEach(() => {
  forget()
  clearPlace()
  sessionStore.remove(draftsKey)
})

it('[ops-53] a reload shows the part and the complaint that were open', async () => {
  const leave = await load()
  await expect.element(part('Komplain')).toHaveAttribute('aria-current', 'page')
  await userEvent.click(part('Pengaturan'))
  const again = await (await leave(), load())
  await expect.element(part('Pengaturan')).toHaveAttribute('aria-current', 'page')
  await userEvent.click(part('Komplain'))
  await userEvent.click(row)
  await expect.element(entry).toBeVisible()
  expect([query().get('part'), query().get('open')]).toEqual(['complaints', '7'])
  await again()
  await load()
  await expect.element(entry).toBeVisible()
  await page.viewport(360, 800)
  await press('Kembali')
  expect([query().get('part'), query().get('open')]).toEqual(['complaints', null])
})

it('[ops-53] a complaint that is gone, or of another shop, is not found, and the address forgets it', async () => {
  arrive('?part=complaints&complaint=99')
  replies({ [one]: () => rejected('complaint_not_found') })
  await load()
  await expect.element(page.getByText('Komplain tidak ditemukan.')).toBeVisible()
  expect(query().get('open')).toBeNull()
})

it('[ops-53] one that could not be read is shown with the next answer', async () => {
  arrive('?part=complaints&complaint=7')
  replies({ [one]: () => lost })
  await load()
  await expect.element(row).toBeVisible()
  await expect.element(entry).not.toBeInTheDocument()
  replies()
  await press('Muat ulang')
  await expect.element(entry).toBeVisible()
})

it('[ops-53] an answer and a message that were typed are there after a reload, and gone once they are sent', async () => {
  const leave = await load()
  await userEvent.click(row)
  await page.getByRole('combobox', { name: 'Solusi' }).selectOptions('refund')
  await page.getByRole('textbox', { name: 'Nominal (Rp)' }).fill('60000')
  await explanation.fill('Setuju, maaf.')
  await page.getByRole('textbox', { name: 'Pesan sebagai Penjual' }).fill('Mohon tunggu.')
  await leave()
  const message = { id: 1, message: 'Mohon tunggu.', photos: [], actor: 'seller', actor_label: 'Penjual' }
  const date = '2026-11-27T03:00:00.000Z'
  replies({
    [sending]: () => answered({ ...message, date, client_id: null }),
    [answering]: () => answered(opsComplaint({ stage: 'answered', steps: [] }))
  })
  const again = await load()
  await expect.element(explanation).toHaveValue('Setuju, maaf.')
  await expect.element(page.getByRole('textbox', { name: 'Nominal (Rp)' })).toHaveValue('60000')
  await expect
    .element(page.getByRole('textbox', { name: 'Pesan sebagai Penjual' }))
    .toHaveValue('Mohon tunggu.')
  await press('Kirim pesan')
  await press('Kirim jawaban')
  await expect.element(explanation).not.toBeInTheDocument()
  expect(sentTo(vi.mocked(call), answering).map(({ input }) => input)).toEqual([
    { id: 7, solution: 'refund', nominal: 60_000, message: 'Setuju, maaf.' }
  ])
  expect(sessionStore.get(draftsKey)).toBeNull()
  await again()
})

it('[ops-53, ops-50] a message whose answer was lost is the same one after a reload', async () => {
  replies({ [sending]: () => lost })
  const leave = await load()
  await userEvent.click(row)
  await page.getByRole('textbox', { name: 'Pesan sebagai Penjual' }).fill('Mohon tunggu.')
  await press('Kirim pesan')
  await expect.element(entry.getByText(/Tidak ada koneksi internet/)).toBeVisible()
  await leave()
  await load()
  await press('Kirim pesan')
  const numbers = sentTo(vi.mocked(call), sending).map(({ input }) => input['client_id'])
  expect(numbers).toHaveLength(2)
  expect(numbers[0]).toBe(numbers[1])
})

it('[ops-53] what one caller typed is not shown to the next one', async () => {
  const leave = await load()
  await userEvent.click(row)
  await explanation.fill('Rahasia.')
  await leave()
  replies({ 'GET /ops/me': () => answered({ ...seller, name: 'console', role: 'owner', shop: null }) })
  await load()
  await expect.element(entry).toBeVisible()
  await expect.element(explanation).toHaveValue('')
  // Nor does it wait in the tab for the first one to come back.
  expect(sessionStore.get(draftsKey)).toBeNull()
})

it('[ops-53] drafts that are damaged are none', async () => {
  const of = 'seller/3/Toko Maju'
  const change = { solution: 'gift', nominal: '6x0', message: 5 }
  const broken = [
    null,
    [1],
    ['complaint 7', { version: '', change: null }],
    ['complaint 7', { version: '', change }]
  ]
  for (const stored of ['{', '5', JSON.stringify({ of }), JSON.stringify({ of, drafts: broken })]) {
    sessionStore.set(draftsKey, stored)
    arrive('?part=complaints&complaint=7')
    const leave = await load()
    await expect.element(explanation).toHaveValue('')
    await leave()
  }
})

it('[ops-180] the last two hundred drafts are kept, with all that their fields take', async () => {
  const change = { nominal: '9999999999999', message: 'Lama' }
  const drafts = Array.from({ length: 205 }, (_, at) => [`complaint ${7 + at}`, { version: '', change }])
  sessionStore.set(draftsKey, JSON.stringify({ of: 'seller/3/Toko Maju', drafts: drafts.toReversed() }))
  arrive('?part=complaints&complaint=7')
  await load()
  await expect.element(explanation).toHaveValue('Lama')
  await explanation.fill('Baru')
  const kept = sessionStore.getJson(draftsKey) as { drafts: [string, unknown][] }
  expect(kept.drafts).toHaveLength(200)
  expect(kept.drafts.at(-1)).toEqual(['complaint 7', { version: '', change: { ...change, message: 'Baru' } }])
})
