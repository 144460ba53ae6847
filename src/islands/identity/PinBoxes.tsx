import { useEffect, useRef } from 'react'

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

/** Six boxes that hide their digits, with their label and what is wrong with them; the first wrong ones take the focus. */
export function PinBoxes({ label, error, ...input }: Props) {
  const boxes = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const firstWrong = boxes.current?.form?.querySelector('[aria-invalid=true]')
    if (error && firstWrong === boxes.current) boxes.current?.focus()
  }, [error])
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
      <p role="alert" className="text-sm text-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
