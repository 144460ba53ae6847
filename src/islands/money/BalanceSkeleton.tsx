import { balanceTexts } from '#lib/money/texts.ts'

/** Placeholder for card and history until the session is known to be signed in. */
export function BalanceSkeleton() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_1fr]">
      <div className="h-32 skeleton" />
      <div className="rounded-box border border-base-300 bg-base-100 p-4">
        <HistorySkeleton />
      </div>
    </div>
  )
}

/** Placeholder for the first movements while they load. */
export function HistorySkeleton() {
  return (
    <div className="grid gap-4" role="status" aria-busy="true" aria-label={balanceTexts.loading}>
      {[1, 2, 3, 4, 5].map(row => (
        <div key={row} className="flex items-center gap-3">
          <div className="size-10 skeleton rounded-full" />
          <div className="grid grow gap-2">
            <div className="h-4 w-2/3 skeleton" />
            <div className="h-3 w-1/3 skeleton" />
          </div>
          <div className="h-4 w-20 skeleton" />
        </div>
      ))}
    </div>
  )
}
