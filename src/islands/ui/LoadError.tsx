import { CloudOff } from 'lucide-react'

import { RetryButton } from './RetryButton.tsx'

/** Error of a list or page that could not be loaded, with a retry button. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-12 text-center">
      <CloudOff className="size-10 text-muted" aria-hidden="true" />
      <p>{message}</p>
      <RetryButton look="primary" onRetry={onRetry} />
    </div>
  )
}
