import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsPayoutHistory } from '#ops/payouts/OpsPayoutHistory.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn() }))

const list = 'GET /ops/payout/history'
const back = 'POST /ops/payout/{id}/return'
const period = { from: '2026-11-22', to: '2026-11-28' }
const transfer = (id: number, more: object = {}) => ({
  id,
  amount: 40_000,
  direction: 'out',
  date: '2026-11-20T03:00:00.000Z',
  return_of: null,
  return_id: null,
  shop: { id: 7, name: `Toko ${id}` },
  account: 'BCA •••• 7821',
  account_holder: 'Hendra',
  file_id: null,
  reference: `BCA-${id}`,
  remark: 'Minggu 47',
  by: 'ani',
  ...more
})
const ofFile = transfer(5, { file_id: 12, reference: 'TF-12-5' })
type Asked = { before?: number; per_page?: number }
let stored: ReturnType<typeof transfer>[]

const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)
/** What the table asked for; what is open is asked for by itself. */
const listed = () =>
  sent(list)
    .map(({ input }) => input)
    .filter(input => input['per_page'] === 50)
const row = (id: number) => page.getByRole('row', { name: new RegExp(`Toko ${id}`) })
const panel = page.getByRole('complementary')
const dialog = page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const press = (name: string | RegExp) => userEvent.click(button(name))
const at = (query: object = {}) =>
  $place.set({ part: 'finance', query: { ...period, view: 'payouts', ...query } })
