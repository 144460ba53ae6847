import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useId } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { ChosenLine } from '#lib/complaint/form.ts'
import { type ComplaintProblem, complaintProblems, problemLabels } from '#lib/complaint/kinds.ts'
import { entryField } from '#lib/complaint/pieces.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm, $formProblems } from '#lib/complaint/store/form.ts'
import { changeLine, dropLine } from '#lib/complaint/store/lines.ts'
import { $unusable, setUnusable } from '#lib/complaint/store/unusable.ts'
import { complaintFormTexts } from '#lib/complaint/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { Quantity } from '#islands/ui/Quantity.tsx'

/** Chosen pieces of a line, at their place in `namedLines`. */
export type Entry = ChosenLine & { at: number }

type Line = ComplaintOptions['lines'][number]
type Props = {
  line: Line
  /** Pieces of the line that may be named. */
  max: number
  entry: Entry
  /** Pieces of the same line with another problem. */
  others: readonly Entry[]
  needsProblem: boolean
}

/** How many pieces of a line are chosen, and what is wrong with them. */
export function LineEntry({ line, max, entry, others, needsProblem }: Props) {
  // A second problem of the same line needs a name of its own.
  const place = others.filter(({ at }) => at < entry.at).length + 1
  const name = place > 1 ? `${line.name} (${place})` : line.name
  return (
    <div className="grid gap-3 sm:flex sm:items-end">
      <Pieces line={line} name={name} entry={entry} all={max} />
      {needsProblem && (
        <div className="flex flex-1 items-end gap-2">
          <Problem name={name} entry={entry} taken={others.flatMap(({ problem }) => problem ?? [])} />
          {others.length > 0 && (
            <Button
              look="ghost"
              size="square"
              aria-label={`${complaintFormTexts.dropProblem} ${name}`}
              onClick={() => dropLine(entry.at)}
            >
              <X className="size-5" aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type Counted = { line: Line; name: string; entry: Entry; all: number }

function Pieces({ line, name, entry, all }: Counted) {
  const id = useId()
  const { qty, at } = entry
  const field = entryField(useStore($complaintForm), at, line, useStore($unusable))
  const set = (next: number) => {
    setUnusable(field.key, undefined)
    changeLine(at, { qty: next })
  }
  return (
    <div className="grid w-fit gap-1">
      <span className="text-sm font-medium" aria-hidden="true">
        {complaintFormTexts.pieces(noBreak(quantityOf(all, line.sale_unit)), all < line.qty)}
      </span>
      <Quantity
        shown={field.typed ?? qty}
        of={name}
        unit={line.sale_unit}
        canLess={qty > 1}
        canMore={qty < field.max}
        problemId={field.problem && `${id}-problem`}
        borderClass={field.problem && 'border-error'}
        onStep={by => set(Math.max(1, Math.min(qty + by, field.max)))}
        // No piece at all is no choice: the box above leaves the line out.
        onType={digits => (Number(digits) > 0 ? set(Number(digits)) : setUnusable(field.key, digits))}
        onFraction={text => setUnusable(field.key, text)}
        onLeave={() => undefined}
      />
      <p id={`${id}-problem`} role="alert" className="text-sm text-error empty:hidden">
        {field.problem}
      </p>
    </div>
  )
}

type Naming = { name: string; entry: Entry; taken: readonly ComplaintProblem[] }

function Problem({ name, entry, taken }: Naming) {
  const id = useId()
  const { lines: problem } = useStore($formProblems)
  const isWrong = problem !== undefined && !entry.problem
  return (
    <div className="grid flex-1 gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {complaintFormTexts.problem} <span className="sr-only">{name}</span>
      </label>
      <select
        id={id}
        className={`select h-11 w-full ${isWrong ? 'select-error' : ''}`}
        aria-invalid={isWrong}
        value={entry.problem ?? ''}
        onChange={({ target }) =>
          changeLine(entry.at, { problem: complaintProblems.find(one => one === target.value) ?? null })
        }
      >
        <option value="" disabled>
          {complaintFormTexts.chooseProblem}
        </option>
        {complaintProblems
          .filter(one => !taken.includes(one))
          .map(one => (
            <option key={one} value={one}>
              {problemLabels[one]}
            </option>
          ))}
      </select>
    </div>
  )
}
