import { rupiah } from '#lib/format/rupiah.ts'
import { remarkLimit } from '#lib/ops/limits.ts'

import { $notice, request } from '../console-store.ts'
import { useMay } from '../may-call.ts'
import { OpsAskReason } from '../OpsAskReason.tsx'
import { useDraft } from '../use-draft.ts'
import { type PayoutFile, payoutFiles } from './payout-file-store.ts'

/** Takes back a file that was never sent to the bank, after a question with the reason (ops-213). */
export function ReturnPayoutFile({
  file: { id, count, total, returned, returned_total }
}: {
  file: PayoutFile
}) {
  const mayReturn = useMay('POST /ops/payout/file/{id}/return')
  const draft = `return file ${id}`
  const { keyOf } = useDraft(draft, { reason: '' })
  if (!mayReturn) return null
  const [left, sum] = [count - returned, rupiah(total - returned_total)]
  const giveBack = async (reason: string) => {
    const input = { id, reason }
    // A retry after a lost answer sends the same key.
    const done = await request('POST /ops/payout/file/{id}/return', input, { key: keyOf(input) })
    if (done)
      $notice.set({
        text: `Berkas bank ${id}: ${done.count.toLocaleString('id-ID')} transfer, ${rupiah(done.total)}, dikembalikan`,
        isError: false
      })
    // What was rejected may have been returned by another operator: the list is shown as it is now.
    await payoutFiles.refresh()
    return done !== undefined
  }
  return (
    <OpsAskReason
      draft={draft}
      label="Kembalikan seluruh berkas"
      name={`Kembalikan seluruh berkas bank ${id}`}
      title={`Kembalikan berkas bank ${id}`}
      field="Alasan"
      limit={remarkLimit}
      text={`Kembalikan ${left.toLocaleString('id-ID')} transfer berkas bank ${id}, ${sum}? Saldo toko kembali seperti sebelum dicatat. Lakukan hanya jika berkas ini tidak pernah dikirim ke bank.`}
      confirm={`Ya, kembalikan ${sum}`}
      onConfirm={giveBack}
    />
  )
}
