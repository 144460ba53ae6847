import { Store } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import type { ComplaintCard as Complaint } from '#lib/complaint/shapes.ts'
import { complaintFormTexts, complaintPageTexts } from '#lib/complaint/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { ComplaintBadge } from './ComplaintBadge.tsx'
import { ComplaintDeadline } from './ComplaintDeadline.tsx'
import { ComplaintLine } from './ComplaintLine.tsx'

/** Number of products that a card shows. */
const shownLines = 2

/** A complaint in the list: its order, kind, stage, deadline, products and what was refunded. */
export function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const { id, code, shop, lines, refunded, turn } = complaint
  const shown = lines.slice(0, shownLines)
  // A line may be named with several problems; it is one product.
  const more = new Set(lines.map(line => line.id)).size - new Set(shown.map(line => line.id)).size
  return (
    <article
      aria-label={`Komplain ${code}`}
      className="grid grid-cols-1 gap-3 rounded-box border border-base-300 bg-base-100 p-4"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <a href={paths.complaint(id)} className="font-bold tabular link-hover">
          {code}
        </a>
        <span className="ml-auto sm:order-last">
          <ComplaintBadge complaint={complaint} />
        </span>
        <span className="w-full text-muted sm:w-auto">
          {complaint.kind_label} <span aria-hidden="true">·</span> {noBreak(dateTime(complaint.date))}
        </span>
      </header>
      <ComplaintDeadline complaint={complaint} />
      <a
        href={paths.shop(shop.slug)}
        className="flex w-fit items-center gap-2 text-sm font-bold wrap-anywhere link-hover"
      >
        <Store className="size-4 shrink-0 text-muted" aria-hidden="true" />
        {shop.name}
      </a>
      {shown.map(line => (
        <ComplaintLine key={`${line.id} ${line.problem}`} kind={complaint.kind} line={line} />
      ))}
      {more > 0 && <p className="text-sm text-muted">{more} produk lainnya</p>}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-base-300 pt-3">
        <p className="text-sm font-semibold text-success empty:hidden">
          {refunded > 0 && noBreak(complaintPageTexts.refunded(refunded))}
        </p>
        <Button
          href={paths.complaint(id)}
          look={turn === 'buyer' ? 'primary' : 'secondary'}
          className="ml-auto max-sm:w-full"
        >
          {complaintFormTexts.show}
        </Button>
      </footer>
    </article>
  )
}
