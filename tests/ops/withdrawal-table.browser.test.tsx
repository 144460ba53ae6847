import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { openFound } from '#ops/find-store.ts'
import { OpsWithdrawals } from '#ops/OpsWithdrawals.tsx'
import { $typed, type OpsWithdrawal } from '#ops/withdrawal-store.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { opsWithdrawal } from '../support/ops-withdrawal.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', async original => ({
  ...(await original<object>()),
  saveCsv: vi.fn()
}))

const list = 'GET /ops/withdraw'
const claim = 'POST /ops/withdraw/{id}/claim'
const first = opsWithdrawal(1)
const second = opsWithdrawal(2, { account_holder: '=1+1', nominal: 60_000, total: 57_500 })
const locked = opsWithdrawal(3, { locked_until: '2099-01-01T00:00:00.000Z' })
const all = [first, second, locked]
const gone = opsWithdrawal(9, { status: 'failed', reason: 'Rekening ditutup' })

const pages = { page: 1, per_page: 50, total: 120, total_pages: 3 }
type Asked = { code?: string; page?: number }
const found = ({ code }: Asked): OpsWithdrawal[] =>
  code === undefined ? all : [...all, gone].filter(one => one.code === code)
type Replies = Parameters<typeof answerBy>[1]
const replies = (more: Replies = {}) =>
  answerBy(vi.mocked(call), {
    [list]: ((asked: Asked) => answered(found(asked), 'OK', pages as never)) as never,
    'GET /ops/withdraw/days': () => answered([]),
    ...more
  })
const signIn = (...calls: string[]) =>
  $caller.set({ name: 'Budi', role: 'finance', shop: null, calls: [list, ...calls] })
/** What the list was asked for, without requests for the open one. */
const asked = () =>
  sentTo(vi.mocked(call), list)
    .map(({ input }) => input)
    .filter(input => !('code' in input))
const row = (code: string) => page.getByRole('row', { name: new RegExp(code) })
const panel = (code: string) => page.getByRole('article', { name: `Penarikan ${code}` })

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  replies()
  $typed.set({})
  $notice.set(undefined)
  $session.set('in')
  signIn(claim, 'POST /ops/withdraw/{id}/settle')
})
afterEach(() => {
  $caller.set(undefined)
  clearPlace()
})

describe('[ops-290] withdrawals', () => {
  it('are a table whose filters, sort and page the address names', async () => {
    showPart('withdrawals', {
      list: 'late',
      q: 'laras',
      from: '2026-11-01',
      to: 'x',
      sort: 'nominal',
      order: 'asc'
    })
    await renderFresh(<OpsWithdrawals />)
    await expect.element(row('WD-000001')).toBeVisible()
    expect(asked().at(-1)).toEqual({
      is_late: true,
      keyword: 'laras',
      start_date: '2026-11-01',
      sort: 'nominal',
      order: 'asc',
      page: 1,
      per_page: 50
    })
    await expectAccessible('the table of withdrawals')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Penarikan' }), 'Semua status')
    await userEvent.click(page.getByRole('button', { name: 'Diajukan' }))
    await vi.waitFor(() =>
      expect(asked().at(-1)).toEqual({
        keyword: 'laras',
        start_date: '2026-11-01',
        sort: 'date',
        page: 1,
        per_page: 50
      })
    )
    expect($place.get().query).toEqual({ list: 'all', q: 'laras', from: '2026-11-01', to: 'x', sort: 'date' })
  })

  it('[ops-430] open none where the address names nothing that is seen, for which the call answers all', async () => {
    replies({ [list]: () => answered(all, 'OK', pages as never) })
    showPart('withdrawals', { open: '\u200B' })
    await renderFresh(<OpsWithdrawals />)
    await expect.element(page.getByText(/ tidak ditemukan\.$/)).toBeVisible()
    await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  })

  it('open beside the table by an address of before, and closing keeps the view', async () => {
    showPart('withdrawals', { list: 'success', page: '2', code: 'wd-000009 ' })
    await renderFresh(<OpsWithdrawals />)
    await expect.element(panel('WD-000009').getByText('Alasan: Rekening ditutup')).toBeVisible()
    expect(asked().at(-1)).toMatchObject({ status: 'success', page: 2 })
    await userEvent.click(page.getByRole('button', { name: 'Tutup rincian' }))
    await expect.element(panel('WD-000009')).not.toBeInTheDocument()
    expect($place.get().query).toEqual({ list: 'success', page: '2' })
    const thing = {
      kind: 'withdrawal',
      id: 2,
      title: 'WD-000002',
      detail: '',
      role: null,
      contact: null
    } as const
    openFound({ ...thing, is_exact: true })
    expect($place.get().query).toEqual({ list: 'success', page: '2', open: 'WD-000002' })
    await expect.element(panel('WD-000002')).toBeVisible()
    await expect.element(row('WD-000002')).toHaveAttribute('aria-current', 'true')
  })

  it('are opened and closed by keys, and what is typed stays', async () => {
    showPart('withdrawals', {})
    await renderFresh(<OpsWithdrawals />)
    await expect.element(row('WD-000001')).toBeVisible()
    await userEvent.keyboard('j{ArrowDown}{Enter}')
    await expect.element(panel('WD-000002')).toBeVisible()
    await userEvent.fill(page.getByLabelText(/^Alasan gagal untuk WD-000002/), 'Rekening salah')
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(panel('WD-000002')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText(/^Alasan gagal untuk WD-000002/)).toHaveValue('Rekening salah')
    await expectAccessible('a withdrawal beside the table')
  })

  it('say so where the named one is not there', async () => {
    showPart('withdrawals', { open: 'WD-000077' })
    await renderFresh(<OpsWithdrawals />)
    await expect.element(page.getByText('WD-000077 tidak ditemukan.')).toBeVisible()
  })
})

