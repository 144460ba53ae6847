import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import type { PlaceQuery } from '../console-place.ts'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { useNone } from '../table/none-text.ts'
import { saveBeyond } from '../table/table-csv.ts'
import { deliveryColumns, deliveryFileColumns } from './delivery-columns.tsx'
import { ReplayMany } from './ReplayMany.tsx'
import { deliveries, logFilter, type Webhook } from './webhook-store.ts'
import { statusLabels } from './webhook-texts.ts'

const statuses = { '': 'Semua kiriman', ...statusLabels }

/** What was sent to a webhook in the last 30 days as a table, by state, and its replays (ops-158, ops-418). */
export function WebhookLog({ webhook: { id, is_active: isActive }, webhook }: { webhook: Webhook }) {
  const frame = useFocusStays()
  const file = { name: `kiriman-webhook-${id}`, columns: deliveryFileColumns }
  const saveFile = (query: PlaceQuery) =>
    saveBeyond(file, 'GET /ops/webhook/{id}/delivery', logFilter(id, query))
  return (
    <section ref={frame} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-base-300 pt-3">
      <h3 className="font-semibold">Kiriman</h3>
      <DataTable
        name="deliveries"
        label="Kiriman"
        columns={isActive ? deliveryColumns.on : deliveryColumns.off}
        of={deliveries}
        empty={useNone('kiriman')}
        filters={
          <>
            <ChoiceFilter name="status" label="Keadaan kiriman" options={statuses} />
            <ReplayMany webhook={webhook} />
          </>
        }
        onFile={saveFile}
        fileOf="kiriman"
      />
    </section>
  )
}

/** A message that is sent again loses its button, or leaves the filtered list: the focus stays in the table. */
function useFocusStays() {
  const frame = useRef<HTMLElement>(null)
  const { value } = useStore(deliveries.$state)
  const wasIn = useRef(false)
  useEffect(() => {
    const note = ({ type, target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest('tbody')) return
      wasIn.current = type === 'focusin' || relatedTarget === null
    }
    const section = frame.current
    section?.addEventListener('focusin', note)
    section?.addEventListener('focusout', note)
    return () => {
      section?.removeEventListener('focusin', note)
      section?.removeEventListener('focusout', note)
    }
  }, [])
  useEffect(() => {
    if (!wasIn.current || document.activeElement !== document.body) return
    const rows = frame.current?.querySelector<HTMLElement>('tr[tabindex="0"]')
    ;(rows ?? frame.current?.querySelector<HTMLElement>('select'))?.focus({ preventScroll: true })
    // With each new list.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [value])
  return frame
}
