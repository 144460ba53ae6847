import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { paths } from '#lib/paths.ts'
import { $checkout, openCheckout } from '#lib/stores/checkout.ts'

import { Guarded } from '../auth/Guarded.tsx'
import { CheckoutAddress } from './CheckoutAddress.tsx'
import { CheckoutProducts } from './CheckoutProducts.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { ShippingChoice } from './ShippingChoice.tsx'

/** The checkout of one shop: address, products with notes, shipping, payment, summary. */
export function CheckoutPage() {
  return (
    <Guarded skeleton={<Loading />}>
      <Checkout />
    </Guarded>
  )
}

function Checkout() {
  const { status, data, error } = useStore($checkout)
  useEffect(() => void openCheckout(), [])
  if (status === 'error') {
    return (
      <div role="alert" className="grid justify-items-center gap-3 py-12 text-center">
        <p className="text-lg font-semibold">{error?.message}</p>
        <a href={paths.cart} className="btn btn-primary">
          Kembali ke Keranjang
        </a>
        <button type="button" className="btn btn-ghost" onClick={() => void openCheckout()}>
          Coba lagi
        </button>
      </div>
    )
  }
  if (!data) return <Loading />
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_24rem] lg:items-start">
      <div className="grid min-w-0 gap-3">
        <CheckoutAddress address={data.address} />
        <CheckoutProducts data={data} />
        <ShippingChoice shippings={data.shippings} />
        <PaymentChoice />
      </div>
      <CheckoutSummary />
    </div>
  )
}

function Loading() {
  return (
    <div className="grid justify-items-center py-20" aria-busy="true">
      <span className="loading loading-lg loading-spinner text-primary" role="status" aria-label="Memuat" />
    </div>
  )
}
