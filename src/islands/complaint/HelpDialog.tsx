import { type SyntheticEvent, useState } from 'react'

import { maxMessageLength } from '#lib/complaint/limits.ts'
import { takeStep } from '#lib/complaint/store/detail.ts'
import { complaintPageTexts, complaintTexts } from '#lib/complaint/texts.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

type Props = { complaintId: number; action: 'help' | 'appeal'; onClose: () => void }

/** What was typed for this step: a call for help is no appeal. */
function typedFor(action: Props['action'], stored: unknown): string {
  const { action: of, message } = (stored ?? {}) as { action?: unknown; message?: unknown }
  return of === action && typeof message === 'string' ? message : ''
}

/** Brings the admin in, or asks for a second ruling, with what the admin should know. */
export function HelpDialog({ complaintId, action, onClose }: Props) {
  const form = `complaintHelp:${complaintId}` as const
  const [message, setMessage] = useState(() => typedFor(action, readTyped(form)))
  const { isBusy, error, submit } = useSubmission()
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!(await submit(() => takeStep({ action, message: message.trim() })))) return
    storeTyped(form, undefined)
    onClose()
  }
  return (
    <Dialog title={complaintTexts[action]} onClose={onClose}>
      <form className="grid gap-4" onSubmit={event => void send(event)}>
        <p>{action === 'help' ? complaintPageTexts.helpText : complaintPageTexts.appealText}</p>
        <label className="grid gap-1 font-medium">
          {complaintPageTexts.tellAdmin}
          <textarea
            className="textarea w-full font-normal"
            rows={4}
            maxLength={maxMessageLength}
            value={message}
            onChange={({ target }) => {
              setMessage(target.value)
              storeTyped(form, target.value ? { action, message: target.value } : undefined)
            }}
          />
        </label>
        <ErrorText error={error} />
        <SubmitButton isBusy={isBusy}>{complaintTexts[action]}</SubmitButton>
      </form>
    </Dialog>
  )
}
