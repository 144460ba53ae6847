import { MessageCircle } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { keepCard } from '#lib/chat/store/ready-card.ts'
import { paths } from '#lib/core/paths.ts'
import { chatWithdrawalOf } from '#lib/chat/withdrawal-card.ts'
import { isOpen } from '#lib/withdrawal/status.ts'
import { cancelWithdrawal } from '#lib/withdrawal/store/detail.ts'
import type { Withdrawal } from '#lib/withdrawal/store/request.ts'
import { cancellation, withdrawalLabels, withdrawalNotes, withdrawalTexts } from '#lib/withdrawal/texts.ts'

import { Confirm } from '#islands/ui/Confirm.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** What can be done with a withdrawal: cancel it while it waits, or ask about it. */
export function WithdrawalActions({ withdrawal }: { withdrawal: Withdrawal }) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, submit } = useSubmission()
  const cancel = async () => {
    await cancelWithdrawal(withdrawal.id)
    setAsking(false)
    return undefined
  }
  return (
    <div className="grid gap-2">
      {isOpen(withdrawal.status) && !withdrawal.is_cancellable && (
        <p className="alert alert-soft text-sm alert-info">{withdrawalTexts.claimed}</p>
      )}
      {withdrawal.is_cancellable && (
        <Button look="danger-outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {withdrawalLabels.cancel}
        </Button>
      )}
      <p className="mt-2 text-sm text-muted">{withdrawalNotes.helpText}</p>
      <Button
        look="secondary"
        href={paths.chatWith(0)}
        onClick={() => keepCard(0, { withdrawal: chatWithdrawalOf(withdrawal) })}
      >
        <MessageCircle className="size-4" aria-hidden="true" /> {withdrawalLabels.help}
      </Button>
      {isAsking && (
        <Confirm
          {...cancellation}
          isBusy={isBusy}
          onConfirm={() => void submit(cancel)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