describe('[ops-292] the selected ones', () => {
  it('are taken one by one; what failed stays selected and is named with its reason', async () => {
    const claimed = ({ id }: { id: number }) =>
      id === 2 ? rejected('withdrawal_claimed') : answered(opsWithdrawal(id, { claimed_by: 'Budi' }))
    replies({ [claim]: claimed as never })
    showPart('withdrawals', {})
    await renderFresh(<OpsWithdrawals />)
    await expect.element(row('WD-000001')).toBeVisible()
    // The one that its owner has locked is not taken.
    await userEvent.keyboard('jab{Enter}')
    await vi.waitFor(() => expect($notice.get()?.text).toMatch(/^1 penarikan diambil\. WD-000002: /))
    expect($notice.get()?.isError).toBe(true)
    expect(sentTo(vi.mocked(call), claim).map(({ input }) => input)).toEqual([{ id: 1 }, { id: 2 }])
    await expect.element(page.getByText('2 dipilih')).toBeVisible()
    replies({ [claim]: () => answered(first) })
    await userEvent.click(page.getByRole('button', { name: 'Ambil yang dipilih (1)' }))
    await vi.waitFor(() => expect($notice.get()).toEqual({ text: '1 penarikan diambil', isError: false }))
    await expect.element(page.getByText('2 dipilih')).not.toBeInTheDocument()
  })

  it('name the same reason once, and an ended session ends the rest', async () => {
    replies({ [claim]: () => lost })
    showPart('withdrawals', {})
    await renderFresh(<OpsWithdrawals />)
    await userEvent.click(page.getByRole('checkbox', { name: 'Pilih semua di halaman' }))
    const take = page.getByRole('button', { name: 'Ambil yang dipilih (2)' })
    await userEvent.click(take)
    await vi.waitFor(() =>
      expect($notice.get()?.text).toBe(`0 penarikan diambil. WD-000001, WD-000002: ${lost.error.message}`)
    )
    vi.mocked(call).mockClear()
    replies({ [claim]: () => rejected('unauthorized') })
    await userEvent.click(take)
    await vi.waitFor(() => expect($session.get()).toBe('out'))
    expect(sentTo(vi.mocked(call), claim)).toHaveLength(1)
  })

  it('are there for who may pay alone', async () => {
    signIn()
    showPart('withdrawals', {})
    await renderFresh(<OpsWithdrawals />)
    await expect.element(row('WD-000001')).toBeVisible()
    expect(page.getByRole('checkbox', { name: /^Pilih/ }).elements()).toEqual([])
  })
})

