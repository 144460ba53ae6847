import { useStore } from '@nanostores/react'
import { CircleAlert, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import {
  $complaintForm,
  $complaintOptions,
  retryOptions,
  watchComplaintForm
} from '#lib/complaint/store/form.ts'
import { dropUploads, resumePhotos, retryPhotos } from '#lib/complaint/store/photos.ts'
import { showSent } from '#lib/complaint/store/send.ts'
import { complaintFormTexts } from '#lib/complaint/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { orderTexts } from '#lib/order/texts.ts'

import { Guarded } from '#islands/identity/Guarded.tsx'
import { hearSteps } from '#islands/ui/back-closes.ts'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { useRestoredScroll } from '#islands/ui/use-restored-scroll.ts'
import { ComplaintForm } from './ComplaintForm.tsx'
import { CountGoods, NoCount } from './CountGoods.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { useCountView, viewTitle } from './use-count-view.ts'

type Props = {
  id: string
  /** The address asks for the count of the goods first. */
  isCount?: boolean
}

/** /complaint/options/{id}: counts the goods of an order, complains about it, or says why that is not possible. */
export function ComplaintFormPage({ id, isCount = false }: Props) {
  const { isCounting, heading, openForm } = useCountView(id, isCount)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-xl font-bold outline-none">
        {viewTitle(isCounting)}
      </h1>
      <Guarded skeleton={<FormSkeleton />}>
        <Options id={id} isCounting={isCounting} onNext={openForm} />
      </Guarded>
    </>
  )
}

type View = { isCounting: boolean; onNext: () => void }

function Options({ id, ...view }: View & { id: string }) {
  const { status, value: options, error } = useStore($complaintOptions)
  useRestoredScroll(options !== undefined)
  useEffect(() => {
    hearSteps()
    const stop = watchComplaintForm(id)
    void resumePhotos()
    window.addEventListener('online', retryPhotos)
    return () => {
      stop()
      dropUploads()
      window.removeEventListener('online', retryPhotos)
    }
  }, [id])
  if (status === 'missing') return <NoOrder />
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void retryOptions()} />
  }
  if (!options) return <FormSkeleton />
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="-mt-3 text-sm text-muted">
        No Pesanan{' '}
        <a href={paths.order(options.transaction_id)} className="link font-semibold tabular">
          {options.code}
        </a>{' '}
        <span aria-hidden="true">·</span> {options.shop.name}
      </p>
      <StaleNote message={error?.message} />
      <Content options={options} {...view} />
    </div>
  )
}

function Content({ options, isCounting, onNext }: View & { options: ComplaintOptions }) {
  const { open_id: openId, kinds, transaction_id: orderId } = options
  if (openId !== null || kinds.length === 0) return <NoForm options={options} />
  if (!isCounting) return <ComplaintForm options={options} />
  return options.may_count ? <CountGoods options={options} onNext={onNext} /> : <NoCount orderId={orderId} />
}

/** Why there is no form; one that was sent and whose answer was lost leads to its complaint first. */
function NoForm({ options }: { options: ComplaintOptions }) {
  const { open_id: openId, note, transaction_id: orderId } = options
  const [isSought, setSought] = useState(() => $complaintForm.get().wasSent)
  // Each newer answer of the order seeks it again, as the connection may be back.
  useEffect(() => void showSent(options).then(setSought), [options])
  if (isSought) return <FormSkeleton />
  if (openId !== null) return <Running openId={openId} />
  return (
    <EmptyNote icon={CircleAlert} title={complaintFormTexts.none} text={note ?? ''}>
      <Button href={paths.order(orderId)} look="primary">
        {complaintFormTexts.toOrder}
      </Button>
    </EmptyNote>
  )
}

/** May take the place of the form that was scrolled through: another complaint was made meanwhile. */
function Running({ openId }: { openId: number }) {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <EmptyNote icon={CircleAlert} title={complaintFormTexts.running} text={complaintFormTexts.runningText}>
      <Button href={paths.complaint(openId)} look="primary">
        {complaintFormTexts.show}
      </Button>
    </EmptyNote>
  )
}

function NoOrder() {
  return (
    <EmptyNote icon={SearchX} title={orderErrors.order_not_found.message}>
      <Button href={paths.orders} look="primary">
        {orderTexts.list}
      </Button>
    </EmptyNote>
  )
}
