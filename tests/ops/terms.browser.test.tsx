import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { OpsKeywords } from '#ops/terms/OpsKeywords.tsx'
import { OpsSynonyms } from '#ops/terms/OpsSynonyms.tsx'
import { keywords, synonyms } from '#ops/terms/term-store.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { errorByCode } from '../support/errors.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const semen = { keyword: 'semen', sort: 1, is_own: false }
const pair = { word: 'gordyn', phrase: 'gorden', is_own: true }
const meta = { page: 1, per_page: 50, total: 120, total_pages: 3 }
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/keyword': () => answered([semen], 'OK', meta as never),
    'GET /ops/synonym': () => answered([pair], 'OK', meta as never),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  sessionStore.remove(draftsKey)
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls: [] })
  for (const one of [keywords, synonyms]) one.forget()
  showPart('content', { view: 'keywords' })
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

it('[ops-134] popular searches are filtered, moved and removed after a question', async () => {
  replies({
    'POST /ops/keyword': () => answered({ ...semen, sort: 5 }),
    'DELETE /ops/keyword': () => answered(semen)
  })
  await renderFresh(<OpsKeywords />)
  await expect.element(page.getByText('120 baris')).toBeVisible()
  await expectAccessible('popular searches')
  await press('Ubah urutan semen')
  await expect.element(field('Urutan')).toHaveFocus()
  await userEvent.fill(field('Urutan'), '5')
  await press('Simpan')
  await vi.waitFor(() => expect(sent('POST /ops/keyword')).toEqual([{ keyword: 'semen', sort: '5' }]))
  await press('Hapus semen')
  await expect.element(page.getByText(/^Kata bawaan ini tidak kembali/)).toBeVisible()
  expect(sent('DELETE /ops/keyword')).toEqual([])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Hapus' }))
  await vi.waitFor(() => expect(sent('DELETE /ops/keyword')).toEqual([{ keyword: 'semen' }]))
  await page.getByRole('combobox', { name: 'Asal' }).selectOptions('yes')
  await press('Berikutnya')
  await vi.waitFor(() =>
    expect(sent('GET /ops/keyword').at(-1)).toEqual({ is_own: true, page: 2, per_page: 50 })
  )
})

it('[ops-134] a synonym is added in its direction, and stays as it was typed when it is rejected', async () => {
  const fields = { phrase: 'Kedua kata sama.' }
  replies({
    'POST /ops/synonym': () => ({ ok: false, error: { ...errorByCode.invalid_input, fields } }),
    'DELETE /ops/synonym': () => answered(pair)
  })
  await renderFresh(<OpsSynonyms />)
  await expectAccessible('synonyms')
  await userEvent.fill(field('Yang diketik pembeli'), 'semen')
  await userEvent.fill(field('Juga menemukan'), 'semen')
  await press('Tambah')
  await expect.element(field('Juga menemukan')).toHaveAccessibleDescription('Kedua kata sama.')
  await expect.element(field('Yang diketik pembeli')).toHaveValue('semen')
  replies({ 'POST /ops/synonym': () => rejected('terms_full'), 'DELETE /ops/synonym': () => answered(pair) })
  await press('Tambah')
  await expect.element(page.getByText(errorByCode.terms_full.message)).toBeVisible()
  await press('Hapus gordyn menemukan gorden')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Hapus' }))
  await vi.waitFor(() => expect(sent('DELETE /ops/synonym')).toEqual([{ word: 'gordyn', phrase: 'gorden' }]))
})

it('[ops-134, ops-25] a lost list is requested again, and an empty one says so', async () => {
  replies({ 'GET /ops/synonym': () => lost })
  await renderFresh(<OpsSynonyms />)
  await expect.element(page.getByText(/^Tidak ada koneksi internet/)).toBeVisible()
  replies({ 'GET /ops/synonym': () => answered([], 'OK', { ...meta, total: 0, total_pages: 0 } as never) })
  await press('Coba lagi')
  await expect.element(page.getByText('Tidak ada kata yang cocok.')).toBeVisible()
})
