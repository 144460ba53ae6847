import type { GoodsRow } from '#lib/goods/product-contract.ts'

import { useMay } from '../may-call.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { archivedText } from './archive-text.ts'
import { setOnSale } from './product-store.ts'

type Props = { rows: readonly GoodsRow[]; onDone: (done: readonly GoodsRow[]) => void }

/** Archives or restores the selected products, each by itself (ops-111). */
export function ProductBulk({ rows, onDone }: Props) {
  const mayArchive = useMay('POST /ops/product/{id}/archive')
  const active = rows.filter(({ is_active: isActive }) => isActive)
  const archived = rows.filter(({ is_active: isActive }) => !isActive)
  const act = async (some: readonly GoodsRow[], isOn: boolean) => {
    if (await setOnSale(some, isOn)) onDone(rows)
  }
  if (!mayArchive) return null
  return (
    <>
      {active.length > 0 && (
        <OpsAsk
          label={`Arsipkan ${active.length}`}
          look="plain"
          title={`Arsipkan ${active.length} produk?`}
          text={archivedText}
          confirm="Arsipkan"
          onConfirm={() => act(active, false)}
        />
      )}
      {archived.length > 0 && (
        <OpsAsk
          label={`Jual lagi ${archived.length}`}
          look="primary"
          title={`Jual lagi ${archived.length} produk?`}
          text="Pembeli dapat menemukan dan membelinya lagi dengan harga dan stok yang tersimpan."
          confirm="Jual lagi"
          onConfirm={() => act(archived, true)}
        />
      )}
    </>
  )
}
