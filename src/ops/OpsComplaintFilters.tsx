import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { minKeyword } from '#lib/ops/list-keyword.ts'

import { complaintColumns } from './complaint-columns.ts'
import { $queue, type ComplaintView, queueFilter, refreshComplaints } from './complaint-store.ts'
import { $place, setQuery } from './console-place.ts'
import { ShopPick } from './goods/ShopPick.tsx'
import { useMay } from './may-call.ts'
import { OpsReload } from './OpsReload.tsx'
import { Choice } from './table/Choice.tsx'
import { FileButton } from './table/FileButton.tsx'
import { FoldedFilters } from './table/FoldedFilters.tsx'
import { KeywordField } from './table/KeywordField.tsx'
import { idOf } from './table/part-query.ts'
import { saveTable } from './table/table-csv.ts'

const views: Record<ComplaintView, string> = {
  open: 'Berjalan',
  due: 'Jatuh tempo sehari ini',
  closed: 'Selesai'
}

const orders = { '': 'Batas waktu terdekat', newest: 'Terbaru dulu' }

/** Filters of the queue of complaints; each stands in the address. */
export function OpsComplaintFilters() {
  const { query } = useStore($place)
  const queue = useStore($queue)
  const mayNameShop = useMay('GET /ops/shop')
  const set = (name: string) => (value: string | number | undefined) =>
    setQuery({ [name]: value?.toString(), page: undefined }, true)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div role="group" aria-label="Komplain" className="join">
        {Object.entries(views).map(([name, label]) => {
          const isShown = name === queue.view
          return (
            <Button
              key={name}
              look={isShown ? 'soft' : 'plain'}
              className="join-item"
              aria-pressed={isShown}
              onClick={() => set('list')(name === 'open' ? undefined : name)}
            >
              {label}
            </Button>
          )
        })}
      </div>
      <KeywordField label="Cari komplain" placeholder="Kode pesanan, pembeli, toko" minLength={minKeyword} />
      <FoldedFilters names={['shop', 'sort']}>
        {mayNameShop && <ShopPick label="Toko" isBare chosen={idOf(query['shop'])} onPick={set('shop')} />}
        {queue.view !== 'closed' && (
          <Choice label="Urutan" value={query['sort']} options={orders} onChange={set('sort')} />
        )}
      </FoldedFilters>
      <div className="ml-auto flex flex-wrap gap-1">
        <OpsReload onReload={() => void refreshComplaints()} />
        <FileButton
          onFile={() => saveTable('komplain', 'GET /ops/complain', queueFilter(queue), complaintColumns)}
        />
      </div>
    </div>
  )
}
