import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'

import { $caller } from './console-store.ts'
import { useMay } from './may-call.ts'
import {
  $working,
  claimAll,
  isClaimable,
  isForFile,
  type OpsWithdrawal,
  takeSelected
} from './withdrawal-store.ts'

type Props = { rows: readonly OpsWithdrawal[]; onDone: (done: readonly OpsWithdrawal[]) => void }

/**
 * Takes the selected withdrawals to pay them; what failed stays selected, and named with its reason (ops-292). Those that are taken go
 * into a file for the bank (ops-225).
 */
export function OpsWithdrawalBulk({ rows, onDone }: Props) {
  const mayPay = useMay('POST /ops/withdraw/{id}/claim')
  const mayFile = useMay('POST /ops/withdraw/batch/selected')
  const name = useStore($caller)?.name
  const working = useStore($working)
  const isOther = working !== undefined && working !== 'bulk'
  const able = rows.filter(isClaimable)
  const taken = rows.filter(one => isForFile(one, name))
  const act = async (
    task: (some: readonly OpsWithdrawal[]) => Promise<readonly OpsWithdrawal[] | undefined>,
    some: typeof able
  ) => {
    const done = await task(some)
    if (done) onDone(done.length === some.length ? rows : done)
  }
  return (
    <>
      {mayPay && (
        <Button
          look="plain"
          isBusy={working === 'bulk'}
          disabled={able.length === 0 || isOther}
          onClick={() => void act(claimAll, able)}
        >
          Ambil yang dipilih ({able.length})
        </Button>
      )}
      {mayFile && (
        <Button
          look="plain"
          isBusy={working === 'bulk'}
          disabled={taken.length === 0 || isOther}
          onClick={() => void act(takeSelected, taken)}
        >
          Berkas transfer untuk bank ({taken.length})
        </Button>
      )}
    </>
  )
}
