import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useId } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { namedLines, nameableQty } from '#lib/complaint/form.ts'
import { type ComplaintKind, complaintProblems, namesProblems } from '#lib/complaint/kinds.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm } from '#lib/complaint/store/form.ts'
import { addLine, leaveLine } from '#lib/complaint/store/lines.ts'
import { complaintFormTexts } from '#lib/complaint/texts.ts'

import { ProductLine } from '#islands/order/ProductLine.tsx'
import { type Entry, LineEntry } from './LineEntry.tsx'

type Line = ComplaintOptions['lines'][number]

/** The lines of the order; a chosen one asks how many pieces, and what is wrong with them. */
export function LineChoice({ options, kind }: { options: ComplaintOptions; kind: ComplaintKind }) {
  const form = useStore($complaintForm)
  const entries = namedLines(form).map((line, at) => ({ ...line, at }))
  return (
    <ul className="grid gap-2">
      {options.lines.flatMap(line => {
        const own = entries.filter(({ id }) => id === line.id)
        const max = nameableQty(kind, line)
        // What has not arrived cannot have a problem; what was chosen of it can be left out.
        if (max === 0 && own.length === 0) return []
        return (
          <li key={line.id}>
            <Row line={line} max={max} entries={own} needsProblem={namesProblems(kind)} />
          </li>
        )
      })}
    </ul>
  )
}

type Props = {
  line: Line
  /** Pieces that may be named. */
  max: number
  entries: readonly Entry[]
  needsProblem: boolean
}

function Row({ line, max, entries, needsProblem }: Props) {
  const isChosen = entries.length > 0
  const id = useId()
  return (
    <div className={`rounded-field border p-3 ${isChosen ? 'border-primary' : 'border-base-300'}`}>
      <div className="relative flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          className="checkbox relative z-10 mt-5 shrink-0 checkbox-primary"
          aria-label={`Pilih ${line.name}`}
          checked={isChosen}
          onChange={({ target }) =>
            target.checked
              ? addLine({ id: line.id, qty: needsProblem ? 1 : max, problem: null })
              : leaveLine(line.id)
          }
        />
        <div className="min-w-0 flex-1">
          <ProductLine product={{ ...line, qty: max, note: '' }} checkbox={id} />
        </div>
      </div>
      {isChosen && (
        <div className="mt-3 grid gap-4 sm:ml-9">
          {entries.map(entry => (
            <LineEntry
              key={entry.at}
              line={line}
              max={max}
              entry={entry}
              others={entries.filter(({ at }) => at !== entry.at)}
              needsProblem={needsProblem}
            />
          ))}
          {needsProblem && mayAdd(max, entries) && (
            <Button
              look="ghost"
              className="w-fit"
              aria-label={`${complaintFormTexts.addProblem} ${line.name}`}
              onClick={() => addLine({ id: line.id, qty: 1, problem: null })}
            >
              <Plus className="size-5" aria-hidden="true" /> {complaintFormTexts.addProblem}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Some pieces of a line may have another problem, if any are left, and each has its problem. */
const mayAdd = (max: number, entries: readonly Entry[]): boolean =>
  entries.every(({ problem }) => problem) &&
  entries.length < complaintProblems.length &&
  entries.reduce((left, entry) => left - entry.qty, max) > 0
