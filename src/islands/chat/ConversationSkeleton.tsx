import { screenTexts } from '#lib/chat/texts.ts'

/** Placeholder of the first conversations while they load. */
export function ConversationSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={screenTexts.loadingList}>
      {[1, 2, 3, 4, 5].map(row => (
        <div key={row} className="flex items-center gap-3 border-b border-base-300 p-3">
          <div className="size-12 shrink-0 skeleton rounded-full" />
          <div className="grid grow gap-2">
            <div className="h-4 w-1/2 skeleton" />
            <div className="h-3 w-3/4 skeleton" />
          </div>
        </div>
      ))}
    </div>
  )
}
