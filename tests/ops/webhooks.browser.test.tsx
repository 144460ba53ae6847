import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { OpsWebhooks } from '#ops/webhooks/OpsWebhooks.tsx'
import { $drafts } from '#ops/use-draft.ts'
import { $secret, $tested, deliveries, webhooks } from '#ops/webhooks/webhook-store.ts'
import type { Reply } from '#lib/calls.ts'

import { expectAccessible } from '../support/accessible.ts'
import { errorByCode } from '../support/errors.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn() }))

const list = 'GET /ops/webhook'
const put = 'PUT /ops/webhook'
const renew = 'POST /ops/webhook/{id}/secret'
const remove = 'DELETE /ops/webhook/{id}'
const test = 'POST /ops/webhook/{id}/test'
const log = 'GET /ops/webhook/{id}/delivery'
const replayOne = 'POST /ops/webhook/delivery/{id}/replay'
const replayAll = 'POST /ops/webhook/{id}/replay'

const at = '2026-11-28T03:00:00.000Z'
const webhook = (more: Partial<Reply<typeof list>[number]> = {}): Reply<typeof list>[number] => ({
  id: 7,
  url: 'https://erp.example.com/baba',
  events: ['order', 'stock'],
  is_active: true,
  switched_off: null,
  failing_since: null,
  waiting: 2,
  created_at: at,
  updated_at: at,
  ...more
})
const delivery = (id: number, more: Partial<Reply<typeof log>[number]> = {}): Reply<typeof log>[number] => ({
  id,
  webhook_id: 7,
  message_id: `evt_${id}`,
  type: 'order.changed',
  status: 'failed',
  tries: 3,
  next_try_at: null,
  response_status: 500,
  response_excerpt: 'rusak',
  problem: 'status',
  body: '{"id":1}',
  created_at: at,
  ended_at: at,
  ...more
})
const failed = delivery(1)
const delivered = delivery(2, { status: 'delivered', problem: null, response_status: 204, tries: 1 })
const waiting = delivery(3, { status: 'waiting', next_try_at: at, ended_at: null })
const meta = { page: 1, per_page: 20, total: 45, total_pages: 3 }

const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    [list]: () => answered([webhook()]),
    [log]: () => answered([waiting, delivered, failed], 'OK', meta),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const press = (name: string) => userEvent.click(button(name))
/** Clicks a busy button, for which a person's click would wait. */
const clickAgain = (name: string) => (button(name).element() as HTMLElement).click()
const box = (name: string | RegExp) => page.getByRole('checkbox', { name })
const dialog = page.getByRole('dialog')
const confirm = (name: string) => userEvent.click(dialog.getByRole('button', { name, exact: true }))
const panel = page.getByRole('complementary')
const entry = (text: RegExp) => panel.getByRole('row').filter({ hasText: text })
const open = async () => {
  showPart('settings', { view: 'webhooks', open: '7' })
  const shown = await renderFresh(<OpsWebhooks />)
  await expect.element(panel.getByText('order.changed').first()).toBeVisible()
  return shown
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  replies()
  forgetDrafts()
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls: [list] })
  for (const one of [webhooks, deliveries]) one.forget()
  showPart('settings', { view: 'webhooks' })
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  $secret.set(undefined)
  $tested.set(undefined)
  clearPlace()
})

it('[ops-156] lists webhooks with their state, and says why one is off', async () => {
  const off = webhook({
    id: 8,
    url: 'https://lama.example.com',
    is_active: false,
    switched_off: { at, why: 'gone' },
    failing_since: at,
    waiting: 1_201
  })
  replies({
    [list]: () => answered([webhook(), off]),
    [log]: () => answered([], 'OK', { ...meta, total: 0 })
  })
  await renderFresh(<OpsWebhooks />)
  await expect
    .element(page.getByRole('row', { name: /erp/ }))
    .toMatchTextContent(/Aktif.*Pesanan, Stok.*Tanpa kegagalan.*2/)
  const row = page.getByRole('row', { name: /lama\.example/ })
  await expect.element(row).toMatchTextContent(/Nonaktif.*Gagal sejak.*1\.200\+/)
  await expectAccessible('the table of webhooks')
  await userEvent.click(row)
  await expect.element(panel.getByText(/^Nonaktif sendiri .*penerima menjawab 410/)).toBeVisible()
  await expect.element(panel.getByText('Tidak ada kiriman.')).toBeVisible()
  await press('Kirim ulang banyak')
  await expect.element(dialog).toMatchTextContent(/tidak aktif/)
  await expect.element(dialog.getByRole('button', { name: 'Kirim ulang' })).not.toBeInTheDocument()
})

