import { beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

import { storeDraft } from '#lib/cart/store/checkout-draft.ts'
import type { CheckoutBlock } from '#lib/checkout/contract.ts'
import { $pointForms } from '#lib/checkout/store/point-forms.ts'
import { $checkout, emptyCheckout } from '#lib/checkout/store/state.ts'
import { call } from '#lib/core/api/call.ts'
import { usesDeliveryMode } from '#lib/shipping/delivery-mode.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'

import { CheckoutPage } from '#islands/checkout/CheckoutPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { checkoutData, paymentGroup, shippingOption } from '../support/checkout-data.ts'
import { answerBy, answered, held, lost, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { dialogNamed, expectCloses, expectOpens } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'

// Goods that do not reach the address: negotiated, picked up at a warehouse, or left at a point.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const setPickup = 'POST /buyer/transaction/pickup/set'
const setPoint = 'POST /buyer/transaction/point/set'

/** An option that does not reach the address, in one of the cases of D8. */
const beyond = (
  type: ShippingOption['type'],
  courier: string,
  more: Pick<ShippingOption, 'case'> & Partial<ShippingOption>
) => shippingOption(type, 0, { courier, service: '', is_available: false, is_point: true, ...more })
const truckBeyond = beyond('baba_expedition', 'Baba Logistik', {
  case: 2,
  is_pickup: true,
  is_negotiable: true
})
const courierBeyond = beyond('shop_courier', 'Kurir Toko', { case: 4, is_negotiable: true })
const carriedByBaba = beyond('shop_courier', 'Kurir Toko', { case: 6, is_pickup: true })

const region = (id: number, name: string) => ({ id, name })
const [province, city, district, subdistrict] = [
  region(32, 'Jawa Barat'),
  region(3273, 'Kota Bandung'),
  region(327301, 'Coblong'),
  region(32730101, 'Dago')
]
const warehouse = {
  id: 9,
  name: 'Gudang Bandung',
  address_detail: 'Jl. Gudang No. 9',
  phone: '6281200000009',
  cost: 25_000,
  final_cost: 25_000,
  province,
  city,
  district,
  subdistrict
}

/** The server's state of each shop's delivery. */
let deliveries: Record<number, CheckoutBlock['delivery']>
const atAddress: CheckoutBlock['delivery'] = {
  mode: 'deliver',
  cost: 0,
  warehouse_id: null,
  warehouse: null,
  point: null
}

/** A shop's block: its option has a price once a pickup or a point is chosen. */
function blockOf(shopId: number, option: ShippingOption): CheckoutBlock {
  const [block] = checkoutData().checkouts
  const delivery = deliveries[shopId] ?? atAddress
  const carrier = delivery.point?.type ?? null
  const isMoved = delivery.mode !== 'deliver' && usesDeliveryMode(option, { ...delivery, carrier })
  const priced = { ...option, is_available: true, cost: delivery.cost, final_cost: delivery.cost }
  const shown = isMoved ? priced : option
  return {
    ...block!,
    id: `checkout-${shopId}`,
    shop_id: shopId,
    shop: { id: shopId, slug: `toko-${shopId}`, name: `Toko ${shopId}`, photo: null, city: 'Kota Bandung' },
    delivery,
    shippings: {
      ...block!.shippings,
      commercial: [],
      baba_expedition: shown.type === 'baba_expedition' ? [shown] : [],
      shop_courier: shown.type === 'shop_courier' ? [shown] : [],
      information: 'Lokasi Anda tidak terjangkau, silahkan gunakan opsi dibawah ini'
    }
  }
}

/** Answers warehouse requests instead of the server above. */
let pickupList: (() => typeof lost) | undefined
let pickupChoice: (() => ReturnType<typeof held>['answer']) | undefined

type PointSent = { cart_id: string; type: 'expedition' | 'shop'; is_main: boolean; address_detail: string }
const shopOf = ({ cart_id }: { cart_id: string }) => Number(cart_id.split('-')[1])

/** The checkout of shops with one option each. */
async function openCheckout(...options: ShippingOption[]): Promise<void> {
  const points = ({ city_id, district_id }: { city_id?: number; district_id?: number }) => {
    const all = { province, city, zip_code: '40135' }
    if (district_id) return answered([{ ...all, district, subdistrict, cost: 35_000, final_cost: 35_000 }])
    return answered([
      { ...all, district: city_id ? district : null, subdistrict: null, cost: null, final_cost: null }
    ])
  }
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'POST /buyer/transaction/checkout': () => {
      const checkouts = options.map((option, n) => blockOf(n + 1, option))
      return answered(checkoutData({ ...checkouts[0]!, checkouts }))
    },
    'GET /buyer/transaction/payment': () =>
      answered([paymentGroup('virtual_account', [{ id: 2, name: 'BCA' }])]),
    'POST /buyer/transaction/checkout/choose': (choice: { cart_id: string; mode?: string }) => {
      if (choice.mode === 'deliver') deliveries[shopOf(choice)] = atAddress
      return answered(null)
    },
    'POST /buyer/transaction/pickup/list': () => pickupList?.() ?? answered([warehouse]),
    [setPickup]: (choice: { cart_id: string }) => {
      if (pickupChoice) return pickupChoice()
      const { name, phone } = warehouse
      const place = { name, phone, address: 'Jl. Gudang No. 9, Kota Bandung' }
      deliveries[shopOf(choice)] = {
        ...atAddress,
        mode: 'pickup',
        cost: 25_000,
        warehouse_id: 9,
        warehouse: place
      }
      return answered({ mode: 'pickup', cost: 25_000, final_cost: 25_000 })
    },
    'POST /buyer/transaction/point/expedition/list': points,
    'POST /buyer/transaction/point/shop/list': points,
    [setPoint]: ({ cart_id, ...point }: PointSent) => {
      const where = { province, city, district, subdistrict, zip_code: '40135' }
      deliveries[shopOf({ cart_id })] = {
        ...atAddress,
        mode: 'point',
        cost: 35_000,
        point: { label: 'Kerabat', name: 'Sari', phone: '6281234567890', ...point, ...where }
      }
      return answered({ mode: 'point', cost: 35_000, final_cost: 35_000 })
    }
  })
  await renderFresh(<CheckoutPage />)
}

