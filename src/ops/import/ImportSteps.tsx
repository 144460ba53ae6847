import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { Confirm } from '#islands/ui/Confirm.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import type { ImportShown } from '#lib/import/shapes.ts'

import { type ImportStep, moveImport } from './import-store.ts'
import { hasWork, runText, undoText } from './import-words.ts'

/** The steps that an import has now; each asks first, with what it does. */
export function ImportSteps({ shown }: { shown: ImportShown }) {
  const [asked, setAsked] = useState<ImportStep>()
  const [isBusy, setBusy] = useState(false)
  const { id, state, undo_until: until } = shown
  const move = async (step: ImportStep) => {
    setAsked(undefined)
    setBusy(true)
    await moveImport(id, step)
    setBusy(false)
  }
  const mayStop = state === 'checking' || state === 'checked' || state === 'running'
  const question = asked && questionOf(shown, asked)
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {state === 'checked' && hasWork(shown) && (
        <Button look="primary" isBusy={isBusy} onClick={() => setAsked('run')}>
          Jalankan
        </Button>
      )}
      {mayStop && (
        <Button look="ghost" isBusy={isBusy} onClick={() => setAsked('cancel')}>
          {state === 'running' ? 'Hentikan' : 'Batalkan'}
        </Button>
      )}
      {until && (
        <>
          <Button look="danger-outline" isBusy={isBusy} onClick={() => setAsked('undo')}>
            Urungkan
          </Button>
          <p className="text-sm text-muted">Dapat diurungkan sampai {noBreak(dateTime(until))}.</p>
        </>
      )}
      {state === 'checked' && !hasWork(shown) && (
        <p className="text-sm text-muted">Tidak ada yang perlu dijalankan.</p>
      )}
      {asked && question && (
        <Confirm
          {...question}
          isBusy={isBusy}
          onConfirm={() => void move(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

function questionOf(shown: ImportShown, step: ImportStep) {
  if (step === 'run') {
    return { title: 'Jalankan impor ini?', text: runText(shown), confirm: 'Jalankan', tone: 'offer' as const }
  }
  if (step === 'undo') {
    const until = shown.undo_until ? ` Hanya dapat diurungkan sampai ${dateTime(shown.undo_until)}.` : ''
    return { title: 'Urungkan impor ini?', text: undoText(shown) + until, confirm: 'Urungkan' }
  }
  return shown.state === 'running'
    ? {
        title: 'Hentikan impor ini?',
        text: 'Yang sudah diimpor tetap ada dan dapat diurungkan selama satu hari.',
        confirm: 'Hentikan',
        cancel: 'Lanjutkan'
      }
    : {
        title: 'Batalkan impor ini?',
        text: 'Tabel dan foto yang dikirim dibuang. Tidak ada produk yang berubah.',
        confirm: 'Batalkan impor',
        cancel: 'Kembali'
      }
}
