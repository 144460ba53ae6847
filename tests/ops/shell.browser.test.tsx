import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { opsTexts } from '#lib/ops/texts.ts'
import { clearPlace } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsConsole } from '#ops/OpsConsole.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const calls = ['GET /ops/outbox', 'GET /ops/banner', 'PUT /ops/fee-group', 'GET /ops/shop', 'GET /ops/find']
const caller = { name: 'Ani', role: 'owner' as const, shop: null, calls }
const thing = { id: 7, detail: 'Budi', role: null, contact: null, is_exact: true }
const found = [
  { ...thing, kind: 'order', title: 'BB261127ABC123' },
  { ...thing, kind: 'shop', title: 'Toko Maju' },
  { ...thing, kind: 'shop', id: 8, title: 'Toko Jaya' }
]
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/me': () => answered(caller),
    'GET /ops/outbox': () => answered([]),
    'GET /ops/banner': () => answered([]),
    'GET /buyer/fee-group': () => answered([]),
    'GET /buyer/category': () => answered([]),
    'GET /ops/shop': () => answered([]),
    'GET /ops/find': () => answered(found),
    ...more
  })
const part = (name: string) => page.getByRole('link', { name, exact: true })
const arrive = (search: string) => window.history.replaceState(null, '', window.location.pathname + search)
const box = page.getByRole('combobox', { name: 'Cari apa saja' })

beforeEach(async () => {
  forgetDrafts()
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
})
afterEach(() => {
  $caller.set(undefined)
  $session.set('loading')
  $notice.set(undefined)
  clearPlace()
})

it('[ops-100] shows the parts that the caller may use, by its address, and steps back', async () => {
  arrive('?part=fees')
  await renderFresh(<OpsConsole isSignedIn />)
  await expect.element(part('Isi')).toHaveAttribute('aria-current', 'page')
  await expect
    .element(page.getByRole('tab', { name: 'Biaya layanan' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(part('Pesanan')).not.toBeInTheDocument()
  await userEvent.click(part('Pengaturan'))
  await expect.element(page.getByText('Tidak ada pesan.')).toBeVisible()
  await vi.waitFor(() => expect(window.location.search).toBe('?part=settings'))
  await expectAccessible('the console')
  window.history.back()
  await expect.element(part('Isi')).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('tab', { name: 'Biaya layanan' })).toBeVisible()
})

it('[ops-100] on a phone the parts are in a drawer', async () => {
  await page.viewport(360, 740)
  await renderFresh(<OpsConsole isSignedIn />)
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  await expectAccessible('the drawer')
  await userEvent.click(page.getByRole('dialog').getByRole('link', { name: 'Toko', exact: true }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Toko' })).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await vi.waitFor(() => expect(window.location.search).toBe('?part=shops'))
})

it('[ops-101] finds by "/", arrows and Enter what the caller may open', async () => {
  await renderFresh(<OpsConsole isSignedIn />)
  await expect.element(part('Isi')).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('toko')
  const options = page.getByRole('listbox', { name: 'Hasil pencarian' }).getByRole('option')
  // The order's part is not this caller's.
  await expect.poll(() => options.all().length).toBe(2)
  await expectAccessible('results')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(part('Toko')).toHaveAttribute('aria-current', 'page')
  await vi.waitFor(() => expect(window.location.search).toBe('?part=shops&q=Toko+Jaya'))
  await expect.element(box).toHaveValue('')
})

it('[ops-101] says that nothing was found, and why nothing could be', async () => {
  replies({ 'GET /ops/find': () => answered([]) })
  await renderFresh(<OpsConsole isSignedIn />)
  await userEvent.fill(box, 'xyz')
  await expect.element(page.getByText('Tidak ada yang cocok.')).toBeVisible()
  replies({ 'GET /ops/find': () => lost })
  await userEvent.fill(box, 'xyza')
  await expect.element(page.getByText(/^Tidak ada koneksi internet/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('')
})

it('[ops-190] leads by keys to a part and to what is new', async () => {
  arrive('?part=settings')
  await renderFresh(<OpsConsole isSignedIn />)
  await expect.element(page.getByText('Tidak ada pesan.')).toBeVisible()
  await userEvent.keyboard('g')
  await expect.element(part('Pengaturan')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(part('Isi')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const title = page.getByRole('form', { name: 'banner baru' }).getByLabelText('Judul')
  await expect.element(title).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard('gn')
  await expect.element(title).toHaveValue('gn')
})

it('[ops-190] begins another banner after one was saved, with the focus in its first field', async () => {
  arrive('?part=content')
  replies({ 'PUT /ops/banner': () => answered({}) })
  await renderFresh(<OpsConsole isSignedIn />)
  const title = page.getByRole('form', { name: 'banner baru' }).getByLabelText('Judul')
  await expect.element(title).toBeVisible()
  await userEvent.keyboard('nGudang{Enter}')
  await expect.element(page.getByText('Gudang: disimpan')).toBeVisible()
  await expect.element(title).toHaveValue('')
  await expect.element(title).toHaveFocus()
})

it('[ops-193] lists its keys, and those of one letter or sign are turned off for good', async () => {
  arrive('?part=settings')
  await renderFresh(<OpsConsole isSignedIn />)
  await expect.element(page.getByText('Tidak ada pesan.')).toBeVisible()
  const list = page.getByRole('dialog', { name: 'Pintasan' })
  await userEvent.keyboard('?')
  await expect.element(list.getByText('Ke langkah untuk yang dipilih')).toBeVisible()
  await expectAccessible('the keys')
  const letters = list.getByRole('checkbox', { name: 'Pintasan satu huruf atau tanda aktif' })
  await expect.element(letters).toBeChecked()
  await letters.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  expect(localStorage.getItem('consoleKeys')).toBe('off')
  await userEvent.keyboard('?g/')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).not.toHaveFocus()
  await expect.element(part('Pengaturan')).not.toHaveFocus()
  await page.getByRole('button', { name: 'Pintasan' }).click()
  await letters.click()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('/')
  await expect.element(box).toHaveFocus()
})

it('[ops-440] a token that nobody has is called so', async () => {
  replies({ 'POST /ops/session': () => rejected('unauthorized') })
  await renderFresh(<OpsConsole isSignedIn={false} />)
  await userEvent.fill(page.getByLabelText('Token operator'), 'salah-salah-salah')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(opsTexts.wrongToken)
  await expect.element(page.getByLabelText('Token operator')).toHaveValue('salah-salah-salah')
})
