import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { Address } from '#lib/address/store/addresses.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { $session } from '#lib/identity/store/who.ts'

import { AddressTab } from '#islands/address/AddressTab.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { addressBook, tebetBarat } from '../support/fake-addresses.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { wantTheme } from '../support/looks.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// 'Tambah Alamat' and 'Ubah Alamat': regions, postal code, errors, and what happens to the typed text.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const add = 'POST /buyer/address/add'
const update = 'POST /buyer/address/update/{id}'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

type Answers = Parameters<typeof answerBy>[1]

async function openTab(labels: string[], other: Answers = {}): Promise<void> {
  // Clears the previous test's drafts, which belong to its person.
  $session.set({ status: 'guest' })
  const member = signInMember()
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(member),
    ...addressBook(...labels),
    ...other
  })
  await renderFresh(<AddressTab />)
}

beforeEach(() => {
  vi.mocked(call).mockReset()
})

const addButton = page.getByRole('button', { name: 'Tambah Alamat Baru' })
const dialog = page.getByRole('dialog', { name: /^(?:Tambah|Ubah) Alamat$/ })
const field = (label: string) => dialog.getByLabelText(label, { exact: true })
const region = (name: string) => dialog.getByRole('combobox', { name, exact: true })
const [province, city, district, village] = ['Provinsi', 'Kota/Kabupaten', 'Kecamatan', 'Kelurahan/Desa'].map(
  region
)
const option = (name: string) => dialog.getByRole('option').filter({ hasText: name })
const save = dialog.getByRole('button', { name: 'Simpan' })

async function fillPerson(label: string): Promise<void> {
  await userEvent.fill(field('Label alamat'), label)
  await userEvent.fill(field('Nama penerima'), 'Dewi Lestari')
  await userEvent.fill(field('Nomor HP'), '0812-9876-5432')
  await userEvent.fill(field('Alamat lengkap'), 'Jl. Kenanga No. 12')
}

async function openSaved(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Ubah Alamat' }).first())
  await expect.element(village!).toHaveValue('Tebet Barat')
}

it('[address-52] phone and postal code accept digits only', async () => {
  await openTab([])
  await userEvent.click(addButton)
  await userEvent.fill(field('Nomor HP'), '+62 812-9876-5432, Rina')
  await expect.element(field('Nomor HP')).toHaveValue('6281298765432')
  await userEvent.fill(field('Kode pos'), '12-8101')
  await expect.element(field('Kode pos')).toHaveValue('12810')
})

it('[address-53] a disabled region field says which one to choose first', async () => {
  await openTab([])
  await userEvent.click(addButton)
  await expect.element(field('Label alamat')).toHaveFocus()
  await expect.element(city!).toBeDisabled()
  await expect.element(city!).toHaveAttribute('placeholder', 'Pilih provinsi dulu')
  await expect.element(district!).toHaveAttribute('placeholder', 'Pilih provinsi dulu')
  await userEvent.click(province!)
  await userEvent.click(option('Daerah Khusus Ibukota Jakarta'))
  await expect.element(city!).toBeEnabled()
  await expect.element(district!).toHaveAttribute('placeholder', 'Pilih kota/kabupaten dulu')
  await expectAccessible('an address that is begun')
})

