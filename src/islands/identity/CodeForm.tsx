import { useStore } from '@nanostores/react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState
} from 'react'

import { localPhone } from '#lib/core/schema/identifier.ts'
import { channelText } from '#lib/identity/code-channel.ts'
import { codeIn, codeProblem, pastedProblem } from '#lib/identity/code-text.ts'
import { otpLength } from '#lib/identity/otp.ts'
import { $code } from '#lib/identity/store/code-flow.ts'
import type { SentCode } from '#lib/identity/store/otp.ts'
import { $phoneChannels } from '#lib/identity/store/phone-channels.ts'
import { $work } from '#lib/identity/store/work.ts'
import { codeTexts } from '#lib/identity/texts.ts'
import { hearCode } from '#lib/identity/web-otp.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeResend, type ResendTexts } from './CodeResend.tsx'
import { DigitBoxes } from './DigitBoxes.tsx'

type Props = {
  /** Omitted in a dialog, which has its own title. */
  title?: string
  /** Why a code is needed, if that is not obvious. */
  note?: string
  /** Custom text around the contact; by default it says that the code was sent there. */
  sentTo?: (sent: SentCode) => ReactNode
  action?: string
  /** Texts of the button that sends another code, where a form has its own. */
  resend?: ResendTexts
  onSubmit: (code: string) => void
}

/** Errors of a rejected code, which clear the input for the next code. Other errors keep it. */
const rejected = new Set(['otp_invalid', 'otp_expired', 'otp_exhausted'])

/** The code screen of every flow: six boxes, and the countdown to the next code. Shows the pending code's flow. */
export function CodeForm({
  title,
  note,
  sentTo: SentTo = Sent,
  action = 'Verifikasi Akun',
  resend,
  onSubmit
}: Props) {
  const flow = useStore($code)
  const { isBusy, error } = useStore($work)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [seenError, setSeenError] = useState(error)
  if (error !== seenError) {
    setSeenError(error)
    if (error && rejected.has(error.code)) setCode('')
  }
  // After an error, the next code can be typed at once.
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error && !isBusy) input.current?.focus()
  }, [error, isBusy])
  const sent = flow?.sent
  const [seenId, setSeenId] = useState(sent?.otpId)
  if (sent && sent.otpId !== seenId) {
    // Digits of a code that another one replaced are worthless.
    setSeenId(sent.otpId)
    setCode('')
    setProblem(undefined)
  }
  useEffect(() => {
    return sent?.kind === 'phone' ? hearCode(heard => setCode(codeIn(heard))) : undefined
  }, [sent])
  if (!flow) return null

  const change = (typed: string) => {
    setCode(typed)
    setProblem(undefined)
  }
  const send = (full: string) => {
    const found = codeProblem(full)
    setProblem(found)
    if (!found && !isBusy) onSubmit(full)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send(code)
  }
  // Browsers do not submit a form whose button is disabled until six digits are typed, so Enter reports what is
  // missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    send(code)
  }
  // The pasted text may be a whole message, and replaces existing digits.
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = event.clipboardData.getData('text')
    const digits = codeIn(pasted)
    if (digits) setCode(digits)
    setProblem(pastedProblem(pasted))
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {title && <h2 className="text-lg font-bold">{title}</h2>}
      {note && <p role="status">{note}</p>}
      <p className="wrap-anywhere">
        <SentTo {...flow.sent} />
      </p>
      <div>
        <DigitBoxes
          label="Kode verifikasi 6 digit"
          ref={input}
          value={code}
          onChange={change}
          onComplete={send}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => code && setProblem(codeProblem(code))}
          autoComplete="one-time-code"
          autoFocus
          // Not `disabled`, which would lose the focus: the boxes appear while the code is being sent.
          readOnly={isBusy}
          aria-invalid={Boolean(problem)}
          aria-describedby="code-note"
        />
        <p
          id="code-note"
          className={`mt-1 text-sm ${problem ? 'text-error' : 'text-muted'}`}
          aria-live="polite"
        >
          {problem ?? codeTexts.hint}
        </p>
      </div>
      <ErrorText error={error} />
      <SubmitButton isBusy={isBusy} isDisabled={code.length < otpLength}>
        {action}
      </SubmitButton>
      <CodeResend flow={flow} isBusy={isBusy} {...(resend && { texts: resend })} />
    </form>
  )
}

/** Where and how the code was sent. */
function Sent({ kind, auth }: SentCode) {
  const channels = useStore($phoneChannels)
  return (
    <>
      Kode 6 digit sudah dikirim{channelText(kind, channels)} ke{' '}
      <b>{kind === 'phone' ? localPhone(auth) : auth}</b>
    </>
  )
}
