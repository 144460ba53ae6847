import { useStore } from '@nanostores/react'
import { MessageSquareWarning } from 'lucide-react'
import { useEffect } from 'react'

import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import {
  $complaints,
  loadMoreComplaints,
  reloadComplaints,
  watchComplaints
} from '#lib/complaint/store/list.ts'
import { complaintPageTexts } from '#lib/complaint/texts.ts'

import { ListFoot } from '#islands/catalogue/ListFoot.tsx'
import { OrdersSkeleton } from '#islands/order/OrdersSkeleton.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { ComplaintCard } from './ComplaintCard.tsx'

/** All complaints, the newest first: the content of the tab 'Komplain'. */
export function ComplaintPanel() {
  const { status, list, error, next, more, moreError } = useStore($complaints)
  useEffect(watchComplaints, [])
  if (status === 'loading') return <OrdersSkeleton />
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void reloadComplaints()} />
  }
  if (list.length === 0) {
    return (
      <EmptyNote
        icon={MessageSquareWarning}
        title={complaintPageTexts.empty}
        text={complaintPageTexts.emptyText}
      />
    )
  }
  return (
    <>
      <StaleNote message={error?.message} />
      <ul className="grid gap-3">
        {list.map(complaint => (
          <li key={complaint.id}>
            <ComplaintCard complaint={complaint} />
          </li>
        ))}
      </ul>
      <ListFoot
        next={next}
        status={more}
        {...(moreError && { message: moreError.message })}
        loadMore={() => void loadMoreComplaints()}
      />
    </>
  )
}
