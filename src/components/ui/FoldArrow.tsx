import { ChevronDown } from 'lucide-react'

/** Shows at the end of a `summary` that it opens: the `details` has the class `group`, and the summary is `flex`. */
export const FoldArrow = () => (
  <ChevronDown className="ml-auto size-5 shrink-0 text-muted group-open:rotate-180" aria-hidden="true" />
)
