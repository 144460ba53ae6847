import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { OpsKeywords } from '#ops/terms/OpsKeywords.tsx'
import { OpsSynonyms } from '#ops/terms/OpsSynonyms.tsx'
import { keyword, keywords, synonym, synonyms } from '#ops/terms/term-store.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { errorByCode } from '../support/errors.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/browser/save-file.ts', async original => ({
  ...(await original<object>()),
  saveCsv: vi.fn()
}))
vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const first = '2026-11-28T03:00:00.000Z'
const later = '2026-11-28T04:00:00.000Z'
const semen = { id: 7, keyword: 'semen', sort: 1, is_own: false, updated_at: first }
const pair = { id: 9, word: 'gordyn', phrase: 'gorden', is_own: true, updated_at: first }
const meta = { page: 1, per_page: 50, total: 120, total_pages: 3 }
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/keyword': () => answered([semen], 'OK', meta as never),
    'GET /ops/keyword/{id}': () => answered(semen),
    'GET /ops/synonym': () => answered([pair], 'OK', meta as never),
    'GET /ops/synonym/{id}': () => answered(pair),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  replies()
  sessionStore.remove(draftsKey)
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls: [] })
  for (const one of [keywords, synonyms, keyword, synonym]) one.forget()
  showPart('content', { view: 'keywords' })
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

const question = page.getByRole('dialog')
const late = { ok: false as const, error: errorByCode.changed_meanwhile }