type Place = Pick<Locator, 'getByRole'>
const ways = (place: Place = page) => place.getByRole('group', { name: 'Cara menerima barang' })
const way = (name: string, place: Place = page) =>
  ways(place).getByRole('button', { name: new RegExp(`^${name}`) })
const wayNames = (place: Place = page) =>
  ways(place)
    .getByRole('button')
    .elements()
    .map(one => one.querySelector('b')?.textContent)
const pickups = dialogNamed('Lokasi Penjemputan di Gudang Ekspedisi')
const points = dialogNamed('Lokasi yang tersedia')
const pay = page.getByRole('button', { name: 'Bayar Sekarang' })
const discuss = page.getByRole('button', { name: 'Diskusi Ongkir' })

async function choose(level: string): Promise<void> {
  const field = points.getByRole('combobox', { name: level })
  await expect.element(field).toBeEnabled()
  await userEvent.click(field)
  await userEvent.click(points.getByRole('listbox', { name: level }).getByRole('option').first())
  await expect.element(field).not.toHaveValue('')
}

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  $checkout.set(emptyCheckout)
  $pointForms.set({})
  deliveries = {}
  pickupList = pickupChoice = undefined
  storeDraft({ lineIds: [21], isBuyNow: false })
  await page.viewport(360, 740)
})

