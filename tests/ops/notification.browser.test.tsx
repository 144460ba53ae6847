import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsNotification } from '#ops/OpsNotification.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const tell = 'POST /ops/notification'
const sent = () => sentTo(vi.mocked(call), tell)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const title = page.getByLabelText('Judul')
const body = page.getByLabelText('Isi', { exact: true })
const dialog = page.getByRole('dialog')

beforeEach(() => {
  vi.mocked(call).mockReset()
  forgetDrafts()
  answerBy(vi.mocked(call), { [tell]: () => answered({ count: 37 }) })
  $caller.set({ name: 'Ani', role: 'support', shop: null, calls: [tell] })
  $session.set('in')
})
afterEach(() => {
  forgetDrafts()
  $caller.set(undefined)
  $notice.set(undefined)
})

it('[ops-401] all buyers are told after a question with the tab, the title and the words that they read', async () => {
  await renderFresh(<OpsNotification />)
  await press('Kirim ke semua')
  await expect.element(dialog.getByText('Isi judul dan isi notifikasi dulu.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ya, kirim ke semua' })).not.toBeInTheDocument()
  await press('Kembali')
  await userEvent.fill(title, ' Pekan Pintu ')
  await userEvent.fill(body, 'Diskon sampai Jumat.')
  await press('Kirim ke semua')
  await expect
    .element(dialog)
    .toMatchTextContent(
      "ke semua pembeli yang menerima promosi. Mereka membacanya di tab Promo, dengan judul 'Pekan Pintu' dan isi 'Diskon sampai Jumat.'"
    )
  await expectAccessible('the question before all buyers are told')
  await press('Kembali')
  expect(sent()).toEqual([])
  await expect.element(title).toHaveValue(' Pekan Pintu ')
  await press('Kirim ke semua')
  await press('Ya, kirim ke semua')
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Notifikasi dikirim ke 37 orang'))
  expect(sent().map(({ input }) => input)).toEqual([
    { type: 'promotion', title: ' Pekan Pintu ', body: 'Diskon sampai Jumat.', value: '' }
  ])
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(title).toHaveValue('')
})

it('[ops-401, ops-180] what was typed stays after a lost answer, and is sent again under its key after another question', async () => {
  answerBy(vi.mocked(call), { [tell]: () => lost })
  await renderFresh(<OpsNotification />)
  await userEvent.fill(title, 'Pekan Pintu')
  await userEvent.fill(body, 'Diskon sampai Jumat.')
  for (const times of [1, 2]) {
    await press('Kirim ke semua')
    expect(sent()).toHaveLength(times - 1)
    await press('Ya, kirim ke semua')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent()).toHaveLength(times)
    await expect.element(body).toHaveValue('Diskon sampai Jumat.')
  }
  const [first, second] = sent().map(({ options }) => options.key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect($notice.get()?.isError).toBe(true)
})

it('[ops-401] one buyer is told at once', async () => {
  await renderFresh(<OpsNotification />)
  await userEvent.fill(page.getByLabelText(/^Pembeli/), ' 0813-5550-0022 ')
  await userEvent.fill(title, 'Pekan Pintu')
  await userEvent.fill(body, 'Diskon sampai Jumat.')
  await press('Kirim')
  await vi.waitFor(() => expect(sent()).toMatchObject([{ input: { user: '0813-5550-0022' } }]))
  await expect.element(dialog).not.toBeInTheDocument()
})
