import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { banners, type OpsBanner } from '#ops/console-lists.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { OpsBanners } from '#ops/OpsBanners.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, rejected, sentTo } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const list = 'GET /ops/banner'
const order = 'PUT /ops/banner/order'
const change = 'PUT /ops/banner'
const changedMeanwhile = coreErrors.changed_meanwhile.message
const version = (day: number) => `2026-11-0${day}T03:00:00.000Z`
const banner = (id: number, title: string): OpsBanner => ({
  id,
  title,
  photo: 'banners/a',
  photo_narrow: null,
  url: '/search',
  sort: id,
  is_active: true,
  updated_at: version(1)
})
let stored: OpsBanner[]
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    [list]: () => answered(stored),
    [order]: (input: { banners: { id: number }[] }) => {
      stored = input.banners.map(({ id }, sort) => ({
        ...stored.find(one => one.id === id)!,
        sort,
        updated_at: version(2)
      }))
      return answered(stored)
    },
    ...more
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const form = (name: string) => page.getByRole('form', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
  stored = [banner(1, 'Satu'), banner(2, 'Dua'), banner(3, 'Tiga')]
  vi.mocked(call).mockReset()
  replies()
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls: [list, order, change] })
  banners.forget()
  forgetDrafts()
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
})

it('[ops-171] a banner is moved by keys: the focus stays with it, and what is typed stays', async () => {
  await renderFresh(<OpsBanners />)
  await userEvent.fill(form('Tiga').getByLabelText('Judul'), 'Tiga baru')
  button('Naikkan Tiga').element().focus()
  await userEvent.keyboard('{Enter}')
  const seen = [1, 3, 2].map(id => ({ id, updated_at: version(1) }))
  await vi.waitFor(() => expect(sent(order)).toEqual([{ banners: seen }]))
  await expect.element(button('Turunkan Tiga')).toBeEnabled()
  await expect.element(button('Naikkan Tiga')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(sent(order)).toHaveLength(2))
  await expect.element(button('Naikkan Tiga')).toBeDisabled()
  await expect.element(button('Turunkan Tiga')).toHaveFocus()
  await expect.element(form('Tiga').getByLabelText('Judul')).toHaveValue('Tiga baru')
  await expectAccessible('banners')
  replies({ [change]: () => rejected('unavailable') })
  await userEvent.click(form('Tiga').getByRole('button', { name: 'Simpan' }))
  await vi.waitFor(() =>
    expect(sent(change)).toEqual([
      expect.objectContaining({ id: 3, title: 'Tiga baru', sort: 0, updated_at: version(2) })
    ])
  )
})

it('[ops-171] two clicks save once, and the focus is in Simpan again', async () => {
  const slow = held()
  replies({ [change]: () => slow.answer })
  await renderFresh(<OpsBanners />)
  await userEvent.fill(form('Dua').getByLabelText('Judul'), 'Dua baru')
  const save = form('Dua').getByRole('button', { name: 'Simpan' })
  const element = save.element() as HTMLElement
  element.focus()
  // Both before the page is drawn again.
  element.click()
  element.click()
  await vi.waitFor(() => expect(sent(change)).not.toHaveLength(0))
  stored = stored.map(one => (one.id === 2 ? { ...one, title: 'Dua baru', updated_at: version(3) } : one))
  slow.give(answered(stored[1]))
  await expect.element(form('Dua baru')).toBeVisible()
  await expect.element(form('Dua baru').getByRole('button', { name: 'Simpan' })).toHaveFocus()
  expect(sent(change)).toHaveLength(1)
})

const titles = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(item => item.querySelector('form')?.getAttribute('aria-label'))

it('[ops-242] of two moves at once the second waits until the first one is answered', async () => {
  const slow = held()
  replies({ [order]: () => slow.answer })
  await renderFresh(<OpsBanners />)
  await expect.element(button('Naikkan Tiga')).toBeVisible()
  // Both before the page is drawn again.
  for (const name of ['Naikkan Tiga', 'Turunkan Satu']) (button(name).element() as HTMLElement).click()
  stored = [stored[0]!, stored[2]!, stored[1]!].map((one, sort) => ({ ...one, sort, updated_at: version(2) }))
  slow.give(answered(stored))
  await expect.poll(titles).toEqual(['Satu', 'Tiga', 'Dua'])
  expect(sent(order)).toHaveLength(1)
  replies()
  await userEvent.click(button('Turunkan Satu'))
  await expect.poll(titles).toEqual(['Tiga', 'Satu', 'Dua'])
})