it('[ops-156] an empty list says so, and a lost one is requested again', async () => {
  replies({ [list]: () => lost })
  await renderFresh(<OpsWebhooks />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet/)
  replies({ [list]: () => answered([]) })
  await press('Coba lagi')
  await expect.element(page.getByText('Belum ada webhook.')).toBeVisible()
})

it('[ops-156, ops-157] adds a webhook once and shows its secret until it is closed', async () => {
  const made = held()
  const url = 'https://baru.example.com'
  replies({ [put]: () => made.answer })
  await renderFresh(<OpsWebhooks />)
  await press('Webhook baru')
  await userEvent.fill(page.getByRole('textbox', { name: 'Alamat' }), url)
  await userEvent.click(box('Produk'))
  await userEvent.click(box('Pembayaran'))
  await expectAccessible('the form of a new webhook')
  await press('Tambah webhook')
  clickAgain('Tambah webhook')
  expect(sent(put)).toEqual([{ url, events: ['payment', 'product'], is_active: true }])
  // The list fails afterwards: the secret is there nevertheless.
  replies({ [list]: () => lost })
  made.give(answered({ ...webhook({ id: 9, url }), secret: 'whsec_baru' }))
  await expect.element(panel.getByText('whsec_baru')).toBeVisible()
  await expect.element(button('Salin rahasia')).toBeVisible()
  expect(window.location.search).toContain('open=9')
  await press('Tutup')
  await expect.element(page.getByText('whsec_baru')).not.toBeInTheDocument()
})

it('[ops-156] a webhook is changed with its version, and what is wrong stands at its field', async () => {
  const fields = { url: errorByCode.webhook_address.message, events: 'Pilih paling sedikit satu.' }
  replies({ [put]: () => ({ ok: false, error: { ...errorByCode.webhook_address, fields } }) })
  await open()
  await userEvent.click(box('Pesanan'))
  await userEvent.click(box(/^Aktif/))
  await press('Simpan')
  await expect
    .element(page.getByRole('textbox', { name: 'Alamat' }))
    .toHaveAccessibleDescription(errorByCode.webhook_address.message)
  await expect.element(panel.getByText(fields.events)).toBeVisible()
  replies({ [put]: () => answered({ ...webhook({ is_active: false }), secret: null }) })
  await press('Simpan')
  await vi.waitFor(() =>
    expect(sent(put).at(-1)).toEqual({
      id: 7,
      url: webhook().url,
      events: ['stock'],
      is_active: false,
      updated_at: at
    })
  )
  await vi.waitFor(() => expect($notice.get()?.text).toBe(`${webhook().url}: disimpan`))
})

it('[ops-157] a renewal asks first, says that the old secret holds for a day, and shows the new one', async () => {
  replies({ [renew]: () => answered({ id: 7, secret: 'whsec_kedua', earlier_until: at }) })
  await open()
  await press('Ganti rahasia')
  await expect.element(dialog).toMatchTextContent(/Rahasia lama masih berlaku 24 jam/)
  expect(sent(renew)).toEqual([])
  await confirm('Ganti')
  await expect.element(panel.getByText('whsec_kedua')).toBeVisible()
  await expect.element(panel.getByText(/^Rahasia lama masih berlaku sampai 28/)).toBeVisible()
  expect(sent(renew)).toEqual([{ id: 7 }])
})

it('[ops-157] a renewal waits until what was typed is saved, whose version it would change', async () => {
  await open()
  await userEvent.click(box('Produk'))
  await press('Ganti rahasia')
  await expect.element(dialog).toMatchTextContent(/Simpan atau buang dulu/)
  await expect.element(dialog.getByRole('button', { name: 'Ganti', exact: true })).not.toBeInTheDocument()
})

it('[ops-157] a test shows what the receiver answered, and an error instead of an earlier answer', async () => {
  const answer = held()
  replies({ [test]: () => answer.answer })
  await open()
  await press('Uji')
  clickAgain('Uji')
  expect(sent(test)).toEqual([{ id: 7 }])
  answer.give(answered(delivery(4, { type: 'webhook.test', tries: 1, response_excerpt: 'jangan' })))
  await expect
    .element(panel.getByText('Hasil uji alamat yang tersimpan: Penerima menolak (jawaban 500).'))
    .toBeVisible()
  await expect.element(panel.getByText('jangan', { exact: true })).toBeVisible()
  await expectAccessible('an open webhook')
  replies({ [test]: () => rejected('busy') })
  await press('Uji')
  await vi.waitFor(() => expect($notice.get()?.text).toBe(errorByCode.busy.message))
  await expect.element(panel.getByText(/^Hasil uji/)).not.toBeInTheDocument()
})

