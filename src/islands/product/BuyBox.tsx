import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import type { CardVoucher, ProductVariant } from '#lib/product/product-shapes.ts'
import type { ContentUnit } from '#lib/product/unit-price.ts'
import { clampQuantity } from '#lib/product/quantity.ts'
import { pickedVariant, type Picks, picksOf, priceRange } from '#lib/product/variants.ts'
import { type CartItem, dropBegun } from '#lib/cart/store/begun-purchase.ts'
import { $stock, $variantPhoto, openProduct, wakeGallery } from '#lib/product/store.ts'
import { productRefusals } from '#lib/product/refusals.ts'

import { BuyActions } from './BuyActions.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { QuantityField } from './QuantityField.tsx'
import { VariantPicker } from './VariantPicker.tsx'

type Props = {
  productId: number
  min: number
  variantNames: string[]
  variants: ProductVariant[]
  vouchers: CardVoucher[]
  /** What one piece holds; 0 where that compares nothing. */
  contentAmount: number
  contentUnit: ContentUnit
}

/** Milliseconds that the request to choose a variant stays (product-7). */
const hintMs = 5000

/** Price, variants, quantity and the two ways to buy. Two cells of the product page's grid. */
export function BuyBox(props: Props) {
  const { productId, min, variantNames, vouchers, contentAmount, contentUnit } = props
  const variants = useFreshVariants(props.variants, productId)
  const [picks, setPicks] = useState<Picks>([undefined, undefined])
  const [quantity, setQuantity] = useState(min)
  const [hint, showHint] = useHint()
  const picker = useRef<HTMLDivElement>(null)

  const hasVariants = variantNames.length > 0
  const variant = hasVariants ? pickedVariant(variants, picks) : variants[0]
  const range = priceRange(variants)
  const stock = variant ? variant.stock : variants.reduce((sum, one) => sum + one.stock, 0)
  const bounds = { min, stock }
  const qty = clampQuantity(quantity, bounds)
  const price = variant?.price ?? range.lowest

  useEffect(() => {
    if (hasVariants) wakeGallery()
  }, [hasVariants])

  const show = (next: Picks) => {
    setPicks(next)
    showHint(false)
    const photo = pickedVariant(variants, next)?.photo
    if (photo) $variantPhoto.set(photo)
  }
  // Who chooses anew after all does not mean any more what waited for signing in.
  const pick = (next: Picks) => {
    dropBegun()
    show(next)
  }
  const count = (next: number) => {
    dropBegun()
    setQuantity(next)
  }
  const restore = (item: CartItem) => {
    const begun = variants.find(one => one.id === item.product_detail_id)
    if (begun && hasVariants) show(picksOf(begun))
    setQuantity(item.qty)
  }
  const askForVariant = () => {
    showHint(true)
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    picker.current?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  }

  return (
    <>
      <div className="flex flex-col gap-4 lg:col-span-4 lg:col-start-6 lg:row-start-2">
        <PriceBlock
          price={price}
          highest={variant ? price : range.highest}
          vouchers={vouchers}
          contentAmount={contentAmount}
          contentUnit={contentUnit}
        />
        {hasVariants && (
          <div ref={picker}>
            <VariantPicker names={variantNames} variants={variants} picks={picks} onPick={pick} />
            <p role="alert" className="mt-2 text-sm font-semibold text-error">
              {hint && productRefusals.variant_required.message}
            </p>
          </div>
        )}
      </div>
      <aside
        aria-label="Beli"
        data-needs-script
        className="md:rounded-box md:border md:border-base-300 md:bg-base-100 md:p-4 lg:sticky lg:top-20 lg:col-span-3 lg:col-start-10 lg:row-span-3 lg:row-start-1 lg:self-start"
      >
        <p className="mb-3 hidden font-bold md:block">Atur jumlah</p>
        <QuantityField value={qty} bounds={bounds} onChange={count} onFound={setQuantity} />
        <BuyActions
          item={{ product_id: productId, product_detail_id: variant?.id, qty }}
          price={price}
          isSoldOut={stock < min}
          askForVariant={variant ? undefined : askForVariant}
          onRestore={restore}
        />
      </aside>
    </>
  )
}

/** The variants with price and stock as they are now: the HTML may be some minutes old. */
function useFreshVariants(served: ProductVariant[], productId: number): ProductVariant[] {
  const fresh = useStore($stock)
  useEffect(() => openProduct(productId), [productId])
  if (fresh?.id !== productId) return served
  const byId = new Map(fresh.variants.map(one => [one.id, one]))
  return served.map(one => ({ ...one, ...(byId.get(one.id) ?? { stock: 0 }) }))
}

/** A message that goes away by itself. */
function useHint(): [boolean, (shown: boolean) => void] {
  const [isShown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (shown: boolean) => {
    clearTimeout(timer.current)
    setShown(shown)
    if (shown) timer.current = setTimeout(() => setShown(false), hintMs)
  }
  return [isShown, show]
}