it('[ops-293] the file has all filtered rows; account numbers stay text, and formulas are none', async () => {
  showPart('withdrawals', { list: 'success', page: '3' })
  const meta = { page: 1, per_page: 100, total: 1_201, total_pages: 2 }
  replies({
    [list]: (({ page: at }: Asked) => answered(at === 1 ? [first] : [second], 'OK', meta as never)) as never
  })
  await renderFresh(<OpsWithdrawals />)
  await userEvent.click(page.getByRole('button', { name: 'CSV' }))
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
  expect(name).toMatch(/^penarikan-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = csv.trimEnd().split('\r\n')
  expect(lines[1]).toContain('97500;100000;"BCA";"=""0123456789""";"Larasati Dewi"')
  expect(lines[2]).toContain(`"'=1+1"`)
  expect(asked().slice(-2)).toEqual([1, 2].map(at => ({ status: 'success', page: at, per_page: 100 })))
  // Lists end at their bound: the file says that it is not whole.
  expect($notice.get()?.text).toBe('Berkas hanya berisi 2 baris pertama. Persempit saringan untuk yang lain.')
})

it('[ops-416] the sums of the days are a file, with each sum in a cell of its own', async () => {
  signIn('GET /ops/withdraw/days')
  const day = { day: '2026-11-27', requested: 310_000, paid: 235_000, returned: 75_000, fees: 7_500 }
  replies({ 'GET /ops/withdraw/days': () => answered([{ ...day, difference: -2_500 }]) })
  showPart('withdrawals', {})
  await renderFresh(<OpsWithdrawals />)
  await userEvent.click(page.getByText('Jumlah per hari'))
  await expectAccessible('the sums of the days')
  await userEvent.click(page.getByRole('button', { name: 'CSV per hari' }))
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
  expect(name).toMatch(/^penarikan-harian-\d{4}-\d{2}-\d{2}\.csv$/)
  const [heads, line] = csv.slice(1).trimEnd().split('\r\n')
  expect(heads).toBe('"Hari";"Diminta";"Dibayar";"Dikembalikan";"Biaya";"Selisih buku besar"')
  expect(line).toBe('"2026-11-27";310000;235000;75000;7500;-2500')
})

describe('[ops-225] the selected ones that are taken', () => {
  const selected = 'POST /ops/withdraw/batch/selected'
  const button = page.getByRole('button', { name: /^Berkas transfer untuk bank/ })

  it('go into one file: those of the same clerk alone, asked for again with the same key', async () => {
    signIn(claim, selected)
    const taken = { claimed_by: 'Budi', claimed_at: '2026-11-27T03:00:00.000Z' }
    const rows = [
      opsWithdrawal(1, taken),
      opsWithdrawal(2, { ...taken, claimed_by: 'Sari' }),
      opsWithdrawal(3, { ...taken, batch: 'a1' }),
      opsWithdrawal(4),
      opsWithdrawal(5, { ...taken, status: 'success' }),
      opsWithdrawal(6, taken)
    ]
    replies({ [list]: () => answered(rows), [selected]: () => lost })
    showPart('withdrawals', {})
    await renderFresh(<OpsWithdrawals />)
    await userEvent.click(page.getByRole('checkbox', { name: /semua/i }).first())
    await expect.element(button).toHaveTextContent('Berkas transfer untuk bank (2)')
    await expectAccessible('withdrawals with both steps for many')
    await userEvent.click(button)
    await expect.poll(() => $notice.get()?.isError).toBe(true)
    expect(saveCsv).not.toHaveBeenCalled()
    const file = { batch: 'b', count: 1, total: 97_500, file_name: 'penarikan-x.csv', csv: 'id\r\n' }
    const left_out = [{ code: 'WD-000006', message: 'Penarikan ini sudah selesai diproses.' }]
    replies({ [list]: () => answered(rows), [selected]: () => answered({ ...file, left_out }) })
    await userEvent.click(button)
    await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledWith('penarikan-x.csv', 'id\r\n'))
    expect($notice.get()?.text).toBe(
      '1 penarikan, Rp97.500, ada di berkas. WD-000006: Penarikan ini sudah selesai diproses.'
    )
    const requests = sentTo(vi.mocked(call), selected)
    expect(requests.map(({ input }) => input)).toEqual([{ ids: [1, 6] }, { ids: [1, 6] }])
    const [one, other] = requests.map(({ options }) => (options as { key: string }).key)
    expect(one).toBe(other)
  })
})
