import { ChevronDown } from 'lucide-react'

/**
 * Shows at the end of a `summary` that it opens: the `details` has the class `group`, and the summary is `flex`. A fold that holds others has a group of its own
 * name, and says by it how the arrow turns.
 */
export const FoldArrow = ({ turned = 'group-open:rotate-180' }: { turned?: string }) => (
  <ChevronDown className={`ml-auto size-5 shrink-0 text-muted ${turned}`} aria-hidden="true" />
)
