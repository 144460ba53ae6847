import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'

import { useMay } from './may-call.ts'
import { $working, claimAll, isClaimable, type OpsWithdrawal } from './withdrawal-store.ts'

type Props = { rows: readonly OpsWithdrawal[]; onDone: () => void }

/** Takes the selected withdrawals to pay them; what failed stays selected, and named with its reason (ops-292). */
export function OpsWithdrawalBulk({ rows, onDone }: Props) {
  const mayPay = useMay('POST /ops/withdraw/{id}/claim')
  const working = useStore($working)
  const able = rows.filter(isClaimable)
  if (!mayPay) return null
  const claim = async () => {
    if (await claimAll(able)) onDone()
  }
  return (
    <Button
      look="plain"
      isBusy={working === 'bulk'}
      disabled={able.length === 0 || (working !== undefined && working !== 'bulk')}
      onClick={() => void claim()}
    >
      Ambil yang dipilih ({able.length})
    </Button>
  )
}
