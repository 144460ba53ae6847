import { useStore } from '@nanostores/react'

import { $code } from '#lib/identity/store/code-flow.ts'
import { $work } from '#lib/identity/store/work.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { CodeForm } from './CodeForm.tsx'

type Props = { note?: string; onRetry: () => void; onSubmit: (code: string) => void }

/** The code screen of a dialog that opens as its code is asked for: until it was sent, or why it was not. */
export function AwaitedCode({ note, onRetry, onSubmit }: Props) {
  const flow = useStore($code)
  const { error } = useStore($work)
  if (flow) return <CodeForm {...(note && { note })} action="Verifikasi" onSubmit={onSubmit} />
  if (error) return <LoadError message={error.message} onRetry={onRetry} />
  return <div role="status" aria-busy="true" aria-label="Mengirim kode" className="h-64 skeleton" />
}
