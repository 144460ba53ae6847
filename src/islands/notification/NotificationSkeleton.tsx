import { notificationTexts } from '#lib/notification/texts.ts'

/** Placeholder for the first notifications while they load. */
export function NotificationSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={notificationTexts.loading}>
      {[1, 2, 3, 4].map(row => (
        <div key={row} className="flex gap-3 border-b border-base-300 px-3 py-3">
          <div className="size-9 shrink-0 skeleton rounded-full" />
          <div className="grid grow gap-2">
            <div className="h-4 w-1/2 skeleton" />
            <div className="h-4 w-3/4 skeleton" />
            <div className="h-3 w-1/2 skeleton" />
          </div>
        </div>
      ))}
    </div>
  )
}
