import { useId, useLayoutEffect, useRef, useState } from 'react'

import { thousands } from '#lib/format/rupiah.ts'

import { isUnreadable, typedWhole, wholeProblem } from './typed-whole.ts'

type Props = {
  /** Its name for screen readers: 'Harga Merah'. The head of its column names it for the others. */
  label: string
  value: string
  problem?: string | undefined
  /** A whole number, with its thousands apart while nobody types; what is none stays and is marked (ops-280). */
  isNumber?: boolean
  maxLength?: number
  /** Shown while it is empty. */
  placeholder?: string
  onChange: (value: string) => void
}

/** A field in a table: its message stands below it, and what it holds is selected when it is entered. */
export function CellField(props: Props) {
  const { label, value, isNumber = false, maxLength, placeholder, onChange } = props
  const isWrong = isNumber && isUnreadable(value)
  const problem = isWrong ? wholeProblem : props.problem
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isIn, setIn] = useState(false)
  useLayoutEffect(() => {
    if (isIn) field.current?.select()
  }, [isIn])
  return (
    <span className="grid content-start gap-1">
      <input
        ref={field}
        className={`input-bordered input h-11 w-full min-w-0 px-2 ${isNumber ? 'text-right tabular' : ''} ${problem ? 'input-error' : ''}`}
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        maxLength={maxLength}
        placeholder={placeholder}
        value={isNumber && !isWrong && !isIn && value !== '' ? thousands(Number(value)) : value}
        onFocus={() => setIn(true)}
        onBlur={() => setIn(false)}
        onChange={event => onChange(isNumber ? typedWhole(event.target.value) : event.target.value)}
      />
      <span id={id} className="text-xs text-error empty:hidden">
        {problem}
      </span>
    </span>
  )
}
