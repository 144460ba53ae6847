import { useStore } from '@nanostores/react'
import { useId } from 'react'

import { buttonClass } from '#components/ui/button-class.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { presetAmounts } from '#lib/withdrawal/amount.ts'
import { $withdrawalForm, chooseAmount, typeAmount } from '#lib/withdrawal/store/form.ts'
import { startVerifying } from '#lib/withdrawal/store/request.ts'
import { withdrawalLabels } from '#lib/withdrawal/texts.ts'

import { RupiahInput } from '#islands/ui/RupiahInput.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** The amount: one of six, or typed; never more than the balance. */
export function AmountField() {
  const { amount, balance } = useStore($withdrawalForm)
  return (
    <Section title={withdrawalLabels.amount}>
      <div className="grid gap-4">
        <div
          role="group"
          aria-label={withdrawalLabels.presets}
          className="grid grid-cols-2 gap-2 sm:grid-cols-3"
        >
          {presetAmounts.map(preset => (
            <button
              key={preset}
              type="button"
              className={buttonClass(amount === preset ? 'soft' : 'outline', 'normal', 'px-2 tabular')}
              aria-pressed={amount === preset}
              disabled={preset > balance}
              onClick={() => chooseAmount(preset)}
            >
              {rupiah(preset)}
            </button>
          ))}
        </div>
        <TypedAmount />
      </div>
    </Section>
  )
}

function TypedAmount() {
  const id = useId()
  const { amount, problem, note, error } = useStore($withdrawalForm)
  const wrong = error?.fields?.['nominal'] ?? problem
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        Jumlah lain
      </label>
      <RupiahInput
        id={id}
        amount={amount}
        isWrong={Boolean(wrong)}
        aria-describedby={`${id}-note`}
        onType={typeAmount}
        onKeyDown={({ key }) => key === 'Enter' && startVerifying()}
      />
      <p
        id={`${id}-note`}
        role="status"
        className={`text-sm empty:hidden ${wrong ? 'text-error' : 'text-muted'}`}
      >
        {wrong ?? note}
      </p>
    </div>
  )
}