/** The contrast between a placeholder and its field, after WCAG. */
function placeholderContrast(element: Element): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
  /** The luminance of a pixel under a colour overlay. */
  const paint = (color: string, opacity: string) => {
    canvas.globalAlpha = Number(opacity)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const light = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map(channel => {
      const part = channel / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * light[0]! + 0.7152 * light[1]! + 0.0722 * light[2]!
  }
  const words = getComputedStyle(element, '::placeholder')
  const ground = paint(getComputedStyle(element).backgroundColor, '1')
  const written = paint(words.color, words.opacity)
  return (Math.max(ground, written) + 0.05) / (Math.min(ground, written) + 0.05)
}

it.each(['light', 'dark'] as const)(
  '[address-53] a disabled field is readable in the %s theme',
  async theme => {
    await wantTheme(theme)
    await openTab([])
    await userEvent.click(addButton)
    await expect.element(city!).toBeDisabled()
    expect(placeholderContrast(city!.element())).toBeGreaterThanOrEqual(4.5)
    await expectAccessible(`an address that is begun, ${theme}`)
  }
)

it('[address-15, address-17] choosing a place fills in all regions, and a double click saves one address', async () => {
  const { answer, give } = held()
  let book: object[] = []
  await openTab([], { 'GET /buyer/address': () => answered(book), [add]: () => answer })
  await userEvent.click(addButton)
  await fillPerson('Rumah')
  await userEvent.fill(region('Cari wilayah'), 'tebet barat')
  await expect.element(option('Tebet Barat')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(province!).toHaveValue('Daerah Khusus Ibukota Jakarta')
  await expect.element(village!).toHaveValue('Tebet Barat')
  await expect.element(field('Kode pos')).toHaveValue('12810')
  await expect.element(dialog.getByText(/^Titik di tengah kelurahan\./)).toBeVisible()
  await expectAccessible('a whole address')
  await userEvent.dblClick(save)
  const [form] = sent(add)
  book = [{ ...form, id: 1, is_main: true, address: 'Jl. Kenanga No. 12' }]
  give(answered(book[0]))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Alamat Utama', { exact: true })).toBeVisible()
  expect($toast.get()).toMatchObject({ text: 'Alamat berhasil ditambahkan', tone: 'success' })
  expect(sent(add)).toMatchObject([
    { label: 'Rumah', subdistrict_id: 1, zip_code: '12810', lat: tebetBarat.lat, lng: tebetBarat.lng }
  ])
})

it('[address-15] a search without results says so, but only after it ran', async () => {
  await openTab([])
  await userEvent.click(addButton)
  await userEvent.fill(region('Cari wilayah'), 'zzzz')
  await expect.element(dialog.getByText('Tidak ada yang cocok.')).toBeVisible()
  await expectAccessible('a place that is not found')
})

it('[address-17] a field left without a new choice shows the chosen value again; Escape closes the list but not the form', async () => {
  await openTab(['Rumah'])
  await openSaved()
  await userEvent.click(city!)
  await expect.element(option('Kota Administrasi Jakarta Pusat')).toBeVisible()
  await expectAccessible('regions of an address')
  await userEvent.fill(city!, 'zzz')
  await expect.element(dialog.getByText('Tidak ada yang cocok.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(city!).toHaveValue('Kota Administrasi Jakarta Selatan')
  await userEvent.fill(field('Nama penerima'), 'Orang Baru')
  await expect.element(field('Nama penerima')).toHaveValue('Orang Baru')
  // Without an open list Escape closes the form, even from a field with a value.
  ;(city!.element() as HTMLElement).focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('[address-17, address-18] changing a region clears the lower ones; the first invalid field gets the focus and nothing typed is lost', async () => {
  await openTab(['Rumah'], { [update]: () => lost })
  await openSaved()
  await expect.element(district!).toHaveValue('Tebet')
  await userEvent.fill(city!, 'jakarta pus')
  await userEvent.keyboard('{Enter}')
  await expect.element(city!).toHaveValue('Kota Administrasi Jakarta Pusat')
  for (const lower of [district!, village!, field('Kode pos')]) await expect.element(lower).toHaveValue('')
  await userEvent.fill(field('Nama penerima'), '')
  await userEvent.click(save)
  await expect.element(field('Nama penerima')).toHaveFocus()
  await expect.element(field('Nama penerima')).toHaveAccessibleDescription('Nama penerima wajib diisi')
  await expect.element(district!).toHaveAttribute('aria-invalid', 'true')
  await expect.element(district!).toHaveAccessibleDescription('Kecamatan wajib dipilih')
  await expectAccessible('an address with faults')
  await userEvent.fill(field('Nama penerima'), 'Orang Baru')
  for (const [level, name] of [
    [district!, 'Gambir'],
    [village!, 'Cideng']
  ] as const) {
    await userEvent.click(level)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(level).toHaveValue(name)
  }
  await expect.element(field('Kode pos')).toHaveValue('10150')
  await userEvent.click(save)
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: 'Tidak ada koneksi internet' }))
    .toBeVisible()
  await expect.element(field('Nama penerima')).toHaveValue('Orang Baru')
  await expect.element(save).toBeEnabled()
  expect(sent(update)).toMatchObject([{ id: 1, name: 'Orang Baru', city_id: 3173, subdistrict_id: 3 }])
  window.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('[address-18] shows a server error at its field and focuses it', async () => {
  const { error } = rejected('invalid_input')
  const answer = {
    ok: false,
    error: { ...error, fields: { phone: 'Nomor telepon harus 10-14 digit' } }
  } as const
  await openTab(['Rumah'], { [update]: () => answer })
  await openSaved()
  await userEvent.click(save)
  await expect.element(field('Nomor HP')).toHaveAccessibleDescription('Nomor telepon harus 10-14 digit')
  await expect.element(field('Nomor HP')).toHaveFocus()
})

it('[address-14] an estimated postal code is marked until it is corrected', async () => {
  await openTab([], {
    'GET /buyer/region/zip-code': () =>
      answered([{ id: 1, value: '12810', is_estimate: true, lat: tebetBarat.lat, lng: tebetBarat.lng }])
  })
  await userEvent.click(addButton)
  for (const [level, name] of [
    [province!, 'Daerah Khusus Ibukota Jakarta'],
    [city!, 'Kota Administrasi Jakarta Selatan'],
    [district!, 'Tebet'],
    [village!, 'Tebet Barat']
  ] as const) {
    await expect.element(level).toBeEnabled()
    await userEvent.click(level)
    await userEvent.click(option(name).first())
  }
  await expect.element(field('Kode pos')).toHaveValue('12810')
  await expect.element(field('Kode pos')).toHaveAccessibleDescription('Perkiraan, mohon diperiksa')
  await expectAccessible('address dialog with an estimate')
  await userEvent.fill(field('Kode pos'), '12345')
  await expect.element(field('Kode pos')).toHaveAccessibleDescription('')
})

it('[address-17] regions that fail to load show an error and a retry', async () => {
  let isDown = true
  const book = addressBook()
  await openTab([], {
    'GET /buyer/region/city': (input: { province: number }) =>
      isDown ? lost : book['GET /buyer/region/city'](input)
  })
  await userEvent.click(addButton)
  await userEvent.fill(province!, 'jakarta')
  await userEvent.keyboard('{Enter}')
  const again = dialog.getByRole('alert').getByRole('button', { name: 'Coba lagi' })
  await expect.element(again).toBeVisible()
  await expectAccessible('regions that could not be loaded')
  isDown = false
  await userEvent.click(again)
  await expect.element(city!).toBeEnabled()
})

it('[address-50, identity-139] closing the form keeps the draft and returns the focus to its button', async () => {
  const { answer, give } = held()
  await openTab([], { [add]: () => answer })
  await expect.element(addButton).toBeVisible()
  addButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Label alamat')).toHaveFocus()
  await userEvent.keyboard('Rumah{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(addButton).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(dialog.getByRole('status').filter({ hasText: 'Isian Anda yang belum disimpan masih ada.' }))
    .toBeVisible()
  await expect.element(field('Label alamat')).toHaveValue('Rumah')
  await expectAccessible('a form with what was typed before')
  await userEvent.click(dialog.getByRole('button', { name: 'Mulai dari awal' }))
  await expect.element(field('Label alamat')).toHaveValue('')
  await expect.element(field('Label alamat')).toHaveFocus()
  // Saving clears the draft too.
  await fillPerson('Proyek')
  await userEvent.fill(region('Cari wilayah'), '12840')
  await expect.element(option('Bukit Duri')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(save)
  give(answered({ id: 1 } as Address))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(addButton).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Label alamat')).toHaveValue('')
})
