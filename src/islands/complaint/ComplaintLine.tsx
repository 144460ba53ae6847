import type { ComplaintCard } from '#lib/complaint/shapes.ts'

import { ProductLine } from '#islands/order/ProductLine.tsx'

/** Pieces that a complaint is about, with their problem. */
export function ComplaintLine({ line }: { line: ComplaintCard['lines'][number] }) {
  return (
    <div className="grid gap-1">
      <ProductLine product={{ ...line, note: '' }} />
      <p className="ml-19 text-sm">
        <span className="badge badge-soft font-semibold badge-error">{line.problem_label}</span>
      </p>
    </div>
  )
}
