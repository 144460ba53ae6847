import { useStore } from '@nanostores/react'
import { useMemo } from 'react'

import type { ApiError } from '#lib/core/schema/api-error.ts'
import { countdownTo } from '#lib/core/browser/seconds-left.ts'
import { resendAtOf, waitText } from '#lib/identity/code-wait.ts'
import { codeTexts } from '#lib/identity/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'

/**
 * The error of a step that sends a code: with a countdown if the next code has to wait, replaced at its end by a
 * message that the wait is over (identity-155).
 */
export function CodeError({ error }: { error: ApiError | undefined }) {
  const resendAt = resendAtOf(error)
  const left = useStore(useMemo(() => countdownTo(resendAt ?? 0), [resendAt]))
  if (resendAt === undefined) return <ErrorText error={error} />
  if (left === 0) return <ErrorText error={error} message={codeTexts.waited} />
  return (
    <ErrorText error={error}>
      <span className="tabular">{waitText(left, false)}</span>
    </ErrorText>
  )
}
