import { page } from 'vitest/browser'

import { answered, rejected } from './fake-api.ts'

/** The code that the fake API accepts. */
export const rightCode = '246810'
/** Seconds before it sends the next one. */
const resendSeconds = 30

/** The six boxes of the requested code. */
export const codeBoxes = page.getByLabelText('Kode verifikasi 6 digit')

let count = 0

/** Answers of an API that sends a code on request, and accepts a single code. */
export const codeAnswers = {
  'POST /auth/otp/request': ({ phone, email }: { phone?: string; email?: string }) => {
    count += 1
    return answered({ otp_id: `code-${count}`, auth: phone ?? email, resend_seconds: resendSeconds })
  },
  'POST /auth/otp/check': ({ otp }: { otp: string }) =>
    otp === rightCode ? answered({ auth: 'passed' }) : rejected('otp_invalid')
}

/** The error of a code that has to wait this many seconds. */
export const codeWait = (retry_after: number) => {
  const { error } = rejected('otp_wait')
  return { ok: false, error: { ...error, details: { retry_after } } } as const
}

/** Pastes a text at the focus. */
export function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  )
}
