import { useStore } from '@nanostores/react'
import { History } from 'lucide-react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { $activity, type ActivityEvent, reloadActivity } from '#lib/identity/store/activity.ts'
import { activityLabels, deviceTexts } from '#lib/identity/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** 'Aktivitas keamanan': security events of the account, newest first; a button loads older ones. */
export function ActivitySection() {
  const list = useStore($activity)
  const { items, status, next, page } = useStore(list.$state)
  useEffect(() => void reloadActivity(), [])
  return (
    <Section title={deviceTexts.activity}>
      {status === 'error' && (
        <LoadError message={deviceTexts.activityNotLoaded} onRetry={() => void list.loadMore()} />
      )}
      {status !== 'error' && page === 0 && (
        <div role="status" aria-busy="true" aria-label="Memuat aktivitas" className="grid gap-3">
          <div className="h-12 skeleton" />
          <div className="h-12 skeleton" />
          <div className="h-12 skeleton" />
        </div>
      )}
      {page > 0 && items.length === 0 && <EmptyNote icon={History} title={deviceTexts.noActivity} />}
      <ul className="divide-y divide-base-300">
        {items.map(event => (
          <ActivityRow key={event.id} event={event} />
        ))}
      </ul>
      {page > 0 && status !== 'error' && next !== 'end' && (
        <Button
          look="secondary"
          className="mt-3 w-full sm:w-fit"
          isBusy={status === 'loading'}
          onClick={() => void list.loadMore()}
        >
          Muat lebih banyak
        </Button>
      )}
    </Section>
  )
}

const ActivityRow = ({ event: { kind, device, date } }: { event: ActivityEvent }) => (
  <li className="flex flex-wrap justify-between gap-x-4 py-2.5">
    <div className="min-w-0">
      <p className="font-medium">{activityLabels[kind]}</p>
      <p className="text-sm text-muted">{device}</p>
    </div>
    <time dateTime={date} className="text-sm text-muted tabular">
      {noBreak(dateTime(date))}
    </time>
  </li>
)
