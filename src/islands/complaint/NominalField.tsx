import { useStore } from '@nanostores/react'
import { useId } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { nominalAbove } from '#lib/complaint/form.ts'
import { $complaintForm, changeForm } from '#lib/complaint/store/form.ts'
import { complaintFormTexts } from '#lib/complaint/texts.ts'
import { typedRupiah } from '#lib/format/typed-rupiah.ts'

import { RupiahInput } from '#islands/ui/RupiahInput.tsx'

type Props = {
  max: number
  /** Whether freight was paid, of which the pieces have their share in `max`. */
  hasFreight: boolean
  problem: string | undefined
}

/** The amount to be refunded, and the most that it can be for the chosen pieces. */
export function NominalField({ max, hasFreight, problem }: Props) {
  const id = useId()
  const { kind, nominal } = useStore($complaintForm)
  // Said while it is typed: the maximum changes with the pieces.
  const wrong = problem ?? (nominal > max ? nominalAbove(kind, max) : undefined)
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {complaintFormTexts.nominal}
      </label>
      <RupiahInput
        id={id}
        amount={nominal}
        isWrong={wrong !== undefined}
        aria-describedby={`${id}-note`}
        onType={typed => changeForm({ nominal: typedRupiah(typed) })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p id={`${id}-note`} role="status" className={`text-sm ${wrong ? 'text-error' : 'text-muted'}`}>
          {wrong ?? complaintFormTexts.max(max, hasFreight)}
        </p>
        {nominal !== max && (
          <Button
            look="ghost"
            size="small"
            className="-mr-2 text-primary"
            onClick={() => {
              changeForm({ nominal: max })
              // The button goes with it.
              document.getElementById(id)?.focus()
            }}
          >
            {complaintFormTexts.takeMax}
          </Button>
        )}
      </div>
    </div>
  )
}
