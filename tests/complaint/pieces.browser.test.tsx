import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { storeTyped } from '#lib/identity/store/typed.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { picture } from './choose-photos.ts'
import { theOptions } from './complaint-data.ts'

// Wrong numbers of pieces in the count and in the form: they stay, and there is no way on. The rule: pieces.test.ts.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const making = 'POST /buyer/transaction/complain'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const amount = (name: string) => page.getByRole('textbox', { name: `Jumlah ${name}`, exact: true })
const next = button('Lanjut ke Komplain')
const title = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const fraction = 'Isi jumlah bulat, tanpa koma.'
const stored = {
  clientId: 'c',
  kind: 'problem',
  reason: 'Tiga sak pecah dan isinya mengeras.',
  solution: 'exchange',
  photos: [{ clientId: 'p', id: 5, address: picture }]
}

async function open(isCount: boolean, lines: readonly (readonly number[])[]) {
  storeTyped('complaint:6', { ...stored, lines })
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/options/{id}': () => answered(theOptions()),
    [making]: () => rejected('complaint_limit')
  })
  history.replaceState(null, '', `/complaint/options/6${isCount ? '?hitung=1' : ''}`)
  return renderFresh(<ComplaintFormPage id="6" isCount={isCount} />)
}

const sentLines = () => sentTo(vi.mocked(call), making).map(({ input }) => input['lines'])

/** Types key by key, and leaves the field. */
async function typeInto(name: string, text: string): Promise<void> {
  await userEvent.fill(amount(name), '')
  if (text) await userEvent.type(amount(name), text)
  await userEvent.tab()
}

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
})

it('[complaint-22] more than arrived stays in the count with its message, and the focus comes back to it', async () => {
  await open(true, [[21, 1, 1]])
  await typeInto('kurang Semen', '9')
  const field = amount('kurang Semen')
  await expect.element(field).toHaveValue('9')
  await expect.element(field).toHaveAccessibleDescription(/Maksimal 3.sak\.$/)
  await expect.element(page.getByText('Perbaiki jumlah yang salah dulu')).toBeVisible()
  await expectAccessible('count with too many')
  await userEvent.click(next)
  // The first of the two that are too many together.
  await expect.element(amount('rusak Semen')).toHaveFocus()
  await expect.element(title('Hitung Barang')).toBeVisible()
  await typeInto('kurang Semen', '3')
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  await userEvent.click(next)
  await expect.element(title('Ajukan Komplain')).toHaveFocus()
})

it('[complaint-22] what is no number is no complete count: it leads to its field, not to the receipt', async () => {
  await open(true, [])
  // Unlike '1,5', whose '1' is a difference for a moment, it never named a piece.
  await typeInto('rusak Semen', '-2')
  await userEvent.click(next)
  await expect.element(amount('rusak Semen')).toHaveFocus()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('[complaint-22] a fraction in the count is an error', async () => {
  await open(true, [])
  await expect.element(button('Pesanan Diterima')).toBeVisible()
  await typeInto('rusak Semen', '1,5')
  const field = amount('rusak Semen')
  await expect.element(field).toHaveValue('1,5')
  await expect.element(field).toHaveAccessibleDescription(new RegExp(`${fraction}$`))
  await expect.element(button('Pesanan Diterima')).not.toBeInTheDocument()
  await expect.element(page.getByText('Semua datang baik')).not.toBeInTheDocument()
  await userEvent.click(next)
  await expect.element(field).toHaveFocus()
  await expect.element(title('Hitung Barang')).toBeVisible()
  await typeInto('rusak Semen', '2')
  await expect.element(page.getByText('Ada selisih: 2 rusak/pecah')).toBeVisible()
})

it.each(['1.5', '0.5', '-2', '1e1', '1,5'])(
  '[complaint-22, complaint-25] %s is no number, also after a reload',
  async typed => {
    const { unmount } = await open(true, [])
    await typeInto('rusak Semen', typed)
    await expect.element(amount('rusak Semen')).toHaveValue(typed)
    await unmount()
    await renderFresh(<ComplaintFormPage id="6" isCount />)
    await expect.element(amount('rusak Semen')).toHaveValue(typed)
    await expect.element(amount('rusak Semen')).toHaveAccessibleDescription(new RegExp(`${fraction}$`))
    await expect.element(next).toBeVisible()
  }
)

it.each([
  ['9', /Maksimal 4.sak\.$/],
  ['1,5', new RegExp(`${fraction}$`)],
  ['0', /Minimal 1.sak\.$/],
  ['', /Minimal 1.sak\.$/]
])('[complaint-22] the form keeps %o with its message, and is not sent', async (typed, message) => {
  await open(false, [[21, 1, 1]])
  await typeInto('Semen', typed)
  const field = amount('Semen')
  await expect.element(field).toHaveValue(typed)
  await expect.element(field).toHaveAccessibleDescription(message)
  await userEvent.click(button('Ajukan Komplain'))
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText('Jumlah melebihi yang dapat dikomplain.')).not.toBeInTheDocument()
  await expectAccessible('form with wrong pieces')
  expect(sentLines()).toEqual([])
  await typeInto('Semen', '2')
  await userEvent.click(button('Ajukan Komplain'))
  await expect.poll(sentLines).toEqual([[{ id: 21, qty: 2, problem: 'broken' }]])
})

it('[complaint-22] a step corrects what was wrong', async () => {
  await open(false, [[21, 1, 1]])
  await typeInto('Semen', '9')
  await userEvent.click(button('Kurangi jumlah Semen'))
  await expect.element(amount('Semen')).toHaveValue('4')
  await typeInto('Semen', '1,5')
  await userEvent.click(button('Tambah jumlah Semen'))
  await expect.element(amount('Semen')).toHaveValue('2')
  await expect.element(page.getByText(fraction)).not.toBeInTheDocument()
})
