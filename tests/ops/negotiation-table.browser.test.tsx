import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { $answering, $typed } from '#ops/negotiation-store.ts'
import { OpsNegotiations } from '#ops/OpsNegotiations.tsx'
import { $drafts } from '#ops/use-draft.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { opsOrder, opsOrderPage } from '../support/ops-order.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', async original => ({
  ...(await original<object>()),
  saveCsv: vi.fn()
}))

const list = 'GET /ops/nego'
const one = 'GET /ops/transaction/{id}'
const decline = 'POST /ops/nego/{id}/decline'
const approve = 'POST /ops/nego/{id}/approve'
const nego = {
  standing: 'asked',
  address: 'Jl. Uji No. 1',
  load: { weight_kg: 50, volume_m3: 1, distance_km: 4 },
  estimate: null,
  offers: []
} as never
const answers = ['approve', 'decline'] as const
const first = opsOrder(1, [...answers], { nego })
const second = opsOrder(2, [...answers], { nego })
/** It waits for its buyer. */
const answeredOne = opsOrder(3, [], { nego: { ...(nego as object), standing: 'declined' } as never })
const ended = opsOrder(9, [], { nego: null, status_label: 'Dikemas' })
const all = [first, second, answeredOne, ended]

type Replies = Parameters<typeof answerBy>[1]
const replies = (more: Replies = {}) =>
  answerBy(vi.mocked(call), {
    [list]: () => answered([first, second, answeredOne]),
    [one]: (({ id }: { id: string }) =>
      answered(opsOrderPage(all.find(({ code }) => code === id)!))) as never,
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint as never).map(({ input }) => input)
const row = (code: string) => page.getByRole('row', { name: new RegExp(code) })
const panel = (code: string) => page.getByRole('article', { name: `Negosiasi ${code}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** One after another: the first one moves the rows below its steps. */
async function select(...orders: { code: string }[]) {
  for (const { code } of orders) await userEvent.click(page.getByRole('checkbox', { name: `Pilih ${code}` }))
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  replies()
  $typed.set({})
  $drafts.set({})
  $answering.set(undefined)
  $notice.set(undefined)
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls: [decline, approve] })
})
afterEach(() => {
  $caller.set(undefined)
  clearPlace()
})

describe('[ops-301] negotiations', () => {
  it('are sorted by their heads, and opened and answered by keys beside the table', async () => {
    replies({ [approve]: () => answered({ id: 2 }) })
    showPart('negos', {})
    await renderFresh(<OpsNegotiations />)
    await expect.element(row(first.code)).toBeVisible()
    await userEvent.click(button('Total'))
    await vi.waitFor(() => expect(sent(list).at(-1)).toEqual({ sort: 'total', page: 1, per_page: 20 }))
    await userEvent.click(button('Total'))
    await vi.waitFor(() => expect(sent(list).at(-1)).toMatchObject({ sort: 'total', order: 'asc' }))
    await userEvent.keyboard('j{ArrowDown}{Enter}')
    await expect.element(panel(second.code)).toBeVisible()
    expect($place.get().query).toEqual({ sort: 'total', order: 'asc', open: second.code })
    await expectAccessible('a negotiation beside the table')
    const cost = panel(second.code).getByRole('textbox', { name: /\(Rp\)/ })
    await userEvent.fill(cost, '150000')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(sent(approve)).toEqual([{ id: second.code, cost: 150_000 }]))
    // From the field Escape leads to the panel first.
    await userEvent.click(cost)
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(panel(second.code)).not.toBeInTheDocument()
    await expect.element(row(second.code)).toHaveFocus()
  })

  it('[ops-450] are named by their number or their code in any case, and their row is marked', async () => {
    replies({ [one]: () => answered(opsOrderPage(second)) })
    for (const open of ['2', second.code.toLowerCase(), `${second.code} `]) {
      showPart('negos', { open })
      const shown = await renderFresh(<OpsNegotiations />)
      await expect.element(page.getByRole('heading', { name: second.code })).toBeVisible()
      await expect.element(row(second.code)).toHaveAttribute('aria-current', 'true')
      await shown.unmount()
    }
  })

  it('stay open after they ended, whatever the table lists, and fit 768 px', async () => {
    await page.viewport(768, 1024)
    showPart('negos', { list: 'waiting', open: ended.code.toLowerCase() })
    await renderFresh(<OpsNegotiations />)
    await expect.element(panel(ended.code).getByText('Negosiasi sudah berakhir.')).toBeVisible()
    await expect.element(panel(ended.code)).toMatchTextContent(/Dikemas/)
    await expect.element(row(first.code)).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
    await userEvent.click(button('Kembali'))
    await expect.element(row(first.code)).toBeVisible()
    expect($place.get().query).toEqual({ list: 'waiting' })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
  })
})

it('[ops-305] the table of negotiations fits what the navigation leaves of 768 and of 1,280 px', async () => {
  showPart('negos', {})
  for (const width of [672, 1024]) {
    await page.viewport(width, 900)
    const shown = await renderFresh(<OpsNegotiations />)
    await expect.element(row(first.code)).toBeVisible()
    const box = page.getByRole('table').element().parentElement!
    expect(box.scrollWidth, `${width} px`).toBeLessThanOrEqual(box.clientWidth)
    await expect.element(page.getByRole('columnheader', { name: 'Total' })).toBeVisible()
    await shown.unmount()
  }
})

describe('[ops-302] the selected negotiations', () => {
  const ask = async (reason: string, count = 2) => {
    await userEvent.click(button(`Tolak yang dipilih (${count})`))
    const field = page.getByRole('textbox', { name: 'Alasan, dibaca pembeli' })
    if (reason) await userEvent.fill(field, reason)
    return field
  }
  const yes = () => button('Ya, tolak 2 negosiasi')

  it('that wait for their shop are rejected with one reason, after a question', async () => {
    replies({ [decline]: () => answered({ id: 1 }) })
    showPart('negos', {})
    await renderFresh(<OpsNegotiations />)
    await expect.element(row(first.code)).toBeVisible()
    await select(first, second, answeredOne)
    await ask('')
    await expect.element(yes()).toBeDisabled()
    await expectAccessible('the question before several are rejected')
    await userEvent.click(button('Kembali'))
    expect(sent(decline)).toEqual([])
    await ask(' Truk penuh ')
    await userEvent.click(yes())
    await vi.waitFor(() => expect($notice.get()).toEqual({ text: '2 negosiasi ditolak', isError: false }))
    expect(sent(decline)).toEqual([
      { id: first.code, reason: 'Truk penuh' },
      { id: second.code, reason: 'Truk penuh' }
    ])
    await expect.element(page.getByText('3 dipilih')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('keep selection and reason where one failed, which is named', async () => {
    replies({
      [decline]: (({ id }: { id: string }) =>
        id === first.code ? rejected('status_refused') : answered({ id: 2 })) as never
    })
    showPart('negos', {})
    await renderFresh(<OpsNegotiations />)
    await expect.element(row(first.code)).toBeVisible()
    await select(first, second)
    await ask('Truk penuh')
    await userEvent.click(yes())
    await vi.waitFor(() =>
      expect($notice.get()?.text).toMatch(new RegExp(`^1 negosiasi ditolak\\. ${first.code}: `))
    )
    expect($notice.get()?.isError).toBe(true)
    // What was rejected is selected no more, also where the list still has its old row.
    await expect.element(page.getByText('1 dipilih')).toBeVisible()
    await expect.element(await ask('', 1)).toHaveValue('Truk penuh')
  })

  it('are not asked for further once the session has ended', async () => {
    replies({ [decline]: () => rejected('unauthorized') })
    showPart('negos', {})
    await renderFresh(<OpsNegotiations />)
    await expect.element(row(first.code)).toBeVisible()
    await select(first, second)
    await ask('Truk penuh')
    await userEvent.click(yes())
    await vi.waitFor(() => expect($session.get()).toBe('out'))
    expect(sent(decline)).toHaveLength(1)
  })

  it('are not offered to be rejected to who may not', async () => {
    $caller.set({ name: 'Ani', role: 'support', shop: null, calls: [] })
    replies({ [decline]: () => lost })
    showPart('negos', {})
    await renderFresh(<OpsNegotiations />)
    await expect.element(row(first.code)).toBeVisible()
    await select(first, second)
    await expect.element(button('CSV yang dipilih (2)')).toBeVisible()
    await expect.element(button('Tolak yang dipilih (2)')).not.toBeInTheDocument()
  })

  it('[ops-303] are saved as they are in the file of all', async () => {
    showPart('negos', {})
    await renderFresh(<OpsNegotiations />)
    await expect.element(row(first.code)).toBeVisible()
    await select(answeredOne)
    await userEvent.click(button('CSV yang dipilih (1)'))
    const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
    expect(name).toMatch(/^negosiasi-pilihan-/)
    const [, ...lines] = csv.trim().split('\r\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^"${answeredOne.code}";"ditolak";.*;"Jl\\. Uji No\\. 1"$`))
  })
})
