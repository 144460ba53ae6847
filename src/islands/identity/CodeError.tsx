import { useStore } from '@nanostores/react'
import { useMemo } from 'react'

import type { Refusal } from '#lib/core/refusal.ts'
import { countdownTo } from '#lib/core/seconds-left.ts'
import { resendAtOf, waitText } from '#lib/identity/code-wait.ts'
import { codeTexts } from '#lib/identity/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'

/** A refusal of a step that sends a code: where the next one has to wait, the seconds run (identity-155). */
export function CodeError({ error }: { error: Refusal | undefined }) {
  const resendAt = resendAtOf(error)
  return <ErrorText error={error}>{resendAt !== undefined && <WaitLeft until={resendAt} />}</ErrorText>
}

/** The seconds before the next code, and that it may be asked for when they are over. */
function WaitLeft({ until }: { until: number }) {
  const left = useStore(useMemo(() => countdownTo(until), [until]))
  return <span className="tabular">{left > 0 ? waitText(left, false) : codeTexts.waited}</span>
}