it('[ops-240] who moves after somebody else is told so, and sees the newest order with what was typed', async () => {
  const changed = { ...rejected('changed_meanwhile') }
  replies({
    [order]: () => {
      stored = [stored[2]!, stored[0]!, stored[1]!].map(one => ({ ...one, updated_at: version(2) }))
      return changed
    }
  })
  await renderFresh(<OpsBanners />)
  await userEvent.fill(form('Dua').getByLabelText('Judul'), 'Dua baru')
  await userEvent.click(button('Naikkan Dua'))
  await expect.poll(titles).toEqual(['Tiga', 'Satu', 'Dua'])
  expect($notice.get()).toMatchObject({ text: expect.stringMatching(/sudah diubah/), isError: true })
  await expect.element(form('Dua').getByLabelText('Judul')).toHaveValue('Dua baru')
  // Another place is no change of what is typed.
  await expect.element(page.getByText(/^Data ini diubah orang lain/)).not.toBeInTheDocument()
})

describe('[ops-241] a banner that somebody else saved meanwhile', () => {
  const choice = page.getByText(/^Data ini diubah orang lain/)
  const inForm = (name: string) => form('Dua').or(form('Dua mereka')).getByRole('button', { name })
  /** Types and saves, but somebody else was faster; then the newest is loaded. */
  async function meetAnother() {
    replies({ [change]: () => rejected('changed_meanwhile') })
    await renderFresh(<OpsBanners />)
    await userEvent.fill(form('Dua').getByLabelText('Judul'), 'Dua saya')
    await userEvent.click(inForm('Simpan'))
    stored = stored.map(one =>
      one.id === 2 ? { ...one, title: 'Dua mereka', url: '/category', updated_at: version(5) } : one
    )
    await userEvent.click(inForm('Muat yang terbaru'))
    await expect.element(choice).toBeVisible()
    await expect.element(form('Dua mereka').getByLabelText('Judul')).toHaveValue('Dua saya')
    await expect.element(form('Dua mereka').getByLabelText('Tujuan di situs ini')).toHaveValue('/category')
    await expectAccessible('a banner that somebody else changed')
  }

  it('is changed over the newest one by choice alone', async () => {
    await meetAnother()
    await userEvent.click(inForm('Simpan'))
    await expect.element(choice).toBeVisible()
    expect(sent(change)).toHaveLength(1)
    await userEvent.click(inForm('Lanjut dengan isian saya'))
    replies({ [change]: () => answered(stored[1]) })
    await userEvent.click(inForm('Simpan'))
    await vi.waitFor(() => expect(sent(change)).toHaveLength(2))
    expect(sent(change)[1]).toMatchObject({ title: 'Dua saya', url: '/category', updated_at: version(5) })
  })

  it('[ops-223] that was only moved leaves no error once the newest is there, and is saved over it', async () => {
    replies({ [change]: () => rejected('changed_meanwhile') })
    await renderFresh(<OpsBanners />)
    await userEvent.fill(form('Dua').getByLabelText('Judul'), 'Dua saya')
    await userEvent.click(inForm('Simpan'))
    await expect.element(form('Dua').getByRole('alert')).toHaveTextContent(changedMeanwhile)
    stored = stored.map(one => (one.id === 2 ? { ...one, updated_at: version(5) } : one))
    await userEvent.click(inForm('Muat yang terbaru'))
    await expect.element(form('Dua').getByRole('alert')).not.toBeInTheDocument()
    await expect.element(inForm('Muat yang terbaru')).not.toBeInTheDocument()
    await expect.element(choice).not.toBeInTheDocument()
    await expect.element(form('Dua').getByLabelText('Judul')).toHaveValue('Dua saya')
    await userEvent.click(inForm('Simpan'))
    await vi.waitFor(() =>
      expect(sent(change).at(-1)).toMatchObject({ title: 'Dua saya', updated_at: version(5) })
    )
    // Moved once more meanwhile: that is said again.
    await expect.element(form('Dua').getByRole('alert')).toHaveTextContent(changedMeanwhile)
  })

  it('is taken as it is, and what was typed is gone', async () => {
    await meetAnother()
    await userEvent.click(inForm('Buang perubahan'))
    await expect.element(form('Dua mereka').getByLabelText('Judul')).toHaveValue('Dua mereka')
    await expect.element(choice).not.toBeInTheDocument()
  })
})

