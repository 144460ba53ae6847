import { Button } from '#components/ui/Button.tsx'
import type { ButtonLook } from '#components/ui/button-class.ts'
import { retryLabel } from '#components/ui/retry-label.ts'

/** Retries a failed load. */
export const RetryButton = ({ look, onRetry }: { look: ButtonLook; onRetry: () => void }) => (
  <Button look={look} onClick={onRetry}>
    {retryLabel}
  </Button>
)
