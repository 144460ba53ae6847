import { type ComponentProps, useEffect, useRef, useState } from 'react'

import { NoAddress } from '#islands/address/NoAddress.tsx'
import { goToCheckout } from '#lib/cart/store/add-item.ts'
import { type CartItem, dropBegun, type Way } from '#lib/cart/store/begun-purchase.ts'
import { variantLabel } from '#lib/product/one-variant.ts'
import { reachedVouchers } from '#lib/product/price.ts'
import type { ProductVariant } from '#lib/product/product-shapes.ts'
import { canBuy, clampQuantity } from '#lib/product/quantity.ts'
import { $shownVariant, $variantPhoto, wakeGallery } from '#lib/product/store.ts'
import type { SaleUnit } from '#lib/product/sale-units.ts'
import type { ContentUnit } from '#lib/product/unit-price.ts'
import { nameVariant } from '#lib/product/variant-address.ts'
import { buyable, pickedVariant, type Picks, picksOf, priceRange } from '#lib/product/variants.ts'
import { estimateFor } from '#lib/shipping/store/estimate.ts'
import { type ListedVoucher, purchaseSum } from '#lib/voucher/purchase-sum.ts'

import { AreaField } from './AreaField.tsx'
import { BuyButtons } from './BuyButtons.tsx'
import { BuySheet } from './BuySheet.tsx'
import { ChatShortcut } from './ChatShortcut.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { QuantityField } from './QuantityField.tsx'
import { StockNote } from './StockNote.tsx'
import { Subtotal } from './Subtotal.tsx'
import { useVariantRequests } from './use-variant-requests.ts'
import { useBuying } from './use-buying.ts'
import { useFreshVariants } from './use-fresh-variants.ts'
import { useStoredChoice } from './use-stored-choice.ts'
import { useOwnVouchers } from './use-own-vouchers.ts'
import { useSheet } from './use-sheet.ts'
import type { SignIn } from './use-sign-in.ts'
import { VariantChoice } from './VariantChoice.tsx'

type Props = {
  productId: number
  shopId: number
  name: string
  /** Path of the first picture, shown in the sheet until a variant is chosen. */
  photo: string
  /** The product's own price. Vouchers are shown only if they apply to its minimum purchase (product-2). */
  ownPrice: number
  min: number
  /** Sold by so many pieces at once. */
  multiple: number
  variantNames: string[]
  variants: ProductVariant[]
  /** The variant in the page's address. */
  chosen?: number | undefined
  vouchers: ListedVoucher[]
  /** Content of one piece, in `contentUnit`; 0 if a unit price would not be comparable. */
  contentAmount: number
  contentUnit: ContentUnit
  /** The sale unit: 'sak' */
  saleUnit: SaleUnit
  /** Contents of a box of tiles, if they are sold by the box: '6 keping = 1 m²' */
  holds?: string | undefined
}

