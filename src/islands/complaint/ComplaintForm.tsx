import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'

import {
  asksNominal,
  type ComplaintForm as Complaint,
  hasGoods,
  hasShipments,
  maxNow,
  mixesMissing,
  solutionsNow
} from '#lib/complaint/form.ts'
import { namesProblems } from '#lib/complaint/kinds.ts'
import { arePiecesWrong } from '#lib/complaint/pieces.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm, $formProblems, $isSent } from '#lib/complaint/store/form.ts'
import { sendComplaint } from '#lib/complaint/store/send.ts'
import { $unusable } from '#lib/complaint/store/unusable.ts'
import { complaintFormTexts, complaintTexts } from '#lib/complaint/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { FormStep } from './FormStep.tsx'
import { FormSummary } from './FormSummary.tsx'
import { KindChoice } from './KindChoice.tsx'
import { LineChoice } from './LineChoice.tsx'
import { NominalField } from './NominalField.tsx'
import { PhotoField } from './PhotoField.tsx'
import { ReasonField } from './ReasonField.tsx'
import { ShipmentChoice } from './ShipmentChoice.tsx'
import { SolutionChoice } from './SolutionChoice.tsx'

/** The form in steps: each appears once the one before says what it is about. */
export function ComplaintForm({ options }: { options: ComplaintOptions }) {
  const complaint = useStore($complaintForm)
  const problems = useStore($formProblems)
  const unusable = useStore($unusable)
  const isSent = useStore($isSent)
  const { isBusy, error, submit } = useSubmission()
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (tries > 0) focusWrong(form.current)
  }, [tries])
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    await submit(sendComplaint)
    setTries(count => count + 1)
  }
  const { kind } = complaint
  const max = maxNow(complaint, options)
  const withGoods = kind !== null && hasGoods(kind)
  const byShipment = kind !== null && hasShipments(kind, options)
  // Steps are numbered as they are shown.
  const after = withGoods ? 1 : 0
  return (
    <form
      ref={form}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
      noValidate
      onSubmit={event => void send(event)}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <FormStep step={1} title={complaintFormTexts.kind} problem={problems.kind}>
          <KindChoice options={options} />
        </FormStep>
        {byShipment && (
          <FormStep
            step={2}
            title={complaintFormTexts.lines}
            hint={complaintFormTexts.shipments}
            problem={problems.shipments}
          >
            <ShipmentChoice options={options} />
          </FormStep>
        )}
        {kind && withGoods && !byShipment && (
          <FormStep
            step={2}
            title={complaintFormTexts.lines}
            hint={
              namesProblems(kind) ? complaintFormTexts.linesOfProblem : complaintFormTexts.linesNotArrived
            }
            // A wrong number says so at its field.
            problem={arePiecesWrong(complaint, options, unusable) ? undefined : problems.lines}
          >
            <LineChoice options={options} kind={kind} />
          </FormStep>
        )}
        {kind && (
          <FormStep
            step={2 + after}
            title={complaintFormTexts.solution}
            hint={solutionHint(complaint)}
            problem={problems.solution}
          >
            <SolutionChoice />
            {asksNominal(complaint, options) && (
              <NominalField
                max={max}
                hasFreight={hasGoods(kind) && options.freight > 0}
                problem={problems.nominal}
              />
            )}
          </FormStep>
        )}
        {kind && (
          <>
            <FormStep step={3 + after} title={complaintFormTexts.reason}>
              <ReasonField problem={problems.reason} />
            </FormStep>
            <FormStep
              step={4 + after}
              title={kind === 'not_arrived' ? complaintFormTexts.photosOptional : complaintFormTexts.photos}
              problem={problems.photos}
            >
              <PhotoField />
            </FormStep>
          </>
        )}
      </div>
      {kind && (
        <FormSummary options={options}>
          <ErrorText error={error} />
          <SubmitButton isBusy={isBusy || isSent}>{complaintTexts.make}</SubmitButton>
        </FormSummary>
      )}
    </form>
  )
}

function solutionHint(complaint: Complaint): string | undefined {
  if (solutionsNow(complaint).length === 0) return complaintFormTexts.linesFirst
  return mixesMissing(complaint) ? complaintFormTexts.missingToo : undefined
}

/** Moves to what has to be corrected first. */
function focusWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true], fieldset[data-wrong=true]')
  wrong?.focus()
  wrong?.closest('fieldset')?.scrollIntoView({ block: 'start' })
}
