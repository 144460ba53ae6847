import { ChevronDown } from 'lucide-react'

/**
 * Arrow at the end of a `summary`: the `details` has the class `group`, and the summary is `flex`. Nested details use a
 * named group and pass its rotation class in `turned`.
 */
export const FoldArrow = ({ turned = 'group-open:rotate-180' }: { turned?: string }) => (
  <ChevronDown className={`ml-auto size-5 shrink-0 text-muted ${turned}`} aria-hidden="true" />
)
