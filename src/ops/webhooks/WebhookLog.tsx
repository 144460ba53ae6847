import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { LoadError } from '#islands/ui/LoadError.tsx'

import { OpsPages } from '../OpsPages.tsx'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { ReplayMany } from './ReplayMany.tsx'
import { WebhookDelivery } from './WebhookDelivery.tsx'
import { $logPage, deliveries, showLogPage, type Webhook } from './webhook-store.ts'
import { statusLabels } from './webhook-texts.ts'

const statuses = { '': 'Semua kiriman', ...statusLabels }

/** What was sent to a webhook in the last 30 days, by state, and its replays (ops-158). */
export function WebhookLog({ webhook }: { webhook: Webhook }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-base-300 pt-3">
      <h3 className="font-semibold">Kiriman</h3>
      <div className="flex flex-wrap gap-2">
        <ChoiceFilter name="status" label="Keadaan kiriman" options={statuses} />
        <ReplayMany webhook={webhook} />
      </div>
      <Entries isActive={webhook.is_active} />
    </section>
  )
}

function Entries({ isActive }: { isActive: boolean }) {
  const { status, value, error } = useStore(deliveries.$state)
  const page = useStore($logPage)
  const list = useRef<HTMLUListElement>(null)
  const wasIn = useRef(false)
  // A message that is sent again loses its button, or leaves the filtered list: the focus stays in the list.
  useEffect(() => {
    if (wasIn.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true })
    // With each new list.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [value])
  if (status === 'error')
    return <LoadError message={error?.message ?? ''} onRetry={() => void deliveries.reload()} />
  if (!value)
    return <div className="h-40 skeleton" role="status" aria-busy="true" aria-label="Memuat kiriman" />
  return (
    <>
      <p role="alert" className="text-error empty:hidden">
        {error?.message}
      </p>
      <p role="status" className="text-sm text-muted">
        {value.total === 0 ? 'Tidak ada kiriman.' : `${value.total.toLocaleString('id-ID')} kiriman`}
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
        onFocus={() => (wasIn.current = true)}
        onBlur={event => (wasIn.current = event.relatedTarget === null)}
      >
        {value.items.map(one => (
          <WebhookDelivery key={one.id} delivery={one} isActive={isActive} />
        ))}
      </ul>
      <OpsPages
        label="Halaman kiriman"
        page={page}
        pages={Math.max(page, value.pages)}
        onPage={showLogPage}
      />
    </>
  )
}
