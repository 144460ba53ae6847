import { negotiableOptions } from '#lib/shipping/choice.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'
import { wayTexts } from '#lib/shipping/texts.ts'
import type { ShopFigures } from './shop-figures.ts'

type Unpriced = Pick<ShopFigures, 'block' | 'shipping'>

/**
 * Why nothing can be paid while shops have no shipping price: `short` appears next to the button, `full` says what the
 * buyer can do. Undefined where all have one.
 */
export function unpricedNote(
  unpriced: readonly Unpriced[],
  isAlone: boolean
): { short: string; full: string } | undefined {
  const [first] = unpriced
  if (!first) return undefined
  const stuck = unpriced.filter(({ shipping }) => !shipping)
  if (stuck.length > 0 && !isAlone) return heldUp(stuck)
  if (stuck.length > 0) {
    const why = first.block.shippings.information || shippingErrors.shipping_unavailable.message
    return {
      short: why,
      full: 'Belum ada pengiriman ke alamat ini. Ganti alamat pengiriman untuk melanjutkan.'
    }
  }
  const short = isAlone ? wayTexts.chooseWay : `${wayTexts.chooseWay} untuk ${first.block.shop.name}`
  return { short, full: `${short} terlebih dahulu.` }
}

/**
 * Which of several shops block the payment: first those that do not deliver there, then those whose freight needs an
 * agreement.
 */
function heldUp(stuck: readonly Unpriced[]) {
  const [negotiating, shut] = [true, false].map(isNegotiating =>
    stuck
      .filter(({ block }) => negotiableOptions(block.shippings).length > 0 === isNegotiating)
      .map(({ block }) => block.shop.name)
      .join(', ')
  )
  if (shut) {
    return {
      short: `${shut} belum dapat mengirim ke alamat Anda`,
      full: `${shut} belum dapat mengirim ke alamat Anda. Ganti alamat pengiriman, atau keluarkan toko itu dari pembayaran ini.`
    }
  }
  return {
    short: `Ongkir ${negotiating} harus didiskusikan dengan penjual`,
    full: `Ongkir ${negotiating} harus didiskusikan dengan penjual. Keluarkan toko itu dari pembayaran ini, lalu beli barangnya tanpa toko lain.`
  }
}
