import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { feeCategories, fees, type OpsFeeGroup } from '#ops/console-lists.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsFees } from '#ops/OpsFees.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { errorByCode } from '../support/errors.ts'
import { answerBy, answered, held, rejected, sentTo } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const list = 'GET /buyer/fee-group'
const change = 'PUT /ops/fee-group'
const remove = 'DELETE /ops/fee-group/{type}/{name}'
const version = (day: number) => `2026-11-0${day}T03:00:00.000Z`
const group = (name: 'A' | 'B' | 'C', names: string[]): OpsFeeGroup => ({
  type: 'material',
  name,
  rate_basis_points: 150,
  category_names: names,
  updated_at: version(1)
})
const category = (id: number, name: string, parent: number | null, type = 'material') => ({
  id,
  parent_id: parent,
  level: parent === null ? 1 : 2,
  type,
  slug: `k-${id}`,
  name,
  icon: 'box'
})
const categories = [
  category(10, 'Cat', null),
  category(11, 'Perkakas', null),
  category(12, 'Cat Interior', 10),
  category(13, 'Cat Eksterior', 10),
  category(20, 'Catering', null, 'non-material')
]
let stored: OpsFeeGroup[]
const form = page.getByRole('form', { name: 'Bahan Bangunan, Kelompok A' })
const field = form.getByRole('combobox', { name: 'Tambah kategori' })
const chosen = () =>
  form
    .getByRole('listitem')
    .all()
    .map(one => one.element().textContent)
const options = () =>
  form
    .getByRole('option')
    .all()
    .map(one => one.element().textContent)
const sent = () => sentTo(vi.mocked(call), change).map(({ input }) => input)
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    [list]: () => answered(stored),
    'GET /buyer/category': () => answered(categories),
    [change]: (input: object) => {
      const saved = { ...stored[0]!, ...input, updated_at: version(2) }
      stored = [saved, stored[1]!]
      return answered(saved)
    },
    ...more
  })

beforeEach(() => {
  forgetDrafts()
  stored = [group('A', ['Perkakas']), group('B', ['Cat Eksterior'])]
  vi.mocked(call).mockReset()
  replies()
  $session.set('in')
  $caller.set({ name: 'Budi', role: 'finance', shop: null, calls: [change] })
  fees.forget()
  feeCategories.forget()
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
})

it('[ops-232] categories of a fee group are chosen from those of its kind by keys and taken out again; names that are none of them stay', async () => {
  await renderFresh(<OpsFees />)
  await expect.element(form).toBeVisible()
  await userEvent.fill(field, 'cat')
  await vi.waitFor(() =>
    expect(options()).toEqual(['Cat', 'Cat › Cat EksteriorSekarang di Kelompok B', 'Cat › Cat Interior'])
  )
  await expectAccessible('categories of a fee group')
  await userEvent.fill(field, 'interior cat')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(chosen()).toEqual(['Perkakas', 'Cat Interior']))
  expect(sent()).toEqual([])
  await expect.element(field).toHaveValue('')
  await userEvent.fill(field, 'cat')
  await vi.waitFor(() => expect(options()).not.toContain('Cat › Cat Interior'))
  await userEvent.clear(field)
  await userEvent.keyboard('{Escape}{Enter}')
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Kelompok A: disimpan'))
  expect(sent()).toEqual([
    expect.objectContaining({ category_names: ['Perkakas', 'Cat Interior'], updated_at: version(1) })
  ])
  form.getByRole('button', { name: 'Keluarkan Perkakas' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(chosen()).toEqual(['Cat Interior']))
  await expect.element(field).toHaveFocus()
})

