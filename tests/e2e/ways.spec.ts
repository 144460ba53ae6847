import type { Locator, Page } from '@playwright/test'

import { beyondTheLastMile, carriedByBaba } from './beyond-the-demo.ts'
import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { send } from './send.ts'
import { chooseRegion, signInAsDemo } from './sign-in.ts'

type Found = { id: number; stock: number; shop: { name: string } }
type Option = { case: number; is_point: boolean }
type Opened = { shippings: { baba_expedition: Option[]; shop_courier: Option[] } }
type Region = { id: number; value: string }

async function findGoods(page: Page): Promise<Found[]> {
  const found: Found[] = []
  for (const keyword of ['semen', 'cat', 'pipa', 'besi', 'keramik']) {
    found.push(...(await send<Found[]>(page, `/buyer/product?per_page=100&keyword=${keyword}`)))
  }
  return found.filter(({ stock }) => stock >= 10)
}

const addLine = async (page: Page, product: Found): Promise<number> => {
  const added = await send<{ cart_detail_id: number }>(page, '/buyer/cart/add', {
    product_id: product.id,
    qty: 5
  })
  return added.cart_detail_id
}

/** A line of goods whose delivery is such a case; the first of each shop is tried. */
async function lineInCase(
  page: Page,
  goods: readonly Found[],
  wanted: (opened: Opened) => boolean,
  address: object = {}
): Promise<number> {
  const shops = new Map(goods.map(product => [product.shop.name, product]))
  for (const product of shops.values()) {
    const line = await addLine(page, product)
    const opened = await send<Opened>(page, '/buyer/transaction/checkout', {
      cart_detail_id: [line],
      ...address
    })
    if (wanted(opened)) return line
  }
  throw new Error('The demo has no such delivery')
}

async function openCheckout(page: Page, lineIds: number[]): Promise<void> {
  await page.goto('/order?tab=nego')
  const draft = JSON.stringify({ lineIds, isBuyNow: false })
  await page.evaluate(kept => sessionStorage.setItem('checkout', kept), draft)
  await page.goto('/checkout')
}

/** An address where trucks do not go, in the city of shops that have some. */
async function addFarAddress(page: Page): Promise<{ addressId: number; cityId: number }> {
  const choose = async (level: string, name?: string) => {
    const found = await send<Region[]>(page, `/buyer/region/${level}`)
    const chosen = name === undefined ? found[0] : found.find(({ value }) => value === name)
    if (!chosen) throw new Error(`No ${name} in ${level}`)
    return chosen
  }
  const { id: province } = await choose('province', beyondTheLastMile.province)
  const { id: city } = await choose(`city?province=${province}`, beyondTheLastMile.city)
  const inCity = `province=${province}&city=${city}`
  const { id: district } = await choose(`district?${inCity}`, beyondTheLastMile.district)
  const inDistrict = `${inCity}&district=${district}`
  const { id: village } = await choose(`sub-district?${inDistrict}`)
  const { value: zip_code } = await choose(`zip-code?${inDistrict}&sub-district=${village}`)
  const regions = { province_id: province, city_id: city, district_id: district, subdistrict_id: village }
  const person = { label: 'Proyek', name: 'Pak Joko', phone: '081234567890' }
  await send(page, '/buyer/address/add', {
    ...person,
    ...regions,
    zip_code,
    address_detail: 'Jl. Kebun No. 3'
  })
  const book = await send<{ id: number; label: string }[]>(page, '/buyer/address')
  return { addressId: book.find(({ label }) => label === person.label)!.id, cityId: city }
}

const ways = (place: Page | Locator) => place.getByRole('group', { name: 'Cara menerima barang' })
const way = (place: Page | Locator, name: string) =>
  ways(place).getByRole('button', { name: new RegExp(`^${name}`) })
const pickups = (page: Page) => page.getByRole('dialog', { name: 'Lokasi Penjemputan di Gudang Ekspedisi' })
const points = (page: Page) => page.getByRole('dialog', { name: 'Lokasi yang tersedia' })

/** 'Kembali' closes what is open, and the checkout stays. */
async function goBack(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/checkout$/)
}

