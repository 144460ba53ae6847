import { useId, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { reportConversation } from '#lib/chat/store/conversations.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** Characters of a reason. */
const maxReason = 500

type Props = { id: number; name: string; onClose: () => void }

/** Reports a shop's messages to the marketplace. */
export function ReportDialog({ id, name, onClose }: Props) {
  const fieldId = useId()
  const [reason, setReason] = useState('')
  const { isBusy, error, submit, clear } = useSubmission()
  const send = async () => {
    if (await submit(() => reportConversation(id, reason.trim()))) onClose()
  }
  return (
    <Dialog title="Laporkan percakapan" onClose={onClose}>
      <form
        className="grid gap-3"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <label htmlFor={fieldId}>
          Apa yang terjadi? Kami membaca percakapan dengan {name} untuk memeriksanya.
        </label>
        <textarea
          id={fieldId}
          className="textarea min-h-28 w-full text-base"
          maxLength={maxReason}
          value={reason}
          aria-invalid={Boolean(error?.fields?.['reason'])}
          onChange={event => {
            clear()
            setReason(event.target.value)
          }}
        />
        <ErrorText error={error} message={error?.fields?.['reason'] ?? error?.message} />
        <div className="flex justify-end gap-2">
          <Button look="ghost" onClick={onClose}>
            Batal
          </Button>
          <Button look="primary" type="submit" isBusy={isBusy}>
            Kirim laporan
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
