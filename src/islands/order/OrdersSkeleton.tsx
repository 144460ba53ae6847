import { orderTexts } from '#lib/order/texts.ts'

/** Placeholder for the first cards while they load. */
export function OrdersSkeleton() {
  return (
    <div className="grid gap-3" role="status" aria-busy="true" aria-label={orderTexts.loading}>
      {[1, 2, 3].map(card => (
        <div key={card} className="grid gap-4 rounded-box border border-base-300 bg-base-100 p-4">
          <div className="flex justify-between">
            <div className="h-5 w-40 skeleton" />
            <div className="h-5 w-24 skeleton" />
          </div>
          <div className="flex gap-3">
            <div className="size-16 skeleton" />
            <div className="grid flex-1 content-start gap-2">
              <div className="h-4 w-3/4 skeleton" />
              <div className="h-4 w-1/3 skeleton" />
            </div>
          </div>
          <div className="h-9 w-40 justify-self-end skeleton" />
        </div>
      ))}
    </div>
  )
}
