import { DigitBoxes } from './DigitBoxes.tsx'

type Props = {
  label: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
  onBlur?: () => void
  /** Called with the PIN once its last digit is typed. */
  onComplete?: (value: string) => void
}

/** Six boxes that hide their digits, with their label and what is wrong with them. */
export function PinBoxes({ label, error, ...input }: Props) {
  return (
    <div className="grid gap-1">
      <span className="font-medium" aria-hidden="true">
        {label}
      </span>
      <DigitBoxes label={label} isHidden autoComplete="off" aria-invalid={Boolean(error)} {...input} />
      <p role="alert" className="text-sm text-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
