import { ImagePlus } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { imageLimit } from '#lib/core/limits.ts'
import { photoUrl } from '#lib/format/photo.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'

import { uploadPhoto } from './upload-photos.ts'

type Props = {
  /** The variant's name. */
  of: string
  photo: string | null
  /** The pictures of the product, of which it may be one. */
  photos: readonly string[]
  problem: string | undefined
  onChange: (photo: string | null) => void
}

/** The picture of a variant: one of the product's, one of its own, or none. */
export function VariantPhoto({ of, photo, photos, problem, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="grid gap-1">
      <button
        type="button"
        className="grid size-11 place-items-center overflow-hidden rounded-field border border-base-300 bg-base-200"
        aria-label={`Foto ${of}: ${photo ? 'ganti' : 'pilih'}`}
        onClick={() => setOpen(true)}
      >
        {photo ? (
          <img src={photoUrl(photo, 160)} alt="" className="size-full object-cover" />
        ) : (
          <ImagePlus className="size-5 text-muted" aria-hidden="true" />
        )}
      </button>
      <span className="text-xs text-error empty:hidden">{problem}</span>
      {isOpen && (
        <Dialog title={`Foto ${of}`} onClose={() => setOpen(false)}>
          <Choices
            photo={photo}
            photos={photos}
            onChange={next => {
              onChange(next)
              setOpen(false)
            }}
          />
        </Dialog>
      )}
    </span>
  )
}

function Choices({ photo, photos, onChange }: Pick<Props, 'photo' | 'photos' | 'onChange'>) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File | undefined) => {
    if (!file || isSending) return
    setSending(true)
    setProblem(undefined)
    const sent = await uploadPhoto(file)
    setSending(false)
    if ('problem' in sent) setProblem(sent.problem)
    else onChange(sent.path)
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {photos.map((path, index) => (
          <button
            key={path}
            type="button"
            aria-pressed={path === photo}
            aria-label={`Pakai foto ${index + 1}`}
            className={`overflow-hidden rounded-field border-2 ${path === photo ? 'border-primary' : 'border-base-300'}`}
            onClick={() => onChange(path)}
          >
            <img src={photoUrl(path, 160)} alt="" className="size-20 object-cover" />
          </button>
        ))}
      </div>
      <label className="grid gap-1 text-sm">
        Unggah foto lain
        <input
          type="file"
          className="max-w-full"
          accept={imageLimit.types.join(',')}
          disabled={isSending}
          onChange={event => void send(event.target.files?.[0])}
        />
      </label>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isSending && 'Mengunggah foto …'}
      </p>
      <p role="alert" className="text-sm text-error empty:hidden">
        {problem}
      </p>
      {photo && (
        <Button look="plain" className="w-fit" onClick={() => onChange(null)}>
          Tanpa foto sendiri
        </Button>
      )}
    </div>
  )
}
