/** Placeholder for a card while it loads. */
export function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100" aria-hidden="true">
      <div className="aspect-square skeleton rounded-none" />
      <div className="flex h-52.5 flex-col gap-2 p-2.5">
        <div className="h-4 skeleton" />
        <div className="h-4 w-2/3 skeleton" />
        <div className="h-5 w-1/2 skeleton" />
        <div className="mt-8 h-3 w-3/4 skeleton" />
      </div>
    </div>
  )
}