it('[checkout-54, checkout-52] with Baba as carrier, goods are picked up or left at a point, and nothing is paid before', async () => {
  await openCheckout(carriedByBaba)
  await expect
    .element(page.getByText('Lokasi Anda tidak terjangkau, silahkan gunakan opsi dibawah ini'))
    .toBeVisible()
  await expect.poll(() => wayNames()).toEqual(['Jemput', 'Titip'])
  await expect.element(page.getByText('Pilih jemput atau titip', { exact: true }).last()).toBeVisible()
  await expect.element(pay).toBeDisabled()
  await expectAccessible('ways of delivery')
  await expectOpens(way('Jemput'), pickups)
  await expectCloses(way('Jemput'), pickups)
  await userEvent.click(way('Jemput'))
  await userEvent.click(pickups.getByRole('button', { name: 'Pilih Gudang Bandung' }))
  await expect.element(pickups).not.toBeInTheDocument()
  await expect.element(way('Jemput')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(way('Jemput')).toMatchTextContent(/Gudang Bandung · 081200000009/)
  await expect.element(pay).toBeEnabled()
  expect(sent(setPickup)).toEqual([{ cart_id: 'checkout-1', warehouse_id: 9 }])
})

it('[checkout-54] reports warehouses that failed to load, and a choice that was not saved', async () => {
  const { answer, give } = held()
  pickupList = () => lost
  pickupChoice = () => answer
  await openCheckout(carriedByBaba)
  await userEvent.click(way('Jemput'))
  await expect.element(pickups.getByRole('alert')).toBeVisible()
  await expectAccessible('warehouses that did not come')
  pickupList = undefined
  await userEvent.click(pickups.getByRole('button', { name: 'Coba lagi' }))
  await userEvent.dblClick(pickups.getByRole('button', { name: 'Pilih Gudang Bandung' }))
  give(lost)
  await expect.element(pickups.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet\./)
  expect(sent(setPickup)).toHaveLength(1)
})

it('[checkout-54, checkout-56, shipping-12] a point shows what is missing, keeps the typed data, and is sent once', async () => {
  await openCheckout(carriedByBaba)
  await userEvent.click(way('Titip'))
  const cities = points.getByRole('combobox', { name: 'Kota/Kabupaten' })
  await expect.element(cities).toBeEnabled()
  await userEvent.click(points.getByRole('button', { name: 'Titip di sini' }))
  for (const problem of ['Kota wajib dipilih', 'Label wajib dipilih', 'Nomor HP wajib diisi']) {
    await expect.element(points.getByText(problem)).toBeVisible()
  }
  await expect.element(cities).toHaveFocus()
  await expectAccessible('points')
  expect(sent(setPoint)).toEqual([])
  for (const level of ['Kota/Kabupaten', 'Kecamatan', 'Kelurahan/Desa']) await choose(level)
  await userEvent.click(points.getByRole('radio', { name: 'Kerabat' }))
  const detail = points.getByLabelText('Alamat lengkap')
  await userEvent.fill(detail, 'Jl. Titipan No. 7')
  await userEvent.click(points.getByRole('button', { name: 'Tutup' }).first())
  await expect.element(points).not.toBeInTheDocument()
  await userEvent.click(way('Titip'))
  await expect.element(detail).toHaveValue('Jl. Titipan No. 7')
  await expect.element(points.getByRole('combobox', { name: 'Kecamatan' })).toHaveValue('Coblong')
  await userEvent.fill(points.getByLabelText('Nama penerima'), 'Sari')
  await userEvent.fill(points.getByLabelText('Nomor HP penerima'), '0812-3456-7890')
  await userEvent.click(points.getByLabelText('Jadikan alamat utama saya'))
  await userEvent.dblClick(points.getByRole('button', { name: 'Titip di sini · Rp35.000' }))
  await expect.element(points).not.toBeInTheDocument()
  await expect.element(way('Titip')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(way('Titip')).toMatchTextContent(/Sari \(Kerabat\) · 081234567890.*Kota Bandung/)
  expect(sent(setPoint)).toMatchObject([
    {
      cart_id: 'checkout-1',
      type: 'expedition',
      is_main: true,
      address_detail: 'Jl. Titipan No. 7',
      name: 'Sari'
    }
  ])
})

it('[checkout-54, negotiation-22] beyond the last mile goods are negotiated, picked up or left at a point', async () => {
  await openCheckout(truckBeyond)
  await expect.poll(() => wayNames()).toEqual(['Antar ke alamat', 'Jemput', 'Titip'])
  await expect.element(discuss).toBeEnabled()
  await expect.element(page.getByText('Pilih metode pembayaran setelah ongkir disetujui.')).toBeVisible()
  await expectAccessible('a delivery that is negotiated')
  await userEvent.click(way('Jemput'))
  await userEvent.click(pickups.getByRole('button', { name: 'Pilih Gudang Bandung' }))
  await expect.element(way('Jemput')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(discuss).not.toBeInTheDocument()
  await userEvent.click(way('Antar ke alamat'))
  await expect.element(discuss).toBeEnabled()
})

it('[checkout-54, negotiation-22] beyond the reach of Kurir Toko nothing is picked up', async () => {
  await openCheckout(courierBeyond)
  await expect.poll(() => wayNames()).toEqual(['Antar ke alamat', 'Titip'])
  await expect.element(discuss).toBeEnabled()
})

it('[checkout-21, checkout-54, checkout-56] of two shops one is picked up and the other left at a point, and nothing is negotiated', async () => {
  await openCheckout(carriedByBaba, { ...courierBeyond, is_negotiable: false })
  const first = page.getByRole('region', { name: 'Toko 1' })
  const second = page.getByRole('region', { name: 'Toko 2' })
  await expect.poll(() => [wayNames(first), wayNames(second)]).toEqual([['Jemput', 'Titip'], ['Titip']])
  await userEvent.click(way('Jemput', first))
  await userEvent.click(pickups.getByRole('button', { name: 'Pilih Gudang Bandung' }))
  // With a price it collapses again.
  await expect.element(ways(first)).not.toBeInTheDocument()
  await expect.element(first).toMatchTextContent(/Gudang Bandung/)
  await expect.element(pay).toBeDisabled()
  await userEvent.click(way('Titip', second))
  await userEvent.fill(points.getByLabelText('Alamat lengkap'), 'Jl. Dua Toko No. 2')
  await userEvent.keyboard('{Escape}')
  await expect.element(points).not.toBeInTheDocument()
  await userEvent.click(way('Titip', second))
  await expect.element(points.getByLabelText('Alamat lengkap')).toHaveValue('Jl. Dua Toko No. 2')
  for (const level of ['Kota/Kabupaten', 'Kecamatan', 'Kelurahan/Desa']) await choose(level)
  await userEvent.click(points.getByRole('radio', { name: 'Kerabat' }))
  await userEvent.fill(points.getByLabelText('Nama penerima'), 'Sari')
  await userEvent.fill(points.getByLabelText('Nomor HP penerima'), '081234567890')
  await userEvent.click(points.getByRole('button', { name: /^Titip di sini/ }))
  await expect.element(second).toMatchTextContent(/Jl\. Dua Toko No\. 2/)
  await expect.element(pay).toBeEnabled()
  expect(sent(setPickup)).toMatchObject([{ cart_id: 'checkout-1' }])
  expect(sent(setPoint)).toMatchObject([{ cart_id: 'checkout-2', type: 'shop' }])
})
