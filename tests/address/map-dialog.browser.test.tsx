import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call, clientConfig } from '#lib/core/api/call.ts'
import { $session } from '#lib/identity/store/who.ts'

import { AddressTab } from '#islands/address/AddressTab.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { addressBook, bukitDuri } from '../support/fake-addresses.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// The point of an address: set on the map, by the device, or by buttons without a map.

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn(),
  clientConfig: vi.fn()
}))

const update = 'POST /buyer/address/update/{id}'

/** Mocks the client configuration with this map. */
const answerConfig = (map_style_url: string | null) =>
  vi.mocked(clientConfig).mockResolvedValue({
    map_style_url,
    signature_key: '',
    realtime: { key: '' },
    push_key: null,
    phone_channels: ['whatsapp']
  })

beforeEach(() => {
  $session.set({ status: 'guest' })
  const member = signInMember()
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), { 'GET /buyer/profile': () => answered(member), ...addressBook('Rumah') })
  answerConfig(null)
})

const form = page.getByRole('dialog', { name: 'Ubah Alamat' })
const map = page.getByRole('dialog', { name: 'Pilih Titik Lokasi' })
const point = map.getByRole('status').filter({ hasText: 'Titik' })
const use = map.getByRole('button', { name: 'Gunakan Titik Ini' })
const locate = map.getByRole('button', { name: 'Lokasi saya' })
const textOf = () => point.element().textContent ?? ''

async function openMap(): Promise<void> {
  await renderFresh(<AddressTab />)
  await userEvent.click(page.getByRole('button', { name: 'Ubah Alamat' }))
  await expect.element(form.getByRole('combobox', { name: 'Kelurahan/Desa' })).toHaveValue('Tebet Barat')
  await userEvent.click(form.getByRole('button', { name: 'Ubah Titik Lokasi' }))
  await expect.element(map).toBeVisible()
}

/** The device answers its position, or the error code. */
function answerDevice(answer: { latitude: number; longitude: number } | { code: number }): void {
  const spy = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, fail) => {
    if ('code' in answer) fail?.({ ...answer, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    else found({ coords: answer } as GeolocationPosition)
  })
  onTestFinished(() => spy.mockRestore())
}

/** A browser without WebGL. */
function withoutWebGl(): void {
  const own = HTMLCanvasElement.prototype.getContext
  const spy = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    return kind.startsWith('webgl') ? null : Reflect.apply(own, this, [kind, ...rest])
  } as typeof own)
  onTestFinished(() => spy.mockRestore())
}

it('[address-12] offers no point before all regions are chosen', async () => {
  await renderFresh(<AddressTab />)
  await userEvent.click(page.getByRole('button', { name: 'Tambah Alamat Baru' }))
  await userEvent.click(page.getByRole('button', { name: 'Pilih Titik Lokasi' }))
  await expect
    .element(
      page.getByRole('alert').filter({
        hasText: 'Silakan lengkapi semua bidang alamat terlebih dahulu sebelum memilih titik lokasi.'
      })
    )
    .toBeVisible()
  await expect.element(map).not.toBeInTheDocument()
  await expectAccessible('a point that is asked for too early')
})

it('[address-12, address-54] sets the point by arrow keys, among signposts, and saves it', async () => {
  await openMap()
  await expect.element(point).toMatchTextContent(/· 0 m dari titik tengah kelurahan/)
  const signs = map.getByRole('list', { name: 'Penunjuk arah' }).getByRole('listitem')
  await expect.element(signs).toHaveLength(4)
  expect(signs.elements().some(sign => /^Jakarta \w+ [\d,]+ km ke /.test(sign.textContent ?? ''))).toBe(true)
  await expectAccessible('map of an address')
  const before = textOf()
  await expect.element(map.getByRole('application')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(textOf).not.toBe(before)
  const moved = textOf()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.poll(textOf).not.toBe(moved)
  const [, lat, lng] = /(-?\d+\.\d+), (\d+\.\d+)/.exec(textOf()) ?? []
  use.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(map).not.toBeInTheDocument()
  await expect.element(form.getByText('Titik sudah dipilih di peta.')).toBeVisible()
  await expect.element(form.getByRole('button', { name: 'Ubah Titik Lokasi' })).toHaveFocus()
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }))
  await expect.element(form).not.toBeInTheDocument()
  expect(sentTo(vi.mocked(call), update).map(({ input }) => input)).toMatchObject([{ id: 1, lat, lng }])
})

it.each([
  [1, 'Izin lokasi ditolak. Izinkan akses lokasi di pengaturan browser Anda.'],
  [2, 'Lokasi Anda tidak dapat ditemukan. Coba lagi.']
])('[address-20] reports an error of the device (%d)', async (code, text) => {
  answerDevice({ code })
  await openMap()
  await userEvent.click(locate)
  await expect.element(map.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect.element(use).toBeEnabled()
})

it('[address-20] shows but does not accept a position far from the village, and accepts a searched place', async () => {
  answerDevice({ latitude: -7.25, longitude: 112.75 })
  await openMap()
  await userEvent.click(locate)
  await expect
    .element(
      map.getByRole('alert').filter({ hasText: 'Titik lokasi terlalu jauh dari kelurahan yang dipilih.' })
    )
    .toBeVisible()
  await expect.element(point).toMatchTextContent(/Titik -7\.250000, 112\.750000/)
  await expect.element(use).toBeDisabled()
  await userEvent.fill(map.getByRole('combobox', { name: 'Cari tempat' }), 'bukit duri')
  await expect.element(map.getByRole('option')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(use).toBeEnabled()
  await expect.element(point).toMatchTextContent(new RegExp(`Titik ${bukitDuri.lat}, ${bukitDuri.lng}`))
})

it('[address-19] without WebGL buttons and keys move the point, and nearby places are named', async () => {
  withoutWebGl()
  await openMap()
  await expect.element(map.getByText(/^Peta tidak dapat ditampilkan di perangkat ini\./)).toBeVisible()
  await expect.element(map.getByText('Dekat Tebet Barat, Bukit Duri, Cideng')).toBeVisible()
  await expectAccessible('point without a map')
  const before = textOf()
  await userEvent.click(map.getByRole('button', { name: 'Geser ke utara' }))
  await expect.element(point).toMatchTextContent(/100 m dari titik tengah kelurahan/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(textOf).toBe(before)
})

it("[address-12] another map loads from its style's address and credits its makers", async () => {
  const places = {
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    attribution: '© Peta Uji'
  }
  const layers = [{ id: 'places', type: 'circle', source: 'places' }]
  const style = new Blob([JSON.stringify({ version: 8, sources: { places }, layers })])
  const address = URL.createObjectURL(style)
  onTestFinished(() => URL.revokeObjectURL(address))
  answerConfig(address)
  await openMap()
  await expect.element(map.getByText('© Peta Uji')).toBeVisible()
})
