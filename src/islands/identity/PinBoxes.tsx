import { useRef } from 'react'

import { useWrongFocus } from '#islands/ui/use-wrong-focus.ts'
import { DigitBoxes } from './DigitBoxes.tsx'

type Props = {
  label: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
  onBlur?: () => void
  autoFocus?: boolean
  /** Called with the PIN once its last digit is typed. */
  onComplete?: (value: string) => void
}

/** Six boxes that hide their digits, with their label and what is wrong with them; the first wrong ones of a form that was sent take the focus. */
export function PinBoxes({ label, error, ...input }: Props) {
  const boxes = useRef<HTMLInputElement>(null)
  useWrongFocus(boxes, error)
  // What is checked as one leaves it keeps room for its message: else the button moves away from under a press.
  const room = input.onBlur ? 'min-h-5' : 'empty:hidden'
  return (
    <div className="grid gap-1">
      <span className="font-medium" aria-hidden="true">
        {label}
      </span>
      <DigitBoxes
        label={label}
        ref={boxes}
        isHidden
        autoComplete="off"
        aria-invalid={Boolean(error)}
        {...input}
      />
      <p role="alert" className={`text-sm text-error ${room}`}>
        {error}
      </p>
    </div>
  )
}
