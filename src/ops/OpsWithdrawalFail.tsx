import { rupiah } from '#lib/format/rupiah.ts'

import { OpsQuestion } from './OpsQuestion.tsx'
import { fail, type OpsWithdrawal } from './withdrawal-store.ts'

type Props = { one: OpsWithdrawal; reason: string; onClose: () => void }

/** The question before a withdrawal fails: its money goes back, and what the bank has sent by then is paid twice. */
export function OpsWithdrawalFail({ one, reason, onClose }: Props) {
  const given = reason.trim()
  const text = [
    `Kembalikan ${rupiah(one.nominal)} ke Saldo ${one.user.name}?`,
    one.claimed_at !== null && 'Pastikan bank belum mentransfernya.',
    given ? `Pembeli membaca alasan: ${given}` : 'Isi alasannya dulu: pembeli membacanya.'
  ]
  return (
    <OpsQuestion
      title={`Gagalkan ${one.code}`}
      text={text.filter(Boolean).join(' ')}
      confirm={given ? 'Ya, gagalkan' : undefined}
      onConfirm={() => fail(one)}
      onClose={onClose}
    />
  )
}
