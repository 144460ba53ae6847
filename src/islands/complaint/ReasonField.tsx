import { useStore } from '@nanostores/react'
import { useId } from 'react'

import { hasGoods } from '#lib/complaint/form.ts'
import { reasonLimits } from '#lib/complaint/limits.ts'
import { $complaintForm, changeForm } from '#lib/complaint/store/form.ts'
import { complaintFormTexts } from '#lib/complaint/texts.ts'
import { thousands } from '#lib/format/rupiah.ts'

/** What happened, with the number of characters. */
export function ReasonField({ problem }: { problem: string | undefined }) {
  const id = useId()
  const { kind, reason } = useStore($complaintForm)
  return (
    <div className="grid gap-1">
      <textarea
        id={id}
        className={`textarea w-full ${problem ? 'textarea-error' : ''}`}
        rows={5}
        maxLength={reasonLimits.max}
        placeholder={kind && hasGoods(kind) ? complaintFormTexts.reasonHint : complaintFormTexts.freightHint}
        aria-label={complaintFormTexts.reason}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        value={reason}
        onChange={({ target }) => changeForm({ reason: target.value })}
      />
      <div id={`${id}-note`} className="flex justify-between gap-3 text-sm">
        <span className={problem ? 'text-error' : 'text-muted'}>
          {problem ?? `Minimal ${reasonLimits.min} karakter`}
        </span>
        <span className="whitespace-nowrap text-muted tabular">
          {reason.trim().length}/{thousands(reasonLimits.max)}
        </span>
      </div>
    </div>
  )
}
