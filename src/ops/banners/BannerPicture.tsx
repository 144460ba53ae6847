import { useEffect, useRef } from 'react'

import { imageLimit } from '#lib/core/limits.ts'

import { Labelled } from '../form/Fields.tsx'
import { fileLook } from '../import/FileField.tsx'

type Props = {
  label: string
  /** Name of the chosen picture; '' for none. */
  name: string
  /** Whether this page has the picture; after a reload only its name is left. */
  isHeld: boolean
  problem?: string | undefined
  onChoose: (file: File | undefined) => void
}

/** The choice of a banner's picture, which is sent with the save and is not kept before it. */
export function BannerPicture({ label, name, isHeld, problem, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Saved or thrown away: the browser's field shows the file until it is told.
    if (name === '' && input.current) input.current.value = ''
  }, [name])
  const isLost = name !== '' && !isHeld
  return (
    <Labelled
      label={label}
      problem={
        problem ?? (isLost ? `${name} belum tersimpan dan tidak ikut dimuat ulang: pilih lagi.` : undefined)
      }
      hint="Foto baru tersimpan dengan 'Simpan'; saat halaman dimuat ulang foto perlu dipilih lagi."
    >
      {field => (
        <input
          ref={input}
          type="file"
          accept={imageLimit.types.join(',')}
          className={fileLook}
          onChange={event => onChoose(event.target.files?.[0])}
          {...field}
        />
      )}
    </Labelled>
  )
}
