import type { ApiError } from '#lib/core/schema/api-error.ts'

import { RetryButton } from '#islands/ui/RetryButton.tsx'

/** Error for a small part of a form that could not be loaded. */
export const LoadNote = ({ error, onRetry }: { error: ApiError; onRetry: () => void }) => (
  <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-error">
    {error.message} <RetryButton look="ghost" onRetry={onRetry} />
  </p>
)
