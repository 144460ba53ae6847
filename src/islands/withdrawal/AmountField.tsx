import { useStore } from '@nanostores/react'
import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react'

import { buttonClass } from '#components/ui/button-class.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'
import { presetAmounts } from '#lib/withdrawal/amount.ts'
import { $withdrawalForm, chooseAmount, typeAmount } from '#lib/withdrawal/store/form.ts'
import { startVerifying } from '#lib/withdrawal/store/request.ts'
import { withdrawalLabels } from '#lib/withdrawal/texts.ts'

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
  const field = useRef<HTMLInputElement>(null)
  /** Digits to the right of the caret: dots move it. */
  const digitsBehind = useRef<number>(undefined)
  const shown = amount > 0 ? thousands(amount) : ''
  useLayoutEffect(() => {
    const behind = digitsBehind.current
    digitsBehind.current = undefined
    if (behind !== undefined && field.current === document.activeElement) placeCaret(field.current, behind)
  })
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    digitsBehind.current = digitsIn(target.value.slice(target.selectionStart ?? target.value.length))
    typeAmount(target.value)
  }
  const wrong = error?.fields?.['nominal'] ?? problem
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        Jumlah lain
      </label>
      <span className={`input h-12 w-full text-lg ${wrong ? 'input-error' : ''}`}>
        <span className="text-muted" aria-hidden="true">
          Rp
        </span>
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          className="tabular"
          value={shown}
          aria-invalid={Boolean(wrong)}
          aria-describedby={`${id}-note`}
          onChange={type}
          onKeyDown={({ key }) => key === 'Enter' && startVerifying()}
        />
      </span>
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

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length

/** Puts the caret before as many digits as stood behind it. */
function placeCaret(field: HTMLInputElement | null, behind: number): void {
  if (!field) return
  let at = field.value.length
  while (at > 0 && digitsIn(field.value.slice(at)) < behind) at -= 1
  field.setSelectionRange(at, at)
}
