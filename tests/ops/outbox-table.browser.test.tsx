import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsOutbox } from '#ops/OpsOutbox.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn() }))

const list = 'GET /ops/outbox'
const message = (id: number) => ({
  id,
  channel: id % 2 === 0 ? 'whatsapp' : 'email',
  to: id % 2 === 0 ? '628123456789' : 'rina@contoh.id',
  subject: id % 2 === 0 ? null : 'Kode verifikasi',
  text: `Kode Anda ${700_000 + id}`,
  code: String(700_000 + id),
  created_at: '2026-11-24T03:00:00Z'
})
/** More than two pages of the table and than one part of the file. */
const count = 210
type Asked = { to?: string; before?: number; per_page: number }

const inputs = () => sentTo(vi.mocked(call), list).map(({ input }) => input)
const listed = () => inputs().filter(input => input['per_page'] === 51)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const text = (id: number) => page.getByText(`Kode Anda ${700_000 + id}`)

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  answerBy(vi.mocked(call), {
    [list]: (({ to, before = count + 1, per_page: limit }: Asked) =>
      answered(
        Array.from({ length: count }, (_, n) => message(count - n))
          .filter(one => one.id < before && (to === undefined || one.to === to))
          .slice(0, limit)
      )) as never
  })
  $session.set('in')
  $caller.set({ name: 'Budi', role: 'owner', shop: null, calls: [list] })
  $place.set({ part: 'settings', query: { view: 'outbox' } })
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

it('[ops-404] the outbox goes on to its oldest message, and receiver and page stand in the address', async () => {
  await renderFresh(<OpsOutbox />)
  await expect.element(text(210)).toBeVisible()
  await expect.element(text(161)).toBeVisible()
  await expect.element(text(160)).not.toBeInTheDocument()
  await expectAccessible('the outbox')
  await press('Lebih lama')
  await expect.element(text(160)).toBeVisible()
  expect($place.get().query).toEqual({ view: 'outbox', page: '161' })
  for (const last of [61, 11, 1]) {
    await press('Lebih lama')
    await expect.element(text(last)).toBeVisible()
  }
  await expect.element(page.getByRole('button', { name: 'Lebih lama' })).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('textbox', { name: 'Penerima' }), ' rina@contoh.id ')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(listed().at(-1)).toEqual({ to: 'rina@contoh.id', per_page: 51 }))
  expect($place.get().query).toEqual({ view: 'outbox', to: 'rina@contoh.id' })
  await expect.element(text(209)).toBeVisible()
  await expect.element(text(210)).not.toBeInTheDocument()
})

it('[ops-404] a reload shows the receiver and the page that the address names', async () => {
  $place.set({ part: 'settings', query: { view: 'outbox', to: 'rina@contoh.id', page: '111' } })
  await renderFresh(<OpsOutbox />)
  await expect.element(page.getByRole('textbox', { name: 'Penerima' })).toHaveValue('rina@contoh.id')
  await expect.element(text(109)).toBeVisible()
  expect(listed().at(-1)).toEqual({ to: 'rina@contoh.id', before: 111, per_page: 51 })
})

it('[ops-404] the file has all messages of the receiver, and neither their texts nor their codes', async () => {
  $place.set({ part: 'settings', query: { view: 'outbox', to: '628123456789', page: '111' } })
  await renderFresh(<OpsOutbox />)
  await press('CSV')
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
  expect(name).toMatch(/^kotak-keluar-/)
  const [heads, ...lines] = csv.trim().split('\r\n')
  expect(heads).toMatch(/"Penerima";"Saluran";"Waktu"$/)
  expect(lines).toHaveLength(105)
  expect(lines[0]).toBe('"=""628123456789""";"whatsapp";"2026-11-24 10:00"')
  expect(csv).not.toMatch(/Kode|70\d{4}/)
})

it('[ops-404] the file of all goes on behind each of its parts', async () => {
  await renderFresh(<OpsOutbox />)
  await press('CSV')
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  expect(vi.mocked(saveCsv).mock.calls[0]![1].trim().split('\r\n')).toHaveLength(count + 1)
  expect(inputs().filter(input => input['per_page'] === 200)).toEqual([
    { per_page: 200 },
    { before: 12, per_page: 200 }
  ])
})
