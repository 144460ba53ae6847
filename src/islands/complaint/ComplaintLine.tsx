import { namesProblems } from '#lib/complaint/kinds.ts'
import type { ComplaintCard } from '#lib/complaint/shapes.ts'

import { ProductLine } from '#islands/order/ProductLine.tsx'

type Props = { kind: ComplaintCard['kind']; line: ComplaintCard['lines'][number] }

/** Pieces that a complaint is about, with their problem where the buyer named one. */
export function ComplaintLine({ kind, line }: Props) {
  return (
    <div className="grid gap-1">
      <ProductLine product={{ ...line, note: '' }} />
      {namesProblems(kind) && (
        <p className="ml-19 text-sm">
          <span className="badge badge-soft font-semibold badge-error">{line.problem_label}</span>
        </p>
      )}
    </div>
  )
}
