import { paths } from '#lib/core/paths.ts'
import { waitingText } from '#lib/cart/texts.ts'
import { waitingOn } from './begun-lines.ts'
import { readBegun } from './begun-purchase.ts'

const reasons: { path: string; text: string }[] = [
  { path: paths.checkout, text: 'Masuk untuk melanjutkan pembelian.' },
  { path: paths.cart, text: 'Masuk untuk melihat keranjang Anda.' },
  { path: paths.orders, text: 'Masuk untuk melihat pesanan Anda.' }
]

/**
 * Why a person has to sign in before the page `next`; undefined if they came on their own.
 *
 * signInReason('/cart') // => 'Masuk untuk melihat keranjang Anda.'
 */
export function signInReason(next: string): string | undefined {
  const path = next.split('?')[0] ?? ''
  if (path.startsWith(paths.product(''))) return purchaseReason()
  const waiting = waitingOn(next)
  if (waiting) return `Masuk untuk menambahkan produk ke keranjang. ${waiting}`
  return reasons.find(reason => path === reason.path || path.startsWith(`${reason.path}/`))?.text
}

function purchaseReason(): string | undefined {
  const begun = readBegun()
  if (!begun) return undefined
  const aim = begun.way === 'cart' ? 'menambahkan produk ke keranjang' : 'membeli produk ini'
  const waiting = begun.goods ? waitingText(begun.item.qty, begun.goods) : 'Pilihan Anda tetap tersimpan.'
  return `Masuk untuk ${aim}. ${waiting}`
}
