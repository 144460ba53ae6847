import { screenTexts } from '#lib/chat/texts.ts'

const bubbles = ['w-2/5', 'ml-auto w-1/2', 'w-3/5', 'w-1/3', 'ml-auto w-2/5']

/** Placeholder of a thread's messages. */
export function ThreadSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={screenTexts.loadingThread}
      className="flex min-h-0 grow flex-col justify-end gap-3 overflow-hidden bg-base-200 p-4"
    >
      {bubbles.map(look => (
        <div key={look} className={`h-12 skeleton rounded-box ${look}`} />
      ))}
    </div>
  )
}
