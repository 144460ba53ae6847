import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import { openCheckout } from '#lib/checkout/store/open-checkout.ts'
import { $checkout, $negotiated, $shops } from '#lib/checkout/store/state.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'
import { paymentTexts } from '#lib/payment/texts.ts'

import { NegotiateBar } from '#islands/negotiation/NegotiateBar.tsx'
import { Guarded } from '#islands/identity/Guarded.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { useRestoredScroll } from '#islands/ui/use-restored-scroll.ts'
import { CheckoutAddress } from './CheckoutAddress.tsx'
import { CheckoutProducts } from './CheckoutProducts.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { CourierCheckDialog } from './CourierCheckDialog.tsx'
import { MissingAddress } from './MissingAddress.tsx'
import { PayBar } from './PayBar.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { ShippingFold } from './ShippingFold.tsx'
import { ShopBlock } from './ShopBlock.tsx'
import { SiteNeeds } from './SiteNeeds.tsx'

/** The checkout of one shop or several: address, products with notes, shipping, payment, summary. */
export function CheckoutPage() {
  return (
    <Guarded skeleton={<Loading />}>
      <Checkout />
    </Guarded>
  )
}

function Checkout() {
  const { status, data, error, notices } = useStore($checkout)
  const negotiated = useStore($negotiated)
  useEffect(() => void openCheckout(), [])
  useRestoredScroll(data !== undefined)
  if (status === 'error' && error?.code === 'address_not_found') return <MissingAddress />
  if (status === 'error') {
    return (
      <div role="alert" className="grid justify-items-center gap-3 py-12 text-center">
        <p className="text-lg font-semibold">{error?.message}</p>
        <Button href={paths.cart} look="primary">
          {checkoutLabels.backToCart}
        </Button>
        <RetryButton look="ghost" onRetry={() => void openCheckout()} />
      </div>
    )
  }
  if (!data) return <Loading />
  return (
    // A flex column rather than a grid, so that the bar with the total sticks to the bottom of the screen.
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <div role="status" className="grid gap-2 empty:hidden">
          {notices.map(notice => (
            <p key={notice} className="alert alert-warning">
              {notice}
            </p>
          ))}
        </div>
        <CheckoutAddress address={data.address} />
        <Shops />
        <SiteNeeds />
        {negotiated ? <PaymentLater /> : <PaymentChoice />}
      </div>
      <div className="contents lg:sticky lg:top-20 lg:grid lg:gap-4">
        <CheckoutSummary />
        {negotiated ? <NegotiateBar negotiated={negotiated} /> : <PayBar />}
      </div>
    </div>
  )
}

/** The blocks of a single shop; with several shops, one block each with its total. */
function Shops() {
  const shops = useStore($shops)
  const [first, ...others] = shops
  if (!first) return null
  if (others.length > 0) {
    return (
      <>
        {shops.map(shop => (
          <ShopBlock key={shop.block.shop_id} figures={shop} />
        ))}
        <CourierCheckDialog />
      </>
    )
  }
  const { block } = first
  return (
    <>
      <CheckoutProducts block={block} />
      <Section title="Metode pengiriman">
        <ShippingFold figures={first} isAlone />
        <CourierCheckDialog />
      </Section>
    </>
  )
}

function PaymentLater() {
  return (
    <Section title={paymentTexts.method}>
      <p className="text-muted">Pilih metode pembayaran setelah ongkir disetujui.</p>
    </Section>
  )
}

function Loading() {
  return (
    // As tall as the screen, so that the footer does not jump when the checkout loads.
    <div className="grid min-h-dvh content-start justify-items-center py-20" aria-busy="true">
      <span className="loading size-7 text-primary" role="status" aria-label="Memuat" />
    </div>
  )
}