describe('[goods-67] a banner that rests', () => {
  const removal = 'DELETE /ops/banner/{id}'
  const dialog = page.getByRole('dialog', { name: 'Hapus banner Dua?' })

  it('is deleted after a question that names it, with its version', async () => {
    stored = stored.map(one => ({ ...one, is_active: one.id !== 2 }))
    replies({
      [removal]: () => {
        stored = stored.filter(one => one.id !== 2)
        return answered({ id: 2 })
      }
    })
    await renderFresh(<OpsBanners />)
    await userEvent.click(form('Dua').getByRole('button', { name: 'Hapus' }))
    await expect.element(dialog).toBeVisible()
    await expectAccessible('the question before a banner is deleted')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent(removal)).toEqual([])
    await userEvent.click(form('Dua').getByRole('button', { name: 'Hapus' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }))
    await expect.element(form('Dua')).not.toBeInTheDocument()
    expect(sent(removal)).toEqual([{ id: 2, updated_at: version(1) }])
    expect($notice.get()).toMatchObject({ text: 'Dua: dihapus' })
  })

  it('stays with what was typed where somebody else changed it, and the newest is shown', async () => {
    stored = stored.map(one => ({ ...one, is_active: one.id !== 2 }))
    replies({
      [removal]: () => {
        stored = stored.map(one =>
          one.id === 2 ? { ...one, url: '/category', updated_at: version(4) } : one
        )
        return rejected('changed_meanwhile')
      }
    })
    await renderFresh(<OpsBanners />)
    await userEvent.fill(form('Dua').getByLabelText('Judul'), 'Dua saya')
    await userEvent.click(form('Dua').getByRole('button', { name: 'Hapus' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }))
    await expect.element(form('Dua').getByLabelText('Tujuan di situs ini')).toHaveValue('/category')
    await expect.element(form('Dua').getByLabelText('Judul')).toHaveValue('Dua saya')
    expect($notice.get()).toMatchObject({ isError: true })
  })
})

it('[ops-280] a place that is no whole number stays as typed and is never sent as another one', async () => {
  replies({ [change]: () => rejected('invalid_input') })
  await renderFresh(<OpsBanners />)
  const place = form('banner baru').getByLabelText('Urutan')
  for (const [typed, shown, sort] of [
    ['1,5', '1,5', '1,5'],
    ['-2', '-2', '-2'],
    ['1e3', '1e3', '1e3'],
    ['', '', ''],
    ['1.000', '1000', 1000]
  ] as const) {
    await userEvent.fill(place, typed)
    await expect.element(place).toHaveValue(shown)
    const isWrong = typeof sort === 'string' && sort !== ''
    if (isWrong) await expect.element(place).toHaveAccessibleDescription(/^Isi bilangan bulat/)
    await userEvent.click(form('banner baru').getByRole('button', { name: 'Simpan' }))
    await vi.waitFor(() => expect(sent(change).at(-1)).toMatchObject({ sort }))
  }
})

describe('[ops-243] what is typed about a banner', () => {
  const picture = () => new File(['a'], 'promo.jpg', { type: 'image/jpeg' })

  it('is there after a reload, for its caller alone; of a picture the form says that it is not', async () => {
    const first = await renderFresh(<OpsBanners />)
    for (const name of ['Dua', 'banner baru']) {
      await expect
        .element(form(name).getByLabelText(/^Foto, 1280/))
        .toHaveAccessibleDescription(/perlu dipilih lagi\.$/)
      await userEvent.fill(form(name).getByLabelText('Judul'), `${name} saya`)
      await userEvent.upload(form(name).getByLabelText(/^Foto, 1280/), picture())
    }
    await first.unmount()
    const again = await renderFresh(<OpsBanners />)
    for (const name of ['Dua', 'banner baru']) {
      await expect.element(form(name).getByLabelText('Judul')).toHaveValue(`${name} saya`)
      await expect
        .element(form(name).getByLabelText(/^Foto, 1280/))
        .toHaveAccessibleDescription('promo.jpg belum tersimpan dan tidak ikut dimuat ulang: pilih lagi.')
    }
    await expectAccessible('banners after a reload')
    await again.unmount()
    const caller = $caller.get()!
    $caller.set({ ...caller, name: 'Budi' })
    const other = await renderFresh(<OpsBanners />)
    await expect.element(form('Dua').getByLabelText('Judul')).toHaveValue('Dua')
    await expect.element(form('banner baru').getByLabelText('Judul')).toHaveValue('')
    await other.unmount()
  })

  it('is sent once with its picture, and gone with the save', async () => {
    replies({ [change]: () => answered(stored[1]) })
    const first = await renderFresh(<OpsBanners />)
    for (const name of ['Dua', 'banner baru']) {
      await userEvent.fill(form(name).getByLabelText('Judul'), `${name} saya`)
      await userEvent.upload(form(name).getByLabelText(/^Foto, 1280/), picture())
      await userEvent.click(form(name).getByRole('button', { name: 'Simpan' }))
      await expect.element(form(name).getByLabelText('Judul')).toHaveValue(name === 'Dua' ? 'Dua' : '')
      await expect.element(form(name).getByLabelText(/^Foto, 1280/)).toHaveValue('')
    }
    expect(sent(change).map(({ title, photo }) => [title, (photo as File).name])).toEqual([
      ['Dua saya', 'promo.jpg'],
      ['banner baru saya', 'promo.jpg']
    ])
    await first.unmount()
    expect(sessionStore.get(draftsKey)).toBeNull()
  })
})
