import { type ChangeEvent, type InputHTMLAttributes, useLayoutEffect, useRef } from 'react'

import { thousands } from '#lib/format/rupiah.ts'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  /** Whole rupiah; 0 shows an empty field. */
  amount: number
  isWrong: boolean
  onType: (typed: string) => void
}

/** A field for whole rupiah with dots between thousands; the caret stays among the digits where it was. */
export function RupiahInput({ amount, isWrong, onType, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null)
  /** Digits to the right of the caret: dots move it. */
  const digitsBehind = useRef<number>(undefined)
  useLayoutEffect(() => {
    const behind = digitsBehind.current
    digitsBehind.current = undefined
    if (behind !== undefined && field.current === document.activeElement) placeCaret(field.current, behind)
  })
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    digitsBehind.current = digitsIn(target.value.slice(target.selectionStart ?? target.value.length))
    onType(target.value)
  }
  return (
    <span className={`input h-12 w-full text-lg ${isWrong ? 'input-error' : ''}`}>
      <span className="text-muted" aria-hidden="true">
        Rp
      </span>
      <input
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        className="tabular"
        value={amount > 0 ? thousands(amount) : ''}
        aria-invalid={isWrong}
        onChange={type}
        {...input}
      />
    </span>
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
