import type { CartDetail } from '#lib/cart/contract.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { Confirm } from '#islands/ui/Confirm.tsx'
import { removeAndGoOn } from './remove-line.ts'

/** Confirms the removal of a line from the cart. */
export function ConfirmRemoval({ detail, onClose }: { detail: CartDetail; onClose: () => void }) {
  return (
    <Confirm
      title="Hapus barang"
      text={noBreak(`${detail.product.name} akan dihapus dari keranjang.`)}
      confirm="Hapus"
      onConfirm={() => void removeAndGoOn(detail)}
      onClose={onClose}
    />
  )
}
