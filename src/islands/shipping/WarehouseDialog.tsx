import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { Query } from '#lib/core/browser/fetched.ts'
import { localPhone } from '#lib/core/schema/identifier.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import type { Warehouse } from '#lib/shipping/contract.ts'
import { wayTexts } from '#lib/shipping/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

type Props = {
  query: Query<Warehouse[]>
  /** Id of the currently chosen warehouse. */
  chosenId: number | null
  /** Resolves to the error, or to undefined once the warehouse is chosen. */
  onChoose: (warehouse: Warehouse) => Promise<ApiError | undefined>
  onClose: () => void
}

/** Warehouses for pickup with the freight to each, cheapest first. */
export function WarehouseDialog({ query, chosenId, onChoose, onClose }: Props) {
  const { status, value, error: failed } = useStore(query.$state)
  const { isBusy, error, submit } = useSubmission()
  const [pressed, setPressed] = useState(0)
  const choose = async (warehouse: Warehouse) => {
    if (isBusy) return
    setPressed(warehouse.id)
    if (await submit(() => onChoose(warehouse))) onClose()
  }
  return (
    <Dialog title={wayTexts.pickups} onClose={onClose}>
      {status === 'error' && (
        <LoadError message={failed?.message ?? ''} onRetry={() => void query.reload()} />
      )}
      {status === 'loading' && <div className="h-40 w-full skeleton" aria-busy="true" />}
      {value?.length === 0 && <p className="text-muted">{wayTexts.none}</p>}
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
              look={warehouse.id === chosenId ? 'primary' : 'secondary'}
              isBusy={isBusy && pressed === warehouse.id}
              aria-label={`Pilih ${warehouse.name}`}
              onClick={() => void choose(warehouse)}
            >
              {warehouse.id === chosenId ? 'Dipilih' : 'Pilih'}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
