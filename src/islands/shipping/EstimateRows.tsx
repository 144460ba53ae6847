import { FoldArrow } from '#components/ui/FoldArrow.tsx'
import type { Reply } from '#lib/calls.ts'
import { shortSpan } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { kilograms } from '#lib/format/weight.ts'
import { estimateTexts, waysLeftText } from '#lib/shipping/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'

type Told = Reply<'GET /buyer/shipping/estimate'>
type Row = Told['options'][number]

/** The cheapest option and the load; the other options are collapsed. */
export function EstimateRows({ told }: { told: Told }) {
  const [cheapest, ...others] = told.options
  return (
    <>
      {cheapest && <Way row={cheapest} isFirst />}
      <p className="mt-1 text-xs text-muted">
        Muatan {noBreak(kilograms(told.weight_kg))}
        {told.is_partly_reached && ` · ${estimateTexts.partly}`}
      </p>
      {others.length > 0 && (
        <details className="group mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center text-primary">
            {estimateTexts.others} ({others.length}) <FoldArrow />
          </summary>
          {others.map(row => (
            <Way key={row.type} row={row} />
          ))}
        </details>
      )}
      <p className="mt-1 text-xs text-muted">{estimateTexts.about}</p>
    </>
  )
}

function Way({ row, isFirst = false }: { row: Row; isFirst?: boolean }) {
  const name = row.truck ? `${row.courier} · truk ${row.truck}` : `${row.courier} ${row.service}`
  if (row.final_cost === null) {
    return (
      <p className="mt-2 text-muted">
        {row.courier}: {row.reason}
        {row.ways.length > 0 && <span className="block">{waysLeftText(row.ways)}</span>}
      </p>
    )
  }
  return (
    <p className="mt-2 flex items-baseline justify-between gap-3 tabular">
      <span className="min-w-0">
        {name}
        {row.arrival && (
          <span className="block text-muted">
            Tiba {noBreak(shortSpan(row.arrival.from, row.arrival.until))}
          </span>
        )}
      </span>
      <b className={isFirst ? 'text-base' : ''}>{row.final_cost === 0 ? 'Gratis' : rupiah(row.final_cost)}</b>
    </p>
  )
}
