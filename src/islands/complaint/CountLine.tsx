import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'

import { countOf, type CountedProblem, countedProblems } from '#lib/complaint/count.ts'
import { countField } from '#lib/complaint/pieces.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm } from '#lib/complaint/store/form.ts'
import { changeCount } from '#lib/complaint/store/lines.ts'
import { $unusable, setUnusable } from '#lib/complaint/store/unusable.ts'
import { countTexts } from '#lib/complaint/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { ProductPhoto } from '#islands/order/ProductPhoto.tsx'
import { Quantity } from '#islands/ui/Quantity.tsx'

type Line = ComplaintOptions['lines'][number]

/** One line that arrived: what is broken or missing is typed, what came well is the rest. */
export function CountLine({ line }: { line: Line }) {
  const nameId = useId()
  const { lines } = useStore($complaintForm)
  const count = countOf(lines, line)
  const of = (qty: number) => noBreak(quantityOf(qty, line.sale_unit))
  const hasDifference = count.good < line.arrived_qty
  return (
    <div
      role="group"
      aria-labelledby={nameId}
      className={`grid gap-3 rounded-field border bg-base-100 p-3 sm:flex sm:items-center sm:justify-between ${hasDifference ? 'border-primary' : 'border-base-300'}`}
    >
      <div className="flex min-w-0 items-start gap-3">
        <ProductPhoto photo={line.photo} size="small" />
        <div className="min-w-0">
          <h2 id={nameId} className="line-clamp-2 text-sm font-semibold wrap-anywhere">
            {noBreak(line.name)}
            {line.variant && <span className="font-normal text-muted"> {noBreak(line.variant)}</span>}
          </h2>
          <p className="text-sm text-muted tabular">{countTexts.shipped(of(line.arrived_qty))}</p>
          {count.other > 0 && <p className="text-sm tabular">{countTexts.other(of(count.other))}</p>}
          <output className="block text-sm tabular">
            {countTexts.good} <b className={hasDifference ? '' : 'text-success'}>{of(count.good)}</b>
          </output>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2 sm:shrink-0 sm:flex-nowrap">
        {countedProblems.map(problem => (
          <Pieces key={problem} line={line} problem={problem} qty={count[problem]} />
        ))}
      </div>
    </div>
  )
}

type Props = { line: Line; problem: CountedProblem; qty: number }

function Pieces({ line, problem, qty }: Props) {
  const id = useId()
  const { lines } = useStore($complaintForm)
  const field = countField(lines, line, problem, useStore($unusable))
  const [typed, setTyped] = useState<string>()
  const set = (next: number) => {
    setUnusable(field.key, undefined)
    changeCount(line, problem, next)
  }
  const label = countTexts.labels[problem]
  return (
    <div
      className="grid gap-1"
      // A thumb that types replaces the number instead of writing beside it.
      onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
    >
      <span className="text-sm font-medium" aria-hidden="true">
        {label}
      </span>
      <Quantity
        shown={field.typed ?? typed ?? qty}
        of={`${label.toLowerCase()} ${line.name}${line.variant ? ` ${line.variant}` : ''}`}
        unit={line.sale_unit}
        canLess={qty > 0}
        canMore={qty < field.max}
        problemId={field.problem && `${id}-problem`}
        borderClass={field.problem && 'border-error'}
        onStep={by => set(Math.min(qty + by, field.max))}
        onType={digits => {
          setTyped(digits)
          set(Number(digits))
        }}
        onFraction={text => setUnusable(field.key, text)}
        onLeave={() => setTyped(undefined)}
      />
      <p id={`${id}-problem`} role="alert" className="text-sm text-error empty:hidden">
        {field.problem}
      </p>
    </div>
  )
}