it('[ops-134] popular searches are filtered, added, moved and removed after a question', async () => {
  replies({
    'POST /ops/keyword': () => answered({ ...semen, id: 8, keyword: 'bata', is_added: true }),
    'PUT /ops/keyword/{id}': () => answered({ ...semen, sort: 5, updated_at: later }),
    'DELETE /ops/keyword/{id}': () => answered(semen)
  })
  await renderFresh(<OpsKeywords />)
  await expect.element(page.getByText('120 baris')).toBeVisible()
  await expectAccessible('popular searches')
  await press('Kata baru')
  await expect.element(field('Kata')).toHaveFocus()
  await userEvent.keyboard('bata{Enter}')
  await vi.waitFor(() => expect(sent('POST /ops/keyword')).toEqual([{ keyword: 'bata', sort: '100' }]))
  await userEvent.click(page.getByRole('rowheader', { name: 'semen' }))
  await userEvent.fill(field('Urutan'), '5')
  await press('Simpan')
  await vi.waitFor(() =>
    expect(sent('PUT /ops/keyword/{id}')).toEqual([{ id: 7, sort: '5', updated_at: first }])
  )
  await press('Hapus')
  await expect.element(page.getByText(/^Kata bawaan ini tidak kembali/)).toBeVisible()
  expect(sent('DELETE /ops/keyword/{id}')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Hapus' }))
  await vi.waitFor(() =>
    expect(sent('DELETE /ops/keyword/{id}')).toEqual([{ id: 7, updated_at: expect.any(String) }])
  )
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Asal' }).selectOptions('yes')
  await press('Berikutnya')
  await vi.waitFor(() =>
    expect(sent('GET /ops/keyword').at(-1)).toEqual({ is_own: true, page: 2, per_page: 50 })
  )
})

it('[ops-134] a synonym is added in its direction, and stays as it was typed when it is rejected', async () => {
  const fields = { phrase: 'Kedua kata sama.' }
  replies({ 'POST /ops/synonym': () => ({ ok: false, error: { ...errorByCode.invalid_input, fields } }) })
  await renderFresh(<OpsSynonyms />)
  await press('Sinonim baru')
  await expectAccessible('synonyms')
  await userEvent.fill(field('Yang diketik pembeli'), 'semen')
  await userEvent.fill(field('Juga menemukan'), 'semen')
  await press('Tambah sinonim')
  await expect.element(field('Juga menemukan')).toHaveAccessibleDescription(/Kedua kata sama\./)
  await expect.element(field('Yang diketik pembeli')).toHaveValue('semen')
  replies({ 'POST /ops/synonym': () => rejected('terms_full') })
  await press('Tambah sinonim')
  await expect.element(page.getByText(errorByCode.terms_full.message)).toBeVisible()
})

it.each([
  ['Kata', 'Kata baru', 'Tambah kata', 'POST /ops/keyword', { keyword: 'bata' }],
  [
    'Yang diketik pembeli',
    'Sinonim baru',
    'Tambah sinonim',
    'POST /ops/synonym',
    { word: 'bata', phrase: 'x' }
  ]
])(
  '[goods-94, goods-95] what is typed for the next term while one is saved stays: %s',
  async (name, add, save, endpoint, made) => {
    const saves = [held(), held()]
    replies({ [endpoint]: () => saves[sent(endpoint).length - 1]!.answer })
    await renderFresh(endpoint === 'POST /ops/keyword' ? <OpsKeywords /> : <OpsSynonyms />)
    await press(add)
    await userEvent.fill(field(name), 'bata')
    await press(save)
    await userEvent.fill(field(name), 'genteng')
    saves[0]!.give(answered({ ...semen, ...pair, ...made, id: 8, is_added: true }))
    await vi.waitFor(() => expect($notice.get()?.text).toContain('ditambahkan'))
    await expect.element(field(name)).toHaveValue('genteng')
    await press(save)
    await vi.waitFor(() => expect(Object.values(sent(endpoint).at(-1)!)).toContain('genteng'))
    saves[1]!.give(answered({ ...semen, ...pair, ...made, id: 9, is_added: false }))
    await expect.element(field(name)).toHaveValue('')
    expect($notice.get()?.text).toMatch(/^'bata'.*: sudah ada$/)
  }
)

it('[goods-82, ops-107] a synonym that somebody else changed offers the newest, and keeps what was typed', async () => {
  const newest = { ...pair, phrase: 'tirai', updated_at: later }
  const isTold = () => sent('PUT /ops/synonym/{id}').length > 0
  replies({
    'GET /ops/synonym/{id}': () => answered(isTold() ? newest : pair),
    'PUT /ops/synonym/{id}': ({ updated_at: seen }: { updated_at: string }) =>
      seen === first ? late : answered({ ...newest, word: 'gordin' })
  })
  await renderFresh(<OpsSynonyms />)
  await userEvent.click(page.getByRole('rowheader', { name: 'gordyn' }))
  await userEvent.fill(field('Yang diketik pembeli'), 'gordin')
  await press('Simpan')
  await expect.element(page.getByText(errorByCode.changed_meanwhile.message)).toBeVisible()
  await press('Muat yang terbaru')
  await expect.element(field('Juga menemukan')).toHaveValue('tirai')
  await expect.element(field('Yang diketik pembeli')).toHaveValue('gordin')
  await press('Lanjut dengan isian saya')
  await press('Simpan')
  await vi.waitFor(() => expect($notice.get()?.text).toBe("'gordin' → 'tirai': disimpan"))
  const input = { id: 9, word: 'gordin', phrase: 'tirai', updated_at: later }
  expect(sent('PUT /ops/synonym/{id}').at(-1)).toEqual(input)
})

it('[goods-82] a delivered synonym that was changed is an own one beside the table', async () => {
  const made = { ...pair, id: 12, phrase: 'tirai' }
  replies({
    'GET /ops/synonym/{id}': ({ id }: { id: number }) => answered(id === 12 ? made : pair),
    'PUT /ops/synonym/{id}': () => answered(made)
  })
  showPart('content', { view: 'synonyms' })
  await renderFresh(<OpsSynonyms />)
  await userEvent.click(page.getByRole('rowheader', { name: 'gordyn' }))
  await userEvent.fill(field('Juga menemukan'), 'tirai')
  await press('Simpan')
  await expect.element(page.getByRole('heading', { name: 'gordyn → tirai' })).toBeVisible()
  expect(new URLSearchParams(location.search).get('open')).toBe('12')
})

it('[goods-82] a synonym whose save arrives when another part is shown opens nothing there', async () => {
  const saved = Promise.withResolvers<ReturnType<typeof answered>>()
  replies({ 'PUT /ops/synonym/{id}': () => saved.promise })
  showPart('content', { view: 'synonyms' })
  await renderFresh(<OpsSynonyms />)
  await userEvent.click(page.getByRole('rowheader', { name: 'gordyn' }))
  await userEvent.fill(field('Juga menemukan'), 'tirai')
  await press('Simpan')
  showPart('complaints', { open: '4' })
  saved.resolve(answered({ ...pair, id: 12, phrase: 'tirai' }))
  await vi.waitFor(() => expect($notice.get()?.text).toBe("'gordyn' → 'tirai': disimpan"))
  expect(new URLSearchParams(location.search).get('open')).toBe('4')
})

it('[goods-81] what somebody else moved meanwhile is not removed: the newest is shown', async () => {
  const newest = { ...semen, sort: 30, updated_at: later }
  replies({
    'GET /ops/keyword/{id}': () => answered(sent('DELETE /ops/keyword/{id}').length > 0 ? newest : semen),
    'DELETE /ops/keyword/{id}': () => late
  })
  await renderFresh(<OpsKeywords />)
  await userEvent.click(page.getByRole('rowheader', { name: 'semen' }))
  await press('Hapus')
  await userEvent.click(question.getByRole('button', { name: 'Hapus' }))
  await expect.element(field('Urutan')).toHaveValue('30')
  expect($notice.get()).toEqual({ text: errorByCode.changed_meanwhile.message, isError: true })
})

it('[ops-134] the file has all that the filters find', async () => {
  showPart('content', { view: 'synonyms', own: 'yes', q: 'gor' })
  await renderFresh(<OpsSynonyms />)
  replies({ 'GET /ops/synonym': () => answered([pair]) })
  await press('CSV')
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  const [name, text] = vi.mocked(saveCsv).mock.lastCall!
  expect(name).toMatch(/^sinonim-/)
  expect(text).toContain('"gordyn";"gorden";"Tambahan"')
  expect(sent('GET /ops/synonym').at(-1)).toEqual({ keyword: 'gor', is_own: true, page: 1, per_page: 100 })
})

it('[ops-134, ops-25] a lost list is requested again, and an empty one says so', async () => {
  replies({ 'GET /ops/synonym': () => lost })
  await renderFresh(<OpsSynonyms />)
  await expect.element(page.getByText(/^Tidak ada koneksi internet/)).toBeVisible()
  replies({ 'GET /ops/synonym': () => answered([], 'OK', { ...meta, total: 0, total_pages: 0 } as never) })
  await press('Coba lagi')
  await expect.element(page.getByText('Tidak ada kata.')).toBeVisible()
})
