import { useEffect, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { isStepPossible, openOffer, type OpenStep } from '#lib/complaint/next-step.ts'
import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import { $complaint, $isTaking, beginStep, tellMoved } from '#lib/complaint/store/detail.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'

import { afterOverlays } from '#islands/ui/back-closes.ts'
import { complaintStateId } from './ComplaintHead.tsx'
import { StepDialogs } from './StepDialogs.tsx'

/** What the buyer may do now: at the bottom on phones, beside the complaint on wide screens. */
export function ComplaintActions({ complaint }: { complaint: ComplaintDetail }) {
  const { actions } = complaint
  const [step, setStep] = useState<OpenStep>()
  // The offer that an open dialog is about.
  const [offeredAt, setOfferedAt] = useState<string>()
  const hasMoved = useRef(false)
  const open = (next: OpenStep) => () => {
    beginStep()
    setStep(next)
    setOfferedAt(openOffer(complaint)?.date)
  }
  const close = () => {
    hasMoved.current = $complaint.get().value?.next !== complaint.next
    setStep(undefined)
  }
  useEffect(() => {
    if (!step) return undefined
    // The page behind the dialog may become newer than what the dialog is about.
    const closeStale = () => {
      const { value } = $complaint.get()
      if (!value || $isTaking.get() || isStepPossible(value, step, offeredAt)) return
      tellMoved(value)
      hasMoved.current = true
      setStep(undefined)
    }
    const stops = [$complaint.listen(closeStale), $isTaking.listen(closeStale)]
    return () => stops.forEach(stop => stop())
  }, [step, offeredAt])
  useEffect(() => {
    if (step || !hasMoved.current) return
    hasMoved.current = false
    // The button may be gone: what follows from the step is read instead.
    const state = document.getElementById(complaintStateId)
    state?.focus()
    // The dialog's step back restores where the page was scrolled to.
    void afterOverlays().then(() => state?.scrollIntoView({ block: 'nearest' }))
  }, [step])
  const hasNext = actions.accept || actions.help || actions.appeal || actions.return || actions.receive
  // Nothing recommends accepting that there is no refund.
  const isRejected = openOffer(complaint)?.solution === 'reject'
  return (
    <>
      {hasNext && (
        <div
          data-bar
          className="sticky bottom-0 z-20 order-last -mx-3 flex flex-row-reverse flex-wrap gap-2 border-t border-base-300 bg-base-100 p-3 sm:-mx-4 sm:px-4 lg:static lg:order-none lg:mx-0 lg:grid lg:border-0 lg:bg-transparent lg:p-0"
        >
          {actions.accept && (
            <Button
              look={isRejected ? 'outline' : 'primary'}
              size="large"
              className="grow"
              onClick={open('accept')}
            >
              {isRejected ? complaintTexts.acceptRejection : complaintTexts.accept}
            </Button>
          )}
          {actions.return && (
            <Button look="primary" size="large" className="grow" onClick={open('returned')}>
              {complaintTexts.sendBack}
            </Button>
          )}
          {actions.receive && (
            <Button look="primary" size="large" className="grow" onClick={open('received')}>
              {complaintTexts.receive}
            </Button>
          )}
          {actions.help && (
            <Button look="secondary" size="large" className="grow" onClick={open('help')}>
              {complaintTexts.help}
            </Button>
          )}
          {actions.appeal && (
            <Button look="secondary" size="large" className="grow" onClick={open('appeal')}>
              {complaintTexts.appeal}
            </Button>
          )}
        </div>
      )}
      {actions.cancel && (
        <Button look="danger-outline" size="large" className="order-1 lg:order-none" onClick={open('cancel')}>
          {complaintTexts.cancel}
        </Button>
      )}
      {step && <StepDialogs complaint={complaint} step={step} onClose={close} />}
    </>
  )
}
