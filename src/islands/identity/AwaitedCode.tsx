import { useStore } from '@nanostores/react'

import { resendAtOf } from '#lib/identity/code-wait.ts'
import { $code } from '#lib/identity/store/code-flow.ts'
import { $work } from '#lib/identity/store/work.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { CodeError } from './CodeError.tsx'
import { CodeForm } from './CodeForm.tsx'

type Props = { note?: string; onRetry: () => void; onSubmit: (code: string) => void }

/** The code screen of a dialog that requests the code as it opens, with loading and error states. */
export function AwaitedCode({ note, onRetry, onSubmit }: Props) {
  const flow = useStore($code)
  const { error } = useStore($work)
  if (flow) return <CodeForm {...(note && { note })} action="Verifikasi" onSubmit={onSubmit} />
  if (resendAtOf(error) !== undefined) {
    return (
      <div className="grid justify-items-center gap-3 py-12 text-center">
        <CodeError error={error} />
        <RetryButton look="primary" onRetry={onRetry} />
      </div>
    )
  }
  if (error) return <LoadError message={error.message} onRetry={onRetry} />
  return <div role="status" aria-busy="true" aria-label="Mengirim kode" className="h-64 skeleton" />
}
