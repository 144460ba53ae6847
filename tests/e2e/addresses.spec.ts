import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { register, signInAsDemo } from './sign-in.ts'

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const cardOf = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label, exact: true }) })

/** Looks for a place in the form and takes the first that is found. */
async function findPlace(form: Locator, field: string, typed: string): Promise<void> {
  await form.getByRole('combobox', { name: field }).fill(typed)
  await form.getByRole('listbox', { name: field }).getByRole('option').first().click()
}

async function fillPerson(form: Locator, label: string): Promise<void> {
  await form.getByLabel('Label alamat').fill(label)
  await form.getByLabel('Nama penerima').fill('Dewi Lestari')
  await form.getByLabel('Nomor telepon').fill('0812-9876-5432')
  await form.getByLabel('Alamat lengkap').fill('Jl. Kenanga No. 12')
}

async function openMap(page: Page, form: Locator): Promise<Locator> {
  await form.getByRole('button', { name: /Titik Lokasi/ }).click()
  const map = dialogOf(page, 'Pilih Titik Lokasi')
  await expect(map).toBeVisible()
  await expect(map.locator('[aria-busy=true]')).toHaveCount(0)
  return map
}

const pointOf = (map: Locator) => map.getByRole('status').filter({ hasText: 'Titik' })

/** By how much the words of an empty field stand out from it, after WCAG. */
const placeholderContrast = (field: Locator) =>
  field.evaluate(element => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    /** How bright the point is once a colour was laid over it. */
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
  })

test('[address-11, address-15, address-21, address-53] addresses are added by search, changed, made the main one and deleted @phone', async ({
  page,
  counter
}) => {
  await page.goto('/register?next=%2Fprofile%3Ftab%3DAlamat')
  await register(page, counter, '085777880001', 'alamat@contoh.id')
  await expect(page.getByText('Anda belum menambahkan alamat.')).toBeVisible()
  await expectAccessible(page, 'no address in the account')
  const add = page.getByRole('button', { name: 'Tambah Alamat Baru' })
  await add.click()
  const form = dialogOf(page, 'Tambah Alamat')
  const city = form.getByRole('combobox', { name: 'Kota/Kabupaten' })
  await expect(city).toHaveAttribute('placeholder', 'Pilih provinsi dulu')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await placeholderContrast(city), colorScheme).toBeGreaterThanOrEqual(4.5)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await form.getByLabel('Nomor telepon').fill('+62 812-9876-5432, Rina')
  await expect(form.getByLabel('Nomor telepon')).toHaveValue('6281298765432')
  await fillPerson(form, 'Rumah')
  await findPlace(form, 'Cari wilayah', 'tebet barat')
  await expect(form.getByRole('combobox', { name: 'Provinsi' })).toHaveValue('Daerah Khusus Ibukota Jakarta')
  await expect(form.getByRole('combobox', { name: 'Kelurahan/Desa' })).toHaveValue('Tebet Barat')
  await expect(form.getByLabel('Kode pos')).toHaveValue('12810')
  await form.getByRole('button', { name: 'Simpan' }).dblclick()
  await expect(form).toBeHidden()
  await expect(cardOf(page, 'Rumah').getByText('Alamat Utama', { exact: true })).toBeVisible()

  await add.click()
  await fillPerson(form, 'Proyek')
  await findPlace(form, 'Cari wilayah', '12840')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Rumah', 'Proyek'])
  await expect(cardOf(page, 'Rumah').getByRole('button', { name: 'Hapus' })).toHaveCount(0)
  await expectAccessible(page, '/profile?tab=Alamat')

  await cardOf(page, 'Proyek').getByRole('button', { name: 'Ubah Alamat' }).click()
  const change = dialogOf(page, 'Ubah Alamat')
  await expect(change.getByRole('combobox', { name: 'Kelurahan/Desa' })).toHaveValue('Bukit Duri')
  await expect(change.getByRole('combobox', { name: 'Kecamatan' })).toHaveValue('Tebet')
  await change.getByLabel('Label alamat').fill('Gudang')
  await change.getByRole('button', { name: 'Simpan' }).click()
  await expect(cardOf(page, 'Gudang')).toBeVisible()

  await cardOf(page, 'Gudang').getByRole('button', { name: 'Jadikan Alamat Utama' }).click()
  await expect(cardOf(page, 'Gudang').getByText('Alamat Utama', { exact: true })).toBeVisible()
  await reloadClosed(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Gudang', 'Rumah'])

  await cardOf(page, 'Rumah').getByRole('button', { name: 'Hapus' }).click()
  const question = dialogOf(page, 'Hapus Alamat')
  await expect(
    question.getByText('Apakah Anda yakin ingin menghapus alamat ini? Tindakan ini tidak dapat dibatalkan.')
  ).toBeVisible()
  await expectAccessible(page, 'deletion of an address')
  await question.getByRole('button', { name: 'Hapus' }).click()
  await expect(cardOf(page, 'Rumah')).toHaveCount(0)
  await cardOf(page, 'Gudang').getByRole('button', { name: 'Hapus' }).click()
  await question.getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByRole('heading', { name: 'Alamat Kosong' })).toBeVisible()
})

