import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'

import { type ComplaintKind, complaintProblems, namesProblems, problemLabels } from '#lib/complaint/kinds.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm, $formProblems, changeLine } from '#lib/complaint/store/form.ts'
import { complaintFormTexts } from '#lib/complaint/texts.ts'
import type { ChosenLine } from '#lib/complaint/form.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { ProductLine } from '#islands/order/ProductLine.tsx'
import { Quantity } from '#islands/ui/Quantity.tsx'

type Line = ComplaintOptions['lines'][number]

/** The lines of the order; a chosen one asks how many pieces, and what is wrong with them. */
export function LineChoice({ options, kind }: { options: ComplaintOptions; kind: ComplaintKind }) {
  const { lines } = useStore($complaintForm)
  const { lines: problem } = useStore($formProblems)
  return (
    <ul className="grid gap-2">
      {options.lines.map(line => (
        <li key={line.id}>
          <Row
            line={line}
            chosen={lines.find(({ id }) => id === line.id)}
            needsProblem={namesProblems(kind)}
            isWrong={problem !== undefined}
          />
        </li>
      ))}
    </ul>
  )
}

type Props = { line: Line; chosen: ChosenLine | undefined; needsProblem: boolean; isWrong: boolean }

function Row({ line, chosen, needsProblem, isWrong }: Props) {
  return (
    <div className={`rounded-field border p-3 ${chosen ? 'border-primary' : 'border-base-300'}`}>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          className="checkbox mt-5 shrink-0 checkbox-primary"
          aria-label={`Pilih ${line.name}`}
          checked={chosen !== undefined}
          onChange={({ target }) =>
            changeLine(line.id, target.checked ? { qty: needsProblem ? 1 : line.qty } : undefined)
          }
        />
        <div className="min-w-0 flex-1">
          <ProductLine product={{ ...line, note: '' }} />
        </div>
      </div>
      {chosen && (
        <div className="mt-3 grid gap-3 sm:ml-9 sm:flex sm:items-end">
          <Pieces line={line} qty={chosen.qty} />
          {needsProblem && <Problem line={line} chosen={chosen} isWrong={isWrong && !chosen.problem} />}
        </div>
      )}
    </div>
  )
}

function Pieces({ line, qty }: { line: Line; qty: number }) {
  const [typed, setTyped] = useState<string>()
  const set = (next: number) => changeLine(line.id, { qty: Math.min(Math.max(1, next), line.qty) })
  return (
    <div className="grid w-fit gap-1">
      <span className="text-sm font-medium" aria-hidden="true">
        {noBreak(`Jumlah (dari ${line.qty} ${line.sale_unit})`)}
      </span>
      <Quantity
        shown={typed ?? qty}
        of={line.name}
        unit={line.sale_unit}
        canLess={qty > 1}
        canMore={qty < line.qty}
        onStep={by => set(qty + by)}
        onType={digits => {
          setTyped(digits)
          if (Number(digits) > 0) set(Number(digits))
        }}
        onLeave={() => setTyped(undefined)}
      />
    </div>
  )
}

function Problem({ line, chosen, isWrong }: { line: Line; chosen: ChosenLine; isWrong: boolean }) {
  const id = useId()
  return (
    <div className="grid flex-1 gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {complaintFormTexts.problem} <span className="sr-only">{line.name}</span>
      </label>
      <select
        id={id}
        className={`select h-11 w-full ${isWrong ? 'select-error' : ''}`}
        aria-invalid={isWrong}
        value={chosen.problem ?? ''}
        onChange={({ target }) =>
          changeLine(line.id, { problem: complaintProblems.find(one => one === target.value) ?? null })
        }
      >
        <option value="" disabled>
          {complaintFormTexts.chooseProblem}
        </option>
        {complaintProblems.map(problem => (
          <option key={problem} value={problem}>
            {problemLabels[problem]}
          </option>
        ))}
      </select>
    </div>
  )
}