it('[ops-232] what is chosen and typed stays after a reload and an error; words that name no choice are not dropped by a save', async () => {
  const fields = { category_names: 'Sudah ada di Kelompok B' }
  replies({ [change]: () => ({ ok: false, error: { ...errorByCode.invalid_input, fields } }) as never })
  const first = await renderFresh(<OpsFees />)
  await userEvent.fill(field, 'eksterior')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(chosen()).toEqual(['Perkakas', 'Cat Eksterior']))
  await userEvent.fill(field, 'gips')
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }))
  await expect.element(field).toHaveAccessibleDescription('Pilih dari daftar, atau kosongkan')
  await expect.element(field).toHaveValue('gips')
  expect(sent()).toEqual([])
  await first.unmount()
  await renderFresh(<OpsFees />)
  await expect.element(field).toHaveValue('gips')
  await userEvent.clear(field)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }))
  await expect.element(field).toHaveAccessibleDescription('Sudah ada di Kelompok B')
  expect(chosen()).toEqual(['Perkakas', 'Cat Eksterior'])
})

it('[goods-72] a name that no category of its kind has is marked, and can be taken out', async () => {
  stored = [group('A', ['Perkakas', 'Sudah Dihapus', 'Catering']), group('B', ['cat eksterior'])]
  await renderFresh(<OpsFees />)
  const mark = 'belum ada di katalog'
  await expect.poll(chosen).toEqual(['Perkakas', `Sudah Dihapus${mark}`, `Catering${mark}`])
  await expect.element(page.getByText('cat eksterior')).not.toHaveTextContent(mark)
  await expectAccessible('marked names of a fee group')
  await userEvent.click(form.getByRole('button', { name: 'Keluarkan Sudah Dihapus' }))
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }))
  await vi.waitFor(() => expect(sent()).toMatchObject([{ category_names: ['Perkakas', 'Catering'] }]))
})

