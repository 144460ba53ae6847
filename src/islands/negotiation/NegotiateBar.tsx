import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { $totals } from '#lib/checkout/store/methods.ts'
import type { ShopFigures } from '#lib/checkout/shop-figures.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { requestOffer } from '#lib/negotiation/store/request-offer.ts'
import { isOnTop } from '#lib/order/negotiation-total.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'

import { BottomBar } from '#islands/checkout/BottomBar.tsx'
import { OfferForm } from './OfferForm.tsx'

/** Replaces the pay bar while the freight of the chosen delivery must be negotiated. */
export function NegotiateBar({ negotiated: { block, shipping } }: { negotiated: ShopFigures }) {
  const totals = useStore($totals)
  const [isOpen, setOpen] = useState(false)
  if (!shipping) return null
  return (
    <BottomBar>
      <p className="text-sm text-muted">Ongkir ke alamat ini perlu didiskusikan dengan penjual.</p>
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="lg:sr-only">
          <span className="block text-sm text-muted">{checkoutLabels.totalSoFar}</span>{' '}
          <b className="text-lg whitespace-nowrap tabular">{totals && rupiah(totals.grandTotal)}</b>
        </p>
        <Button
          look="primary"
          size="large"
          className="min-w-40 flex-1 text-base"
          onClick={() => setOpen(true)}
        >
          {negotiationLabels.discuss}
        </Button>
      </div>
      {isOpen && (
        <OfferForm
          title={negotiationLabels.discuss}
          place={block.id}
          load={block.load}
          estimate={shipping.estimate}
          isOnTop={isOnTop(shipping.type, shipping.cost)}
          onSend={requestOffer}
          onClose={() => setOpen(false)}
        />
      )}
    </BottomBar>
  )
}