test('[address-17, address-18] a higher region empties the lower ones, and nothing typed is lost @desktop', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/profile?tab=Alamat')
  await page.getByRole('button', { name: 'Ubah Alamat' }).first().click()
  const form = dialogOf(page, 'Ubah Alamat')
  const city = form.getByRole('combobox', { name: 'Kota/Kabupaten' })
  const village = form.getByRole('combobox', { name: 'Kelurahan/Desa' })
  await expect(village).toHaveValue(/./)
  await city.click()
  await expect(form.getByRole('option').first()).toBeVisible()
  await expectAccessible(page, 'regions of an address')
  // Left without a choice, the field says again what is chosen; Escape closes the list and not the form.
  await city.fill('zzz')
  await expect(form.getByText('Tidak ada yang cocok.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(city).toHaveValue('Kota Administrasi Jakarta Selatan')
  // By keyboard alone: typed, walked to and taken.
  await city.fill('jakarta pus')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('Kota Administrasi Jakarta Pusat')
  await expect(village).toHaveValue('')
  await expect(form.getByLabel('Kode pos')).toHaveValue('')
  await form.getByLabel('Nama penerima').fill('')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByLabel('Nama penerima')).toBeFocused()
  await form.getByLabel('Nama penerima').fill('Orang Baru')
  const district = form.getByRole('combobox', { name: 'Kecamatan' })
  await expect(district).toHaveAttribute('aria-invalid', 'true')
  for (const level of [district, village]) {
    await level.click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(level).toHaveValue(/./)
  }
  await expect(form.getByLabel('Kode pos')).toHaveValue(/^\d{5}$/)
  await page.route('**/buyer/address/update/*', route => route.abort('internetdisconnected'))
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByRole('alert').filter({ hasText: 'Tidak ada koneksi internet' })).toBeVisible()
  await expect(form.getByLabel('Nama penerima')).toHaveValue('Orang Baru')
  await page.goBack()
  await expect(form).toBeHidden()
})

