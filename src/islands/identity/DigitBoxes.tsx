import { OTPInput, type OTPInputProps, REGEXP_ONLY_DIGITS } from 'input-otp'
import type { Ref } from 'react'

import { otpLength } from '#lib/identity/otp.ts'

type Own = {
  label: string
  /** A PIN masks its digits, a code shows them. */
  isHidden?: boolean
  ref?: Ref<HTMLInputElement>
}
type Props = Own & Omit<OTPInputProps, 'maxLength' | 'render' | 'children'>

/** Six boxes for the digits of a PIN or a code, with paste and backspace. */
export function DigitBoxes({ label, isHidden = false, ...input }: Props) {
  const look = isHidden ? 'h-12' : 'h-14 bg-base-100 font-bold tabular'
  return (
    <OTPInput
      // Room for a password manager's icon would overflow a phone's screen, and password managers hold no one-time
      // codes.
      pushPasswordManagerStrategy="none"
      {...input}
      maxLength={otpLength}
      pattern={REGEXP_ONLY_DIGITS}
      // '135 791' and 'PIN: 135-791' hold the same digits.
      pasteTransformer={text => text.replaceAll(/\D/g, '')}
      inputMode="numeric"
      aria-label={label}
      render={({ slots }) => (
        <div className="flex justify-between gap-2">
          {slots.map((slot, index) => (
            <span
              key={index}
              data-box={slot.isActive ? 'active' : ''}
              className={`grid min-w-0 flex-1 place-items-center rounded-field border text-xl ${look} ${
                slot.isActive ? 'border-primary outline-2 outline-primary' : 'border-muted'
              }`}
            >
              {slot.char && (isHidden ? '•' : slot.char)}
            </span>
          ))}
        </div>
      )}
    />
  )
}
