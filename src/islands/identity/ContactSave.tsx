import { CircleCheck } from 'lucide-react'
import type { SyntheticEvent } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { CodeError } from './CodeError.tsx'

type Props = {
  contact: string
  isBusy: boolean
  error: ApiError | undefined
  onSave: () => void
  /** Back to the form, for another contact. */
  onChange: () => void
  /** A verification expired: starts over from the first code. */
  onRestart: () => void
}

/** The last step of a contact change: both codes were verified, 'Simpan' applies it. */
export function ContactSave({ contact, isBusy, error, onSave, onChange, onRestart }: Props) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSave()
  }
  const isOver = error?.code === 'contact_unverified'
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <p className="flex items-center gap-2">
        <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
        <span>
          <b className="wrap-anywhere">{contact}</b> sudah diverifikasi.
        </span>
      </p>
      <CodeError error={error} />
      {isOver ? (
        <Button look="primary" size="large" onClick={onRestart}>
          Ulangi verifikasi
        </Button>
      ) : (
        <Button type="submit" look="primary" size="large" isBusy={isBusy} autoFocus>
          Simpan
        </Button>
      )}
      {error && !isOver && (
        <Button look="ghost" onClick={onChange}>
          Ganti dengan yang lain
        </Button>
      )}
    </form>
  )
}