test('[address-12, address-20, address-54] the point is set on the map by keyboard, by tap and by the device @phone', async ({
  page,
  context
}) => {
  await signInAsDemo(page)
  await page.goto('/profile?tab=Alamat')
  await page.getByRole('button', { name: 'Tambah Alamat Baru' }).click()
  const form = dialogOf(page, 'Tambah Alamat')
  await form.getByRole('button', { name: 'Pilih Titik Lokasi' }).click()
  await expect(
    form.getByText('Silakan lengkapi semua bidang alamat terlebih dahulu sebelum memilih titik lokasi.')
  ).toBeVisible()
  await fillPerson(form, 'Peta')
  await findPlace(form, 'Cari wilayah', 'tebet barat')
  await expect(form.getByText('Titik di tengah kelurahan.')).toBeVisible()
  const map = await openMap(page, form)
  const point = pointOf(map)
  await expect(point).toContainText('0 m dari titik tengah kelurahan')
  const signs = map.getByRole('list', { name: 'Penunjuk arah' }).getByRole('listitem')
  await expect(signs).toHaveCount(4)
  await expect(signs.filter({ hasText: /^Jakarta \w+ [\d,]+ km ke / })).not.toHaveCount(0)
  await expectAccessible(page, 'map of an address')

  const canvas = map.locator('canvas')
  const before = await point.textContent()
  await canvas.tap({ position: { x: 60, y: 200 } })
  await expect(point).not.toHaveText(before ?? '')
  const tapped = await point.textContent()
  await map.getByRole('application').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(point).not.toHaveText(tapped ?? '')
  await map.getByRole('button', { name: 'Perkecil peta' }).click()

  // Denied, then far away, then found.
  await map.getByRole('button', { name: 'Lokasi saya' }).click()
  await expect(
    map.getByText('Izin lokasi ditolak. Izinkan akses lokasi di pengaturan browser Anda.')
  ).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -7.25, longitude: 112.75 })
  await map.getByRole('button', { name: 'Lokasi saya' }).click()
  await expect(map.getByText('Titik lokasi terlalu jauh dari kelurahan yang dipilih.')).toBeVisible()
  await expect(map.getByRole('button', { name: 'Gunakan Titik Ini' })).toBeDisabled()
  await findPlace(map, 'Cari tempat', 'bukit duri')
  await expect(map.getByRole('button', { name: 'Gunakan Titik Ini' })).toBeEnabled()
  const shown = /-?\d+\.\d+, \d+\.\d+/.exec((await point.textContent()) ?? '')?.[0] ?? '?'
  await map.getByRole('button', { name: 'Gunakan Titik Ini' }).click()
  await expect(map).toBeHidden()
  await expect(form.getByText('Titik sudah dipilih di peta.')).toBeVisible()
  const saved = page.waitForResponse(answer => answer.url().includes('/buyer/address/add'))
  await form.getByRole('button', { name: 'Simpan' }).click()
  const { data } = (await (await saved).json()) as { data: { lat: string; lng: string } }
  expect(`${Number(data.lat).toFixed(6)}, ${Number(data.lng).toFixed(6)}`).toBe(shown)
})

test('[address-19] without WebGL the point is moved by buttons @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(own, this, [kind, ...rest])
    } as typeof own
  })
  await signInAsDemo(page)
  await page.goto('/profile?tab=Alamat')
  await page.getByRole('button', { name: 'Ubah Alamat' }).first().click()
  const form = dialogOf(page, 'Ubah Alamat')
  await expect(form.getByRole('combobox', { name: 'Kelurahan/Desa' })).toHaveValue(/./)
  const map = await openMap(page, form)
  await expect(map.getByText('Peta tidak dapat ditampilkan di perangkat ini.')).toBeVisible()
  await expect(map.getByText(/^Dekat /)).toBeVisible()
  await expectAccessible(page, 'point without a map')
  const point = pointOf(map)
  const before = await point.textContent()
  await map.getByRole('button', { name: 'Geser ke utara' }).click()
  await expect(point).not.toHaveText(before ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(point).toHaveText(before ?? '')
})

test('[address-12] another map comes from where its style says, with its makers named @phone', async ({
  page,
  baseURL
}) => {
  await page.route('**/client-config', async route => {
    const answer = await route.fetch()
    const config = { ...((await answer.json()) as object), map_style_url: `${baseURL}/peta.json` }
    await route.fulfill({ response: answer, json: config })
  })
  const places = {
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    attribution: '© Peta Uji'
  }
  const layers = [{ id: 'places', type: 'circle', source: 'places' }]
  await page.route('**/peta.json', route =>
    route.fulfill({ json: { version: 8, sources: { places }, layers } })
  )
  await signInAsDemo(page)
  await page.goto('/profile?tab=Alamat')
  await page.getByRole('button', { name: 'Ubah Alamat' }).first().click()
  const form = dialogOf(page, 'Ubah Alamat')
  await expect(form.getByRole('combobox', { name: 'Kelurahan/Desa' })).toHaveValue(/./)
  const map = await openMap(page, form)
  await expect(map.getByText('© Peta Uji')).toBeVisible()
})
