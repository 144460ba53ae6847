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
  'aria-invalid'?: boolean
  /** Called with the PIN once its last digit is typed. */
  onComplete?: (value: string) => void
}

/** Six masked digit boxes with label and error; the first invalid ones of a submitted form take the focus. */
export function PinBoxes({ label, error, ...input }: Props) {
  const boxes = useRef<HTMLInputElement>(null)
  useWrongFocus(boxes, error)
  // Boxes validated on blur reserve space for the message; otherwise the button would move away while being pressed.
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
