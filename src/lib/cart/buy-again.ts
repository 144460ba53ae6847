import { rupiah } from '#lib/format/rupiah.ts'
import { priceOf, quantityOf, type SaleUnit } from '#lib/product/sale-units.ts'
import { belowMinimumText, canBuy, soldBy } from '#lib/product/quantity.ts'
import { productErrors } from '#lib/product/errors.ts'
import { noStock } from '#lib/product/texts.ts'

/** One variant of an order. */
type Bought = { qty: number; price: number; variant: string | null }
/** The variant as it is sold now. */
type Sold = {
  price: number
  stock: number
  min: number
  multiple: number
  saleUnit: SaleUnit
  isProductSold: boolean
  isVariantSold: boolean
}

/** Pieces to add to the cart, and the message about what changed; 0 pieces are skipped. */
export type Again = { qty: number; message: string }

const skip = (message: string): Again => ({ qty: 0, message })

/**
 * What of an ordered line goes into the cart again: the ordered pieces, raised to what the cart lacks for the minimum
 * quantity, and cut to the stock that is not in the cart yet. Each change has a message: the price, the pieces, or why
 * there are none (cart-18).
 */
export function buyAgainLine(bought: Bought, sold: Sold | undefined, inCart: number): Again {
  if (!sold?.isProductSold) return skip(againTexts.gone)
  if (!sold.isVariantSold)
    return skip(bought.variant ? againTexts.variantGone(bought.variant) : againTexts.gone)
  const { stock, min, multiple } = sold
  if (!canBuy(sold)) {
    const below = belowMinimumText(sold)
    return skip(below ? `${below}.` : againTexts.empty)
  }
  const room = Math.floor(stock / multiple) * multiple - inCart
  if (room <= 0) return skip(`Stok tersisa ${quantityOf(stock, sold.saleUnit)}, semuanya sudah di keranjang.`)
  const wanted = Math.max(bought.qty, min - inCart)
  const qty = Math.min(room, Math.ceil((wanted + inCart) / multiple) * multiple - inCart)
  return {
    qty,
    message: [priceText(bought.price, sold), piecesText(bought.qty, qty, sold)].filter(Boolean).join(' ')
  }
}

function priceText(before: number, { price: now, saleUnit }: Sold): string {
  if (before === now) return ''
  return `Harga ${now > before ? 'naik' : 'turun'} dari ${rupiah(before)} menjadi ${priceOf(now, saleUnit)}.`
}

function piecesText(wanted: number, qty: number, { stock, min, multiple, saleUnit }: Sold): string {
  if (qty < wanted) return `Stok tersisa ${quantityOf(stock, saleUnit)}: ${qty} dari ${wanted} dimasukkan.`
  if (qty > wanted && qty % multiple === 0 && wanted >= min)
    return `${soldBy(multiple, saleUnit)}: ${qty} dimasukkan.`
  return qty > wanted ? `Minimal pembelian ${quantityOf(min, saleUnit)}: ${qty} dimasukkan.` : ''
}

/** Why nothing of a line can be bought again. */
export const againTexts = {
  gone: 'Tidak dijual lagi.',
  variantGone: (variant: string) => `Varian ${variant} tidak dijual lagi.`,
  empty: `${noStock}.`,
  own: productErrors.own_product.message
} as const
