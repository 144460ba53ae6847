import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'

import { Photo } from '#components/catalogue/Photo.tsx'

import { Dialog } from '#islands/ui/Dialog.tsx'

import { BuyButtons } from './BuyButtons.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { QuantityField } from './QuantityField.tsx'
import { StockNote } from './StockNote.tsx'
import { breath } from './use-sheet.ts'
import { VariantChoice } from './VariantChoice.tsx'

type Props = {
  /** Path of the selected variant's picture. */
  photo: string
  price: ComponentProps<typeof PriceBlock>
  /** Undefined if a product has no variants. */
  choice: ComponentProps<typeof VariantChoice> | undefined
  quantity: ComponentProps<typeof QuantityField>
  /** The field for an area in m², for products sold by the box. */
  area: ReactNode
  subtotal: ReactNode
  buttons: ComponentProps<typeof BuyButtons>
  onClose: () => void
}

/**
 * Phones only: variant, quantity and total, before anything is bought (D35). The buttons ignore taps at first, because
 * they appear where the page's buttons were, under the second tap of a double tap.
 */
export function BuySheet({ photo, price, choice, quantity, area, subtotal, buttons, onClose }: Props) {
  const [isFresh, setFresh] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), breath)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog title={choice ? 'Pilih varian dan jumlah' : 'Pilih jumlah'} onClose={onClose}>
      <div className="flex flex-col gap-3">
        {/* Not on the quantity field: a phone's keyboard would cover the sheet. */}
        <div className="flex items-center gap-3" tabIndex={-1} data-autofocus>
          <div className="size-16 shrink-0 overflow-hidden rounded-field">
            <Photo path={photo} alt="" sizes="64px" />
          </div>
          <PriceBlock {...price} />
        </div>
        {choice && <VariantChoice {...choice} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuantityField {...quantity} />
          <StockNote bounds={quantity.bounds} unit={quantity.unit} />
        </div>
        {area}
        <div
          className={`sticky bottom-0 border-t border-base-300 bg-base-100 pt-3 ${isFresh ? 'pointer-events-none' : ''}`}
        >
          <div className="mb-2">{subtotal}</div>
          <div className="flex gap-2">
            <BuyButtons {...buttons} />
          </div>
        </div>
      </div>
    </Dialog>
  )
}
