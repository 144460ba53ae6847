import { useStore } from '@nanostores/react'

import { $openWithdrawal } from '#lib/withdrawal/store/detail.ts'
import { $verifyStep } from '#lib/withdrawal/store/request.ts'

import { HistoryDrawer } from './HistoryDrawer.tsx'
import { VerifyDialogs } from './VerifyDialogs.tsx'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'

type Props = { isHistoryOpen: boolean; onHistoryClose: () => void }

/** The overlays of the withdrawal page; a withdrawal opens on top of the history that it was chosen in. */
export function WithdrawOverlays({ isHistoryOpen, onHistoryClose }: Props) {
  const openId = useStore($openWithdrawal)
  const step = useStore($verifyStep)
  return (
    <>
      {isHistoryOpen && <HistoryDrawer onClose={onHistoryClose} />}
      {openId !== undefined && <WithdrawalDialog key={openId} id={openId} />}
      {step && <VerifyDialogs step={step} />}
    </>
  )
}
