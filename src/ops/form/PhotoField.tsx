import { useId, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { call } from '#lib/core/api/call.ts'
import { imageLimit } from '#lib/core/limits.ts'
import { photoUrl } from '#lib/format/photo.ts'

import { signOutOps } from '../console-store.ts'

/** Milliseconds for a picture over a slow line. */
const timeoutMs = 60_000

type Props = {
  label: string
  path: string | null
  problem?: string | undefined
  onChange: (path: string | null) => void
}

/** A picture that is stored when it is chosen: the form keeps its path, the save names it. */
export function PhotoField({ label, path, problem, onChange }: Props) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const store = async (photo: File | undefined) => {
    if (!photo) return
    if (photo.size > imageLimit.bytes) return setFailed(imageLimit.text)
    setBusy(true)
    setFailed(undefined)
    const answer = await call('POST /ops/photo', { photo }, { timeoutMs })
    setBusy(false)
    if (answer.ok) return onChange(answer.value.path)
    if (answer.error.status === 401) signOutOps()
    setFailed(answer.error.fields?.['photo'] ?? answer.error.message)
  }
  const wrong = failed ?? problem
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id}>{label}</label>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        {path && (
          <img
            src={photoUrl(path, 160)}
            alt={label}
            width="80"
            height="80"
            className="size-20 rounded-field border border-base-300 object-cover"
          />
        )}
        <input
          id={id}
          type="file"
          accept={imageLimit.types.join(',')}
          className="max-w-full min-w-0 file:mr-3 file:h-11 file:cursor-pointer file:rounded-field file:border file:border-base-300 file:bg-base-200 file:px-3 file:font-medium"
          disabled={isBusy}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-note`}
          onChange={event => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            void store(file)
          }}
        />
        {path && (
          <Button look="ghost" disabled={isBusy} onClick={() => onChange(null)}>
            Hapus foto
          </Button>
        )}
      </div>
      <p id={`${id}-note`} role="status" className={`empty:hidden ${wrong ? 'text-error' : 'text-muted'}`}>
        {wrong ?? (isBusy ? 'Mengunggah …' : undefined)}
      </p>
    </div>
  )
}