test(
  '[checkout-54, nego-22] beyond the last mile goods are negotiated, fetched or left; beyond the way of Kurir Toko not fetched',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    const goods = await findGoods(page)
    const { addressId, cityId } = await addFarAddress(page)
    const near = await send<Found[]>(page, `/buyer/product?per_page=100&city_id=${cityId}`)
    const beyondBaba = await lineInCase(
      page,
      near,
      ({ shippings }) => shippings.baba_expedition.some(option => option.case === 2),
      { address_id: addressId }
    )
    await openCheckout(page, [beyondBaba])
    await page.getByRole('radio', { name: /Baba Logistik/ }).check()
    await expect(ways(page).getByRole('button')).toHaveText([/^Antar ke alamat/, /^Jemput/, /^Titip/])
    const discuss = page.getByRole('main').getByRole('button', { name: 'Diskusi Ongkir' })
    await expect(discuss).toBeEnabled()
    await way(page, 'Jemput').click()
    await goBack(page, pickups(page))
    await expect(discuss).toBeEnabled()
    await way(page, 'Jemput').click()
    await pickups(page)
      .getByRole('button', { name: /^Pilih Gudang/ })
      .first()
      .click()
    await expect(way(page, 'Jemput')).toHaveAttribute('aria-pressed', 'true')
    await expect(discuss).toBeHidden()
    await way(page, 'Antar ke alamat').click()
    await expect(discuss).toBeEnabled()

    const beyondShop = await lineInCase(
      page,
      goods,
      ({ shippings }) => shippings.shop_courier.some(option => option.case === 4),
      { address_id: addressId }
    )
    await openCheckout(page, [beyondShop])
    await page.getByRole('radio', { name: /Kurir Toko/ }).check()
    await expect(ways(page).getByRole('button')).toHaveText([/^Antar ke alamat/, /^Titip/])
    await expect(discuss).toBeEnabled()
  }
)

test(
  '[checkout-21, checkout-52, checkout-56] of two shops one is fetched and the other left, and a step back keeps both',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    const goods = await findGoods(page)
    const carried = goods.filter(({ shop }) => shop.name === carriedByBaba.name)
    const fetched = await lineInCase(page, carried, ({ shippings }) =>
      shippings.shop_courier.some(option => option.case === 6)
    )
    const others = goods.filter(({ shop }) => shop.name !== carriedByBaba.name)
    const left = await lineInCase(page, others, ({ shippings }) =>
      shippings.shop_courier.some(option => option.case === 4 && option.is_point)
    )
    await openCheckout(page, [fetched, left])
    const blocks = page.getByRole('region').filter({ has: page.getByText('Total toko ini') })
    await expect(blocks).toHaveCount(2)
    const ofCarried = blocks.filter({ hasText: carriedByBaba.name })
    const ofOther = blocks.filter({ hasNotText: carriedByBaba.name })
    for (const block of [ofCarried, ofOther]) {
      await block.locator('summary').first().click()
      await block.getByRole('radio', { name: /Kurir Toko/ }).check()
    }
    // Of several shops nothing is negotiated (D29).
    await expect(ways(ofCarried).getByRole('button')).toHaveText([/^Jemput/, /^Titip/])
    await expect(ways(ofOther).getByRole('button')).toHaveText([/^Titip/])

    await way(ofCarried, 'Jemput').click()
    await goBack(page, pickups(page))
    await way(ofCarried, 'Jemput').click()
    await pickups(page)
      .getByRole('button', { name: /^Pilih Gudang/ })
      .first()
      .click()
    // Priced, it folds again.
    await expect(ofCarried.locator('summary').first()).toContainText('Gudang')

    await way(ofOther, 'Titip').click()
    await points(page).getByLabel('Alamat lengkap').fill('Jl. Dua Toko No. 2')
    await goBack(page, points(page))
    await way(ofOther, 'Titip').click()
    await expect(points(page).getByLabel('Alamat lengkap')).toHaveValue('Jl. Dua Toko No. 2')
    await chooseRegion(points(page), 'Kota/Kabupaten')
    await chooseRegion(points(page), 'Kecamatan')
    await chooseRegion(points(page), 'Kelurahan/Desa')
    await points(page).getByRole('radio', { name: 'Kerabat' }).check()
    await points(page).getByLabel('Nama penerima').fill('Sari')
    await points(page).getByLabel('Nomor telepon penerima').fill('081234567890')
    await points(page)
      .getByRole('button', { name: /^Titip di sini/ })
      .click()
    await expect(points(page)).toBeHidden()

    await reloadClosed(page)
    await expect(ofCarried.locator('summary').first()).toContainText('Gudang')
    await expect(ofOther.locator('summary').first()).toContainText('Jl. Dua Toko No. 2')
    await expect(page.getByRole('main').getByRole('button', { name: 'Bayar Sekarang' })).toBeEnabled()
  }
)
