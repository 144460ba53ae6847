import { useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { kindLabels } from '#lib/catalogue/texts.ts'
import { percentOf } from '#lib/content/fee-rate.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { rememberFocus } from '#islands/ui/focus-place.ts'

import { fees, type OpsFeeGroup } from './console-lists.ts'
import { $notice, request } from './console-store.ts'
import { readDraft } from './drafts.ts'
import { feeDraft } from './FeeGroupFields.tsx'
import { SelectField } from './form/Fields.tsx'
import { useMay } from './may-call.ts'

type Props = {
  group: OpsFeeGroup
  /** The other groups of its kind, one of which gets its categories. */
  others: readonly OpsFeeGroup[]
  /** It was removed: what was typed about it is not needed any more. */
  onRemoved: () => void
}

/** Removes a fee group, after a question with the group that gets its categories (ops-402). */
export function RemoveFeeGroup({ group, others, onRemoved }: Props) {
  const mayRemove = useMay('DELETE /ops/fee-group/{type}/{name}')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [chosen, setChosen] = useState('')
  const { type, name, category_names: names, updated_at } = group
  const restoreFocus = useRef(() => {})
  const heir = others.find(other => other.name === chosen)
  // What is typed about the names of that group would be saved without those that it gets.
  const isTyped = heir !== undefined && readDraft(feeDraft(type, heir.name)) !== undefined
  if (!mayRemove || others.length === 0) return null
  const close = () => setAsking(false)
  const ask = () => {
    restoreFocus.current = rememberFocus()
    setAsking(true)
  }
  const remove = async () => {
    if (!heir || isBusy) return
    setBusy(true)
    const into = { into: heir.name, into_updated_at: heir.updated_at }
    const done = await request('DELETE /ops/fee-group/{type}/{name}', { type, name, ...into, updated_at })
    setBusy(false)
    close()
    if (done) {
      onRemoved()
      $notice.set({
        text: `Kelompok ${name}: dihapus. Kategorinya sekarang di Kelompok ${done.name}`,
        isError: false
      })
    }
    // What was rejected was changed or removed by somebody else: the groups are shown as they are now.
    await fees.refresh()
    restoreFocus.current()
  }
  return (
    <>
      <Button
        look="danger-outline"
        className="w-fit"
        aria-label={`Hapus kelompok ${name}, ${kindLabels[type]}`}
        onClick={ask}
      >
        Hapus kelompok
      </Button>
      {isAsking && (
        <Dialog title={`Hapus Kelompok ${name}?`} onClose={close}>
          <div className="grid gap-3">
            <p className="wrap-anywhere">
              {names.length === 0
                ? 'Kelompok ini tidak memuat kategori.'
                : `${names.length} kategori pindah ke kelompok lain dengan tarifnya: ${names.join(', ')}.`}
            </p>
            <SelectField
              label="Kelompok yang menerima kategorinya"
              value={heir?.name ?? ''}
              options={[
                ['', 'Pilih kelompok'] as const,
                ...others.map(
                  one => [one.name, `Kelompok ${one.name}, ${percentOf(one.rate_basis_points)}`] as const
                )
              ]}
              problem={
                isTyped
                  ? `Kelompok ${heir.name} punya perubahan yang belum disimpan. Simpan atau buang dulu.`
                  : undefined
              }
              onChange={setChosen}
            />
            <div className="flex flex-wrap justify-end gap-2">
              <Button look="ghost" onClick={close}>
                Kembali
              </Button>
              <Button look="danger" isBusy={isBusy} disabled={!heir || isTyped} onClick={() => void remove()}>
                {heir ? `Ya, hapus dan pindahkan ke Kelompok ${heir.name}` : 'Ya, hapus'}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
