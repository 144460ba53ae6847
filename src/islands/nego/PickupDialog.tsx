import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { localPhone } from '#lib/core/identifier.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { pickups, setPickup, type Warehouse } from '#lib/nego/store/ways.ts'
import { negoLabels } from '#lib/nego/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'

/** Warehouses with what carrying the goods there costs, the cheapest first. */
export function PickupDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { status, value, error: failed } = useStore(pickups.$state)
  const [error, setError] = useState<Refusal>()
  const [busy, setBusy] = useState(0)
  const choose = async (warehouse: Warehouse) => {
    setBusy(warehouse.id)
    const refused = await setPickup(id, warehouse)
    setBusy(0)
    if (refused?.code === 'total_changed') void pickups.reload()
    if (refused) setError(refused)
    else onClose()
  }
  return (
    <Dialog title={negoLabels.pickups} onClose={onClose}>
      {status === 'error' && (
        <LoadError message={failed?.message ?? ''} onRetry={() => void pickups.reload()} />
      )}
      {status === 'loading' && <div className="h-40 w-full skeleton" aria-busy="true" />}
      {value?.length === 0 && <p className="text-muted">Tidak ada lokasi yang tersedia</p>}
      <ErrorText error={error} />
      <ul className="grid gap-2">
        {value?.map(warehouse => (
          <li
            key={warehouse.id}
            className="flex flex-wrap items-center gap-3 rounded-field border border-base-300 p-3"
          >
            <span className="min-w-0 flex-1 basis-52 text-sm">
              <b className="block text-base">{warehouse.name}</b>
              <span className="block text-muted">
                {[warehouse.address_detail, warehouse.subdistrict.name, warehouse.district.name].join(', ')},{' '}
                {warehouse.city.name}
              </span>
              <span className="block text-muted">{localPhone(warehouse.phone)}</span>
              <b className="tabular">
                {warehouse.final_cost === 0 ? 'Gratis' : rupiah(warehouse.final_cost)}
              </b>
            </span>
            <Button
              look="secondary"
              isBusy={busy === warehouse.id}
              aria-label={`Pilih ${warehouse.name}`}
              onClick={() => void choose(warehouse)}
            >
              Pilih
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