const fileLines = () => vi.mocked(saveCsv).mock.calls[0]![1].trim().split('\r\n')
const undo = 'Batalkan/kembalikan transfer Rp40.000 ke Toko 7, referensi BCA-7'

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  forgetDrafts()
  stored = [transfer(7), ofFile]
  answerBy(vi.mocked(call), {
    // One behind the other, however many a part may have: each page has one.
    [list]: (({ before = 99, per_page: count }: Asked) => {
      const found = stored.filter(({ id }) => id < before)
      return answered({ payouts: found.slice(0, 1), next: count !== 1 && found[1] ? found[0]!.id : null })
    }) as never,
    [back]: () => answered({ id: 9, balance: 140_000 }),
    'GET /ops/shop': () =>
      answered([{ id: 7, name: 'Toko 7', seller: { id: 1, name: 'Hendra' } }], 'OK', {
        page: 1,
        per_page: 30,
        total: 1,
        total_pages: 1
      }),
    'GET /ops/shop/{id}': () => answered({ id: 7, name: 'Toko 7' })
  })
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'finance', shop: null, calls: [list, back, 'GET /ops/shop'] })
})
afterEach(() => {
  forgetDrafts()
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

describe('[ops-206, ops-403] transfers of all shops', () => {
  it('are a table with shop, sum, account, reference and who recorded them, page by page in the address', async () => {
    at()
    await renderFresh(<OpsPayoutHistory />)
    await expect
      .element(row(7))
      .toMatchTextContent(/Toko 7Rp40\.000Dibayar ke BCA •••• 7821 a\.n\. Hendra.*aniBCA-7/)
    await expectAccessible('the table of transfers')
    await press('Lebih lama')
    await expect.element(row(5)).toMatchTextContent(/TF-12-5berkas bank 12/)
    expect($place.get().query).toEqual({ ...period, view: 'payouts', page: '7' })
    expect(listed()).toEqual([
      { ...period, per_page: 50 },
      { ...period, before: 7, per_page: 50 }
    ])
    await press('30 hari')
    await vi.waitFor(() => expect(listed().at(-1)).not.toHaveProperty('before'))
    expect($place.get().query).not.toHaveProperty('page')
  })

  it('[ops-209] of one shop are found by the address', async () => {
    at({ shop: '7', page: '7' })
    await renderFresh(<OpsPayoutHistory />)
    await vi.waitFor(() => expect(listed().at(-1)).toEqual({ ...period, shop: 7, before: 7, per_page: 50 }))
    const shop = page.getByRole('combobox', { name: 'Toko' })
    await expect.element(shop).toHaveValue('Toko 7')
    await userEvent.clear(shop)
    await vi.waitFor(() => expect(listed().at(-1)).toEqual({ ...period, per_page: 50 }))
    expect($place.get().query).not.toHaveProperty('shop')
  })

  it('open beside the table, whichever page lists them, by keys too', async () => {
    at({ open: '5' })
    await renderFresh(<OpsPayoutHistory />)
    await expect.element(panel).toMatchTextContent(/Toko 5.*TF-12-5.*KeteranganMinggu 47/)
    expect(sent(list).map(({ input }) => input)).toContainEqual({ before: 6, per_page: 1 })
    await userEvent.keyboard('j{Enter}')
    await expect.element(panel).toMatchTextContent(/BCA-7/)
    at({ open: '6' })
    await expect.element(page.getByText('Transfer 6 tidak ditemukan.')).toBeVisible()
  })

  it('[money-22] are taken back beside the table, and both say so at once', async () => {
    at({ open: '7' })
    await renderFresh(<OpsPayoutHistory />)
    await press(undo)
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Alasan' }), 'Rekening ditutup')
    stored = [transfer(7, { return_id: 9 })]
    await press('Ya, kembalikan Rp40.000')
    await vi.waitFor(() =>
      expect($notice.get()?.text).toBe('Rp40.000 dikembalikan. Saldo Toko 7 sekarang Rp140.000')
    )
    expect(sent(back).map(({ input }) => input)).toEqual([{ id: 7, remark: 'Rekening ditutup' }])
    await expect.element(panel).toMatchTextContent(/Dikembalikan/)
    await expect.element(row(7)).toMatchTextContent(/Dikembalikan/)
    await expect.element(button(undo)).not.toBeInTheDocument()
  })

  it('fit what the navigation leaves of 768 and of 1,280 px', async () => {
    at()
    for (const width of [672, 1024]) {
      await page.viewport(width, 900)
      const shown = await renderFresh(<OpsPayoutHistory />)
      await expect.element(row(7)).toBeVisible()
      const box = page.getByRole('table').element().parentElement!
      expect(box.scrollWidth, `${width} px`).toBeLessThanOrEqual(box.clientWidth)
      await expect.element(page.getByRole('columnheader', { name: 'Dicatat' })).toBeVisible()
      await shown.unmount()
    }
  })
})

describe('[ops-403] the file of transfers', () => {
  it('has all filtered ones, with account, file and return in cells of their own', async () => {
    stored = [transfer(7), { ...ofFile, return_id: 8 as never }]
    at({ shop: '7', page: '7', open: '5' })
    await renderFresh(<OpsPayoutHistory />)
    await press('CSV')
    await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
    const asked = { ...period, shop: 7, per_page: 200 }
    expect(sent(list).flatMap(({ input }) => (input['per_page'] === 200 ? [input] : []))).toEqual([
      asked,
      { ...asked, before: 7 }
    ])
    expect(vi.mocked(saveCsv).mock.calls[0]![0]).toMatch(/^transfer-toko-/)
    expect(fileLines()).toEqual([
      '"Toko";"Jumlah";"Transfer";"Dicatat";"Referensi";"Keterangan";"Dicatat oleh";"Rekening";"Atas nama";"Berkas bank";"Dikembalikan"',
      '"Toko 7";40000;"Dibayar ke BCA •••• 7821 a.n. Hendra";"2026-11-20 10:00";"BCA-7";"Minggu 47";"ani";"BCA •••• 7821";"Hendra";"";""',
      '"Toko 5";40000;"Dibayar ke BCA •••• 7821 a.n. Hendra";"2026-11-20 10:00";"TF-12-5";"Minggu 47";"ani";"BCA •••• 7821";"Hendra";12;"ya"'
    ])
  })

  it('is none where a part fails', async () => {
    at()
    await renderFresh(<OpsPayoutHistory />)
    await expect.element(row(7)).toBeVisible()
    answerBy(vi.mocked(call), { [list]: () => lost, 'GET /ops/shop': () => answered([]) })
    await press('CSV')
    await vi.waitFor(() => expect($notice.get()?.text).toMatch(/^Tidak ada koneksi/))
    expect(saveCsv).not.toHaveBeenCalled()
  })
})
