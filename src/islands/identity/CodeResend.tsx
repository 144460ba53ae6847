import { useStore } from '@nanostores/react'
import { useMemo } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { countdownTo } from '#lib/core/browser/seconds-left.ts'
import { waitText } from '#lib/identity/code-wait.ts'
import { type CodeFlow, resendCode } from '#lib/identity/store/code-flow.ts'

/** The button's text, and what stands in its place while the next code has to wait, in seconds. */
export type ResendTexts = { label: string; waiting: (left: number, isAgain: boolean) => string }

const usual: ResendTexts = { label: 'Kirim ulang kode', waiting: waitText }

type Props = { flow: CodeFlow; isBusy: boolean; texts?: ResendTexts }

/** 'Kirim ulang kode' with its countdown; a resend is confirmed and starts a new wait. */
export function CodeResend({ flow, isBusy, texts = usual }: Props) {
  const { resendAt } = flow.sent
  const left = useStore(useMemo(() => countdownTo(resendAt), [resendAt]))
  return (
    <div className="grid min-h-11 items-center text-center">
      {flow.isAgain && (
        <p role="status" className="text-sm text-success">
          Kode baru sudah dikirim.
        </p>
      )}
      {left > 0 ? (
        <p className="text-muted tabular">{texts.waiting(left, flow.isAgain)}</p>
      ) : (
        <Button look="ghost" disabled={isBusy} onClick={() => void resendCode()}>
          {texts.label}
        </Button>
      )}
    </div>
  )
}
