import { orderTexts } from '#lib/order/texts.ts'

/** Placeholder for an order while it loads. */
export function OrderSkeleton() {
  return (
    <div className="grid gap-4" role="status" aria-busy="true" aria-label={orderTexts.loading}>
      <h1 className="sr-only">{orderTexts.detail}</h1>
      <div className="h-16 skeleton" />
      <div className="grid gap-4 lg:grid-cols-[1fr_22rem] lg:items-start">
        <div className="grid gap-4">
          <div className="h-28 skeleton" />
          <div className="h-56 skeleton" />
          <div className="h-40 skeleton" />
        </div>
        <div className="h-64 skeleton" />
      </div>
    </div>
  )
}