it('[ops-157] a webhook is removed after a question, which names what is lost', async () => {
  replies({ [remove]: () => answered({ id: 7 }) })
  await open()
  await press('Hapus')
  await expect.element(dialog).toMatchTextContent(/catatan kirimannya ikut dihapus/)
  expect(sent(remove)).toEqual([])
  await confirm('Hapus')
  await vi.waitFor(() => expect($place.get().query).toEqual({ view: 'webhooks' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(remove)).toEqual([{ id: 7 }])
})

it('[ops-158] shows the log by state and page, with tries, next try and answer', async () => {
  await open()
  await expect.element(entry(/evt_3/)).toMatchTextContent(/Menunggu.*3 percobaan.*Percobaan berikutnya 28/)
  await expect.element(entry(/evt_2/)).toMatchTextContent(/Terkirim.*1 percobaan\. Diterima \(jawaban 204\)/)
  await expect.element(entry(/evt_1/)).toMatchTextContent(/Gagal.*Penerima menolak \(jawaban 500\)/)
  await userEvent.click(entry(/evt_1/).getByText('Isi dan jawaban'))
  await expect.element(entry(/evt_1/).getByText('{"id":1}')).toBeVisible()
  await press('Berikutnya')
  await vi.waitFor(() => expect(sent(log).at(-1)).toEqual({ id: 7, page: 2, per_page: 20 }))
  await page.getByRole('combobox', { name: 'Keadaan kiriman' }).selectOptions('failed')
  await vi.waitFor(() => expect(sent(log).at(-1)).toEqual({ id: 7, status: 'failed', page: 1, per_page: 20 }))
  expect(window.location.search).toContain('status=failed')
})

it('[ops-418] the log stands with state and page in the address, until another webhook is opened or it is closed', async () => {
  const other = webhook({ id: 8, url: 'https://lain.example.com' })
  replies({ [list]: () => answered([webhook(), other]) })
  showPart('settings', { view: 'webhooks', open: '7', status: 'failed', page: '3' })
  await renderFresh(<OpsWebhooks />)
  await expect.element(panel.getByRole('table', { name: 'Kiriman' })).toBeVisible()
  expect(sent(log).at(-1)).toEqual({ id: 7, status: 'failed', page: 3, per_page: 20 })
  await expectAccessible('the log of a webhook')
  await userEvent.click(page.getByRole('row', { name: /lain\.example/ }))
  await vi.waitFor(() => expect(sent(log).at(-1)).toEqual({ id: 8, page: 1, per_page: 20 }))
  expect($place.get().query).toEqual({ view: 'webhooks', open: '8' })
  await expect.element(panel.getByText('order.changed').first()).toBeVisible()
  await press('Berikutnya')
  await vi.waitFor(() => expect($place.get().query).toMatchObject({ open: '8', page: '2' }))
  await press('Tutup rincian')
  expect($place.get().query).toEqual({ view: 'webhooks' })
})

it('[ops-418] the log is a file with each fact in a cell of its own, read behind the last row of each part', async () => {
  const count = 130
  replies({
    [log]: ({ beyond = count + 1, per_page: limit }: { beyond?: number; per_page: number }) => {
      const length = Math.min(limit, beyond - 1)
      return answered(
        Array.from({ length }, (_, n) => delivery(beyond - 1 - n)),
        'OK',
        { ...meta, total: count }
      )
    }
  })
  showPart('settings', { view: 'webhooks', open: '7', status: 'failed' })
  await renderFresh(<OpsWebhooks />)
  await press('CSV kiriman')
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
  expect(name).toMatch(/^kiriman-webhook-7-/)
  const lines = csv.trim().split('\r\n')
  expect(new Set(lines).size).toBe(count + 1)
  expect(lines[1]).toBe(
    '"2026-11-28 10:00";"evt_130";"order.changed";"Gagal";3;"Penerima menolak (jawaban 500)";500;"";"2026-11-28 10:00";"{""id"":1}";"rusak"'
  )
  expect(sent(log).at(-1)).toEqual({ id: 7, status: 'failed', per_page: 100, beyond: 31 })
})

it('[ops-418] the log fits beside the webhooks, on a tablet and on a phone', async () => {
  for (const width of [328, 672, 1024, 1280]) {
    await page.viewport(width, 900)
    const shown = await open()
    const frame = panel.getByRole('table', { name: 'Kiriman' }).element().parentElement!
    expect(frame.scrollWidth, `${width} px`).toBeLessThanOrEqual(frame.clientWidth)
    await shown.unmount()
  }
})

it('[ops-419] j and k move the rows of the table that has the focus, else of the first that is seen', async () => {
  const first = await open()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('row', { name: /erp\.example/ })).toHaveFocus()
  ;(button('CSV kiriman').element() as HTMLElement).focus()
  await userEvent.keyboard('j')
  await expect.element(entry(/evt_3/)).toHaveFocus()
  await first.unmount()
  await page.viewport(800, 900)
  await open()
  await userEvent.keyboard('j')
  await expect.element(entry(/evt_3/)).toHaveFocus()
})

it('[ops-158] what ended is sent again, one by one or all that failed after a question', async () => {
  const queued = delivery(1, { status: 'waiting', ended_at: null })
  replies({
    [log]: () => answered([waiting, delivered, sent(replayOne).length > 0 ? queued : failed], 'OK', meta),
    [replayOne]: () => answered(queued),
    [replayAll]: () => answered({ count: 5_000, is_more: true })
  })
  await open()
  await expect.element(button('Kirim ulang order.changed evt_3')).not.toBeInTheDocument()
  await expect.element(button('Kirim ulang order.changed evt_2')).toBeVisible()
  await press('Kirim ulang order.changed evt_1')
  await vi.waitFor(() => expect(sent(replayOne)).toEqual([{ id: 1 }]))
  await expect.element(entry(/evt_1/)).toHaveFocus()
  await press('Kirim ulang banyak')
  await expect.element(dialog).toMatchTextContent(/paling banyak 5\.000/)
  expect(sent(replayAll)).toEqual([])
  await expectAccessible('the dialog that sends messages again')
  await confirm('Kirim ulang')
  await vi.waitFor(() => expect($notice.get()?.text).toMatch(/^5\.000 kiriman dikirim ulang\. Masih ada/))
  expect(sent(replayAll)).toEqual([{ id: 7, only: 'failed' }])
})

it('[ops-158] everything since a time is sent again once, by the clock of Jakarta', async () => {
  const { answer, give } = held()
  replies({ [replayAll]: () => answer })
  await open()
  await press('Kirim ulang banyak')
  await userEvent.selectOptions(
    dialog.getByLabelText('Yang dikirim ulang'),
    'Semua, juga yang sudah diterima'
  )
  await userEvent.fill(dialog.getByLabelText('Dibuat sejak (WIB)'), '2026-11-27T09:30')
  await confirm('Kirim ulang')
  clickAgain('Kirim ulang')
  give(answered({ count: 12, is_more: false }))
  await vi.waitFor(() => expect($notice.get()?.text).toBe('12 kiriman dikirim ulang.'))
  expect(sent(replayAll)).toEqual([{ id: 7, only: 'all', since: '2026-11-27T02:30:00.000Z' }])
  await expect.element(dialog).not.toBeInTheDocument()
})

it('[ops-244] what is to be sent again stays after an error and a reload until it was sent', async () => {
  const since = () => dialog.getByLabelText('Dibuat sejak (WIB)')
  replies({ [replayAll]: () => lost })
  const first = await open()
  await press('Kirim ulang banyak')
  await userEvent.selectOptions(
    dialog.getByLabelText('Yang dikirim ulang'),
    'Semua, juga yang sudah diterima'
  )
  await userEvent.fill(since(), '2026-11-27T09:30')
  await confirm('Kirim ulang')
  await vi.waitFor(() => expect($notice.get()?.isError).toBe(true))
  await first.unmount()
  // What a reload leaves is the tab's storage; then somebody is known again.
  const caller = $caller.get()
  $caller.set(undefined)
  $drafts.set({})
  $caller.set(caller)
  await open()
  await press('Kirim ulang banyak')
  await expect.element(since()).toHaveValue('2026-11-27T09:30')
  await expect.element(dialog.getByLabelText('Yang dikirim ulang')).toHaveValue('all')
  replies({ [replayAll]: () => answered({ count: 1, is_more: false }) })
  await confirm('Kirim ulang')
  await expect.element(dialog).not.toBeInTheDocument()
  await press('Kirim ulang banyak')
  await expect.element(since()).toHaveValue('')
  expect(sessionStore.get(draftsKey)).toBeNull()
})

it('[ops-158] at a webhook that is off nothing is sent again', async () => {
  replies({ [list]: () => answered([webhook({ is_active: false })]) })
  await open()
  await expect.element(page.getByRole('button', { name: /^Kirim ulang order/ })).not.toBeInTheDocument()
})