describe('[ops-402] groups are added and removed', () => {
  const blank = page.getByRole('form', { name: 'Bahan Bangunan, Kelompok baru', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Hapus Kelompok A?' })
  const removals = () => sentTo(vi.mocked(call), remove).map(({ input }) => input)
  const removal = page.getByRole('button', { name: 'Hapus kelompok A, Bahan Bangunan', exact: true })
  const ask = () => userEvent.click(removal)
  const names = () =>
    [
      ...document.querySelectorAll<HTMLOptionElement>(
        'form[aria-label="Bahan Bangunan, Kelompok baru"] select option'
      )
    ].map(({ value }) => value)
  const addedBySomebody = (name: OpsFeeGroup['name']): OpsFeeGroup => ({
    ...group('C', [`Lain ${name}`]),
    name
  })
  /** What a save without a version is told of a group that somebody else has added. */
  function addedMeanwhile(name: OpsFeeGroup['name']): never {
    stored = [...stored, addedBySomebody(name)]
    const fields = { updated_at: 'Versi (updated_at) wajib dikirim' }
    return { ok: false, error: { ...errorByCode.invalid_input, fields } } as never
  }
  async function fillNew() {
    await userEvent.fill(blank.getByLabelText('Tarif, persen'), '1,25')
    await userEvent.fill(blank.getByRole('combobox', { name: 'Tambah kategori' }), 'interior')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(blank.getByRole('button', { name: 'Tambah kelompok' }))
  }

  it('one that is missing, without a version', async () => {
    const added = { ...group('A', ['Cat Interior']), name: 'D' as const, rate_basis_points: 125 }
    replies({
      [change]: () => {
        stored = [...stored, added]
        return answered(added)
      }
    })
    await renderFresh(<OpsFees />)
    await expect.poll(names).toEqual(['C', 'D', 'E'])
    await userEvent.click(blank.getByRole('button', { name: 'Tambah kelompok' }))
    await expect
      .element(blank.getByLabelText('Tarif, persen'))
      .toHaveAccessibleDescription('Tarif ditulis seperti 1,5')
    await expectAccessible('a new fee group')
    expect(sent()).toEqual([])
    await userEvent.selectOptions(blank.getByLabelText('Nama kelompok'), 'D')
    await fillNew()
    await vi.waitFor(() => expect($notice.get()?.text).toBe('Kelompok D: ditambahkan'))
    expect(sent()).toEqual([
      { type: 'material', name: 'D', rate_basis_points: 125, category_names: ['Cat Interior'] }
    ])
    await expect.poll(names).toEqual(['C', 'E'])
    await expect.element(blank.getByLabelText('Tarif, persen')).toHaveValue('')
  })

  it('one that somebody else added meanwhile is said, and what was typed stays', async () => {
    replies({ [change]: () => addedMeanwhile('C') })
    await renderFresh(<OpsFees />)
    await fillNew()
    await expect
      .element(blank.getByLabelText('Nama kelompok'))
      .toHaveAccessibleDescription(/baru saja ditambahkan orang lain/)
    await expect.poll(names).toEqual(['', 'D', 'E'])
    await expect.element(blank.getByLabelText('Tarif, persen')).toHaveValue('1,25')
    await expect.element(blank.getByRole('listitem')).toMatchTextContent('Cat Interior')
    // No other name is taken without being chosen.
    await userEvent.click(blank.getByRole('button', { name: 'Tambah kelompok' }))
    expect(sent()).toHaveLength(1)
    await expect.element(blank.getByLabelText('Nama kelompok')).toHaveValue('')
    replies()
    await userEvent.selectOptions(blank.getByLabelText('Nama kelompok'), 'E')
    await userEvent.click(blank.getByRole('button', { name: 'Tambah kelompok' }))
    await expect.poll(() => sent().at(-1)).toMatchObject({ name: 'E', rate_basis_points: 125 })
  })

  it('what is typed while a new one is saved is of the next one', async () => {
    const added = { ...group('C', ['Cat Interior']), rate_basis_points: 125 }
    const saving = held()
    replies({ [change]: () => saving.answer })
    await renderFresh(<OpsFees />)
    await fillNew()
    await userEvent.fill(blank.getByLabelText('Tarif, persen'), '2')
    stored = [...stored, added]
    saving.give(answered(added))
    await vi.waitFor(() => expect($notice.get()?.text).toBe('Kelompok C: ditambahkan'))
    await expect.poll(names).toEqual(['', 'D', 'E'])
    await expect.element(blank.getByLabelText('Tarif, persen')).toHaveValue('2')
    await expect.element(blank.getByLabelText('Nama kelompok')).toHaveAccessibleDescription('')
    await expect.element(blank.getByRole('listitem')).not.toBeInTheDocument()
    await userEvent.click(blank.getByRole('button', { name: 'Tambah kelompok' }))
    await expect
      .element(blank.getByLabelText('Nama kelompok'))
      .toHaveAccessibleDescription('Pilih nama kelompok')
    expect(sent()).toHaveLength(1)
  })

  it('what was typed stays where somebody else added the last one that was missing', async () => {
    stored = [...stored, addedBySomebody('C'), addedBySomebody('D')]
    replies({ [change]: () => addedMeanwhile('E') })
    await renderFresh(<OpsFees />)
    await fillNew()
    await expect
      .element(blank.getByLabelText('Nama kelompok'))
      .toHaveAccessibleDescription(/baru saja ditambahkan orang lain/)
    await expect.element(blank.getByLabelText('Tarif, persen')).toHaveValue('1,25')
    await userEvent.click(blank.getByRole('button', { name: 'Buang perubahan' }))
    await expect.element(blank).not.toBeInTheDocument()
  })

  it('the last one that is missing, after which the focus is not lost with its form', async () => {
    stored = [...stored, addedBySomebody('C'), addedBySomebody('D')]
    replies({
      [change]: () => {
        stored = [...stored, addedBySomebody('E')]
        return answered(addedBySomebody('E'))
      }
    })
    await renderFresh(<OpsFees />)
    await fillNew()
    await expect.element(blank).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement !== document.body).toBe(true)
  })

  it('one is removed into the group that is chosen in the question', async () => {
    $caller.set({ name: 'Budi', role: 'finance', shop: null, calls: [change, remove] })
    stored = [stored[0]!, { ...stored[1]!, updated_at: version(3) }]
    const listed = held()
    replies({
      [remove]: () => {
        stored = [{ ...group('B', ['Cat Eksterior', 'Perkakas']), updated_at: version(4) }]
        replies({ [list]: () => listed.answer })
        return answered(stored[0])
      }
    })
    await renderFresh(<OpsFees />)
    await ask()
    await expect
      .element(dialog)
      .toMatchTextContent('1 kategori pindah ke kelompok lain dengan tarifnya: Perkakas.')
    await expect.element(dialog.getByRole('button', { name: 'Ya, hapus' })).toBeDisabled()
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Kelompok B, 1,5%')
    await expectAccessible('the question before a fee group is removed')
    expect(removals()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Ya, hapus dan pindahkan ke Kelompok B' }))
    await vi.waitFor(() =>
      expect($notice.get()?.text).toBe('Kelompok A: dihapus. Kategorinya sekarang di Kelompok B')
    )
    expect(removals()).toEqual([
      { type: 'material', name: 'A', into: 'B', into_updated_at: version(3), updated_at: version(1) }
    ])
    // The question gave the focus back to its button, which goes with the group.
    await expect.element(removal).toHaveFocus()
    listed.give(answered(stored))
    await expect.element(form).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement !== document.body).toBe(true)
    // The last group of its kind has nothing that could get its categories.
    await expect.element(page.getByRole('button', { name: /^Hapus kelompok/ })).not.toBeInTheDocument()
  })

  it('a group with unsaved changes gets no categories, which they would take out again', async () => {
    $caller.set({ name: 'Budi', role: 'finance', shop: null, calls: [change, remove] })
    await renderFresh(<OpsFees />)
    const other = page.getByRole('form', { name: 'Bahan Bangunan, Kelompok B' })
    await userEvent.fill(other.getByLabelText('Tarif, persen'), '2')
    await ask()
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Kelompok B, 1,5%')
    await expect.element(dialog.getByRole('combobox')).toHaveAccessibleDescription(/belum disimpan/)
    await expect.element(dialog.getByRole('button', { name: /^Ya, hapus/ })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Kembali' }))
    await userEvent.click(other.getByRole('button', { name: 'Buang perubahan' }))
    await ask()
    await expect.element(dialog.getByRole('button', { name: /^Ya, hapus/ })).toBeEnabled()
  })

  it('one that somebody else changed meanwhile stays, and the chosen group with it', async () => {
    $caller.set({ name: 'Budi', role: 'finance', shop: null, calls: [change, remove] })
    replies({
      [remove]: () => {
        stored = [{ ...group('A', ['Perkakas', 'Cat']), updated_at: version(2) }, stored[1]!]
        return rejected('changed_meanwhile')
      }
    })
    await renderFresh(<OpsFees />)
    await ask()
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Kelompok B, 1,5%')
    await userEvent.click(dialog.getByRole('button', { name: /^Ya, hapus/ }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect($notice.get()?.isError).toBe(true)
    await ask()
    await expect.element(dialog).toMatchTextContent('2 kategori')
    await expect.element(dialog.getByRole('combobox')).toHaveValue('B')
    await userEvent.click(dialog.getByRole('button', { name: /^Ya, hapus/ }))
    await expect.poll(() => removals().map(({ updated_at }) => updated_at)).toEqual([version(1), version(2)])
  })

  it('nobody is offered a step that the role may not take', async () => {
    $caller.set({ name: 'Tri', role: 'support', shop: null, calls: [] })
    await renderFresh(<OpsFees />)
    await expect.element(form).toBeVisible()
    await expect.element(blank).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Hapus kelompok/ })).not.toBeInTheDocument()
  })
})
