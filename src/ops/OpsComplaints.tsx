import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { $complaint, $queue, type ComplaintView, loadQueue, watchComplaints } from './complaint-store.ts'
import { setQuery } from './console-place.ts'
import { $session } from './console-store.ts'
import { OpsComplaint } from './OpsComplaint.tsx'
import { OpsComplaintFilters } from './OpsComplaintFilters.tsx'
import { OpsComplaintRow } from './OpsComplaintRow.tsx'
import { OpsPages } from './OpsPages.tsx'

/** The queue of complaints by deadline and the open one beside it; on small screens one after the other (ops-48, ops-294). */
export function OpsComplaints() {
  const isSignedIn = useStore($session) === 'in'
  const opened = useStore($complaint)
  useEffect(() => (isSignedIn ? watchComplaints() : undefined), [isSignedIn])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={`lg:col-span-2 ${opened ? 'max-lg:hidden' : ''}`}>
        <OpsComplaintFilters />
      </div>
      <div className={`grid gap-3 ${opened ? 'max-lg:hidden' : ''}`}>
        <Items openedId={opened?.id} />
      </div>
      {opened ? (
        <OpsComplaint key={opened.id} one={opened} />
      ) : (
        <p className="card grid min-h-60 place-items-center border border-base-300 bg-base-100 p-4 text-muted max-lg:hidden">
          Pilih komplain untuk membaca dan menjawabnya.
        </p>
      )}
    </section>
  )
}

const emptyTexts: Record<ComplaintView, string> = {
  open: 'Tidak ada komplain yang berjalan.',
  due: 'Tidak ada komplain yang jatuh tempo.',
  closed: 'Belum ada komplain yang selesai.'
}

function Items({ openedId }: { openedId: number | undefined }) {
  const { view, narrowed = {}, items, page, pages, total, error } = useStore($queue)
  const isSearched = narrowed.keyword !== undefined || narrowed.shop !== undefined
  if (!items && error) return <LoadError message={error} onRetry={() => void loadQueue()} />
  if (!items) return <div className="h-40 skeleton" role="status" aria-busy="true" aria-label="Memuat" />
  return (
    <>
      {/* The last known items stay when a later request fails. */}
      <p role="alert" className="text-error empty:hidden">
        {error}
      </p>
      {items.length === 0 ? (
        <p className="text-muted">{isSearched ? 'Tidak ada komplain yang cocok.' : emptyTexts[view]}</p>
      ) : (
        <p className="text-sm text-muted">{total} komplain</p>
      )}
      <ul className="grid gap-2">
        {items.map(one => (
          <OpsComplaintRow key={one.id} one={one} isOpened={one.id === openedId} />
        ))}
      </ul>
      <OpsPages
        label="Halaman komplain"
        page={page}
        pages={pages}
        onPage={next => setQuery({ page: next > 1 ? String(next) : undefined }, true)}
      />
    </>
  )
}