/** Price, variants, quantity and the two ways to buy: two cells of the product page's grid, and the sheet on phones. */
export function BuyBox(props: Props) {
  const { productId, min, multiple, ownPrice, variantNames, contentAmount, contentUnit, saleUnit } = props
  const vouchers = useOwnVouchers(props.vouchers)
  const variants = useFreshVariants(props.variants, productId)
  const [picks, setPicks] = useState<Picks>(() => {
    const named = props.variants.find(({ id }) => id === props.chosen)
    return named ? picksOf(named) : [undefined, undefined]
  })
  const [quantity, setQuantity] = useState(min)
  const [variantRequests, requestVariant] = useVariantRequests()
  const sheet = useSheet()

  const hasVariants = variantNames.length > 0
  const variant = hasVariants ? pickedVariant(variants, picks) : variants[0]
  const range = priceRange(variants, min)
  const stock = variant ? variant.stock : sumOf(buyable(variants, min))
  const bounds = { min, stock, multiple }
  const qty = canBuy(bounds) ? clampQuantity(quantity, bounds) : 0
  const price = variant?.price ?? range.lowest
  const isFrom = !variant && range.highest > range.lowest
  const subtotal = qty > 0 && <Subtotal sum={purchaseSum(price * qty, vouchers)} isFrom={isFrom} />

  useEffect(() => {
    const shown = hasVariants && variant
    $shownVariant.set(
      shown
        ? {
            detail_id: shown.id,
            variant: variantLabel(shown),
            price: shown.price,
            ...(shown.photo && { photo: shown.photo })
          }
        : undefined
    )
  }, [hasVariants, variant])

  useEffect(() => {
    if (hasVariants) wakeGallery()
    const named = props.variants.find(({ id }) => id === props.chosen)?.photo
    if (named) $variantPhoto.set(named)
  }, [hasVariants, props.variants, props.chosen])

  useEffect(() => {
    // An unavailable product has a freight estimate too, for its minimum quantity.
    const pieces = Math.max(qty, min, 1)
    estimateFor({ product_id: productId, ...(variant && { product_detail_id: variant.id }), qty: pieces })
  }, [productId, variant, qty, min])

  const show = (next: Picks) => {
    setPicks(next)
    requestVariant(false)
    const found = pickedVariant(variants, next)
    if (found?.photo) $variantPhoto.set(found.photo)
    nameVariant(found?.id)
  }
  // A new choice discards the purchase that waits for sign-in.
  const onPick = (next: Picks) => {
    dropBegun()
    show(next)
  }
  const onChange = (next: number) => {
    dropBegun()
    setQuantity(next)
  }
  const isFound = useRef(false)
  const onFound = (typed: number) => {
    isFound.current = true
    setQuantity(typed)
  }
  const onRestore = (left: CartItem) => {
    const begun = variants.find(one => one.id === left.product_detail_id)
    if (begun && hasVariants) show(picksOf(begun))
    // A quantity typed before hydration is newer.
    if (!isFound.current) setQuantity(left.qty)
  }
  const item = { product_id: productId, product_detail_id: variant?.id, qty }
  useStoredChoice(item, hasVariants ? variant !== undefined : quantity !== min, onRestore)
  const photo = variant?.photo ?? props.photo
  const { busy, buy, signIn, isAddressMissing, dropAddress } = useBuying({
    item,
    goods: { name: props.name, unit: saleUnit, photo },
    requestVariant: variant ? undefined : () => requestVariant(true),
    onRestore,
    onDone: sheet.closeBought
  })

  const priceProps: ComponentProps<typeof PriceBlock> = {
    price,
    highest: variant ? price : range.highest,
    vouchers: reachedVouchers({ price: ownPrice, min, vouchers }),
    contentAmount,
    contentUnit,
    saleUnit
  }
  const choice = { names: variantNames, variants, min, picks, onPick }
  const field = { value: qty, bounds, unit: saleUnit, onChange, onFound }
  const area = props.holds && canBuy(bounds) && (
    <AreaField
      perBox={contentAmount}
      holds={props.holds}
      value={qty}
      bounds={bounds}
      onChange={onChange}
      onFound={onFound}
    />
  )
  const buttons = {
    busy,
    isSoldOut: !canBuy(bounds)
  }
  return (
    <>
      <div className="flex flex-col gap-4 lg:col-span-4 lg:col-start-6 lg:row-start-2">
        <PriceBlock {...priceProps} />
        {hasVariants && <VariantChoice {...choice} id="page" requests={sheet.isOpen ? 0 : variantRequests} />}
      </div>
      <aside
        aria-label="Beli"
        className="md:rounded-box md:border md:border-base-300 md:bg-base-100 md:p-4 lg:sticky lg:top-20 lg:col-span-3 lg:col-start-10 lg:row-span-3 lg:row-start-1 lg:self-start"
      >
        <p className="mb-3 hidden font-bold md:block">Atur jumlah</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1">
          {/* On phones it is in the sheet. */}
          <div className="hidden md:block" data-needs-script>
            <QuantityField {...field} />
          </div>
          <StockNote bounds={bounds} unit={saleUnit} />
        </div>
        <div data-needs-script>
          {/* On phones it is in the sheet. */}
          {area && <div className="mt-2 hidden md:block">{area}</div>}
          <div className="mt-3 hidden md:block">{subtotal}</div>
          <div
            data-bar
            className="fixed inset-x-0 bottom-0 z-30 flex gap-2 border-t border-base-300 bg-base-100 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:static md:mt-3 md:flex-col md:border-0 md:bg-transparent md:p-0"
          >
            <ChatShortcut shopId={props.shopId} />
            <BuyButtons {...buttons} onBuy={way => sheet.openInstead() || buy(way)} />
          </div>
        </div>
        {sheet.isOpen && (
          <BuySheet
            photo={photo}
            price={priceProps}
            choice={hasVariants ? { ...choice, id: 'sheet', requests: variantRequests } : undefined}
            quantity={field}
            area={area}
            subtotal={subtotal}
            buttons={{ ...buttons, onBuy: (way: Way) => buy(way) }}
            onClose={sheet.close}
          />
        )}
        {signIn.shown && <SignInSheet {...signIn.shown} onClose={signIn.close} />}
        {isAddressMissing && <NoAddress onClose={dropAddress} onAdded={goToCheckout} />}
      </aside>
    </>
  )
}

/** Loaded when the first guest buys. */
const SignInSheet = ({ Sheet, ...sheet }: SignIn & { onClose: () => void }) => <Sheet {...sheet} />

const sumOf = (variants: readonly ProductVariant[]) => variants.reduce((sum, { stock }) => sum + stock, 0)
