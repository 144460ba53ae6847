import { useStore } from '@nanostores/react'
import { SearchX } from 'lucide-react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { $complaint, retryComplaint, watchComplaint } from '#lib/complaint/store/detail.ts'
import { complaintPageTexts, complaintTexts } from '#lib/complaint/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { orderTexts } from '#lib/order/texts.ts'

import { Guarded } from '#islands/identity/Guarded.tsx'
import { hearSteps } from '#islands/ui/back-closes.ts'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { useRestoredScroll } from '#islands/ui/use-restored-scroll.ts'
import { ComplaintActions } from './ComplaintActions.tsx'
import { ComplaintFacts } from './ComplaintFacts.tsx'
import { ComplaintGoods } from './ComplaintGoods.tsx'
import { ComplaintHead } from './ComplaintHead.tsx'
import { ComplaintHistory } from './ComplaintHistory.tsx'
import { ComplaintTerms } from './ComplaintTerms.tsx'
import { Discussion } from './Discussion.tsx'

/** /complaint/{id}: one complaint, what happens next, and what the buyer may do. */
export function ComplaintPage({ id }: { id: string }) {
  return (
    <Guarded skeleton={<ComplaintSkeleton />}>
      <Complaint id={id} />
    </Guarded>
  )
}

function Complaint({ id }: { id: string }) {
  const { status, value: complaint, error } = useStore($complaint)
  useEffect(() => {
    hearSteps()
    return watchComplaint(id)
  }, [id])
  useRestoredScroll(complaint !== undefined)
  if (status === 'missing') return <NoComplaint />
  if (status === 'error') {
    return (
      <>
        <h1 className="sr-only">{complaintTexts.detail}</h1>
        <LoadError message={error?.message ?? ''} onRetry={() => void retryComplaint()} />
      </>
    )
  }
  if (!complaint) return <ComplaintSkeleton />
  return (
    <div className="grid grid-cols-1 gap-4">
      <ComplaintHead complaint={complaint} />
      <StaleNote message={error?.message} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <ComplaintTerms complaint={complaint} />
          <ComplaintGoods complaint={complaint} />
          <ComplaintFacts complaint={complaint} />
          <Discussion isOpen={complaint.actions.discuss} />
        </div>
        <div className="contents lg:sticky lg:top-20 lg:grid lg:gap-4">
          <ComplaintActions complaint={complaint} />
          <ComplaintHistory entries={complaint.history} />
        </div>
      </div>
    </div>
  )
}

/** Placeholder for a complaint while it loads. */
function ComplaintSkeleton() {
  return (
    <div className="grid gap-4" role="status" aria-busy="true" aria-label={complaintPageTexts.loading}>
      <h1 className="sr-only">{complaintTexts.detail}</h1>
      <div className="h-28 skeleton" />
      <div className="grid gap-4 lg:grid-cols-[1fr_22rem] lg:items-start">
        <div className="grid gap-4">
          <div className="h-40 skeleton" />
          <div className="h-64 skeleton" />
        </div>
        <div className="h-56 skeleton" />
      </div>
    </div>
  )
}

function NoComplaint() {
  return (
    <EmptyNote icon={SearchX} title={complaintErrors.complaint_not_found.message} isPage>
      <Button href={paths.ordersIn('complain')} look="primary">
        {orderTexts.list}
      </Button>
    </EmptyNote>
  )
}
