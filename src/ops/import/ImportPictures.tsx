import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'

import { thousands } from '#lib/format/rupiah.ts'
import type { ImportShown } from '#lib/import/shapes.ts'

import { FileField } from './FileField.tsx'
import { $sent, sendPictures, type Skipped } from './import-store.ts'
import { SentBar } from './SentBar.tsx'

/** Pictures of an import that was not run yet, as ZIPs; each is sent when it is chosen, and the table is checked again. */
export function ImportPictures({ shown: { id, state, pictures } }: { shown: ImportShown }) {
  const sent = useStore($sent)
  const [taken, setTaken] = useState<Skipped>()
  const isSending = useRef(false)
  // Another picker after each file, so that the same one can be chosen again.
  const [round, setRound] = useState(0)
  if (state !== 'checking' && state !== 'checked') return null
  const send = async (zip: File | undefined) => {
    if (!zip || isSending.current) return
    isSending.current = true
    setTaken(undefined)
    setTaken(await sendPictures(id, zip))
    setRound(round + 1)
    isSending.current = false
  }
  return (
    <section className="grid gap-2 rounded-box border border-base-300 bg-base-100 p-3" aria-label="Foto">
      <FileField
        key={round}
        label={`Foto sebagai ZIP, paling besar 200 MB (${thousands(pictures)} foto diterima)`}
        accept=".zip"
        isDisabled={sent !== undefined}
        onChange={zip => void send(zip)}
      />
      <p className="text-sm text-muted">
        Foto berlaku untuk impor ini saja; produk baru ditolak sebelum fotonya ada.
      </p>
      <SentBar label="Mengirim foto" sent={sent} />
      <div role="status" className="text-sm empty:hidden">
        {taken && (
          <>
            <p>{thousands(taken.pictures)} foto diterima, tabel diperiksa lagi.</p>
            {taken.skipped.length > 0 && (
              <details>
                <summary className="cursor-pointer py-2">
                  {thousands(taken.skipped.length)} berkas dilewati: bukan foto, atau lebih dari 5 MB
                </summary>
                <p className="wrap-anywhere">{taken.skipped.join(', ')}</p>
              </details>
            )}
          </>
        )}
      </div>
    </section>
  )
}
