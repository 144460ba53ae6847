import { rupiah } from '#lib/format/rupiah.ts'
import { remarkLimit } from '#lib/ops/limits.ts'

import { $notice, request } from '../console-store.ts'
import { useMay } from '../may-call.ts'
import { OpsAskReason } from '../OpsAskReason.tsx'
import { useDraft } from '../use-draft.ts'
import type { ShopPayout } from './payout-store.ts'

type Props = { payout: ShopPayout; onDone: () => Promise<void> }

/** Takes a transfer back that the bank returned, or that was typed wrongly, after a question with the reason (money-22). */
export function ReturnPayout({ payout, onDone }: Props) {
  const mayReturn = useMay('POST /ops/payout/{id}/return')
  const { id, amount, direction, shop, reference } = payout
  const draft = `return ${id}`
  const { keyOf } = useDraft(draft, { reason: '' })
  if (!mayReturn || payout.return_of !== null || payout.return_id !== null) return null
  const what = direction === 'out' ? `transfer ${rupiah(amount)} ke` : `setoran ${rupiah(amount)} dari`
  const giveBack = async (remark: string) => {
    const input = { id, remark }
    // A retry after a lost answer sends the same key.
    const done = await request('POST /ops/payout/{id}/return', input, { key: keyOf(input) })
    if (done)
      $notice.set({
        text: `${rupiah(amount)} dikembalikan. Saldo ${shop.name} sekarang ${rupiah(done.balance)}`,
        isError: false
      })
    // What was rejected may have been returned by another operator: the list is shown as it is now.
    await onDone()
    return done !== undefined
  }
  return (
    <OpsAskReason
      draft={draft}
      label="Batalkan/kembalikan"
      name={`Batalkan/kembalikan ${what} ${shop.name}, referensi ${reference}`}
      title={`Kembalikan ${what} ${shop.name}`}
      field="Alasan"
      limit={remarkLimit}
      text={`Batalkan ${what} ${shop.name}, nomor referensi ${reference}? Saldo toko kembali seperti sebelum dicatat. Lakukan hanya jika bank mengembalikan uangnya atau catatannya salah.`}
      confirm={`Ya, kembalikan ${rupiah(amount)}`}
      onConfirm={giveBack}
    />
  )
}
