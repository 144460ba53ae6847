import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp'

import { otpLength } from '#lib/identity/otp.ts'

type Props = {
  label: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
  onBlur?: () => void
  /** Called with the PIN once its last digit is typed. */
  onComplete?: (value: string) => void
}

/** Six boxes that hide their digits. */
export function PinBoxes({ label, value, error, onChange, onBlur, onComplete }: Props) {
  return (
    <div className="grid gap-1">
      <span className="font-medium" aria-hidden="true">
        {label}
      </span>
      <OTPInput
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        onComplete={onComplete}
        maxLength={otpLength}
        pattern={REGEXP_ONLY_DIGITS}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={Boolean(error)}
        render={({ slots }) => (
          <div className="flex justify-between gap-2">
            {slots.map((slot, index) => (
              <span
                key={index}
                className={`grid h-12 min-w-0 flex-1 place-items-center rounded-field border text-xl ${
                  slot.isActive ? 'border-primary outline-2 outline-primary' : 'border-muted'
                }`}
              >
                {slot.char && '•'}
              </span>
            ))}
          </div>
        )}
      />
      <p role="alert" className="text-sm text-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
