import { useStore } from '@nanostores/react'
import { CircleAlert } from 'lucide-react'
import { useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { totalOf } from '#lib/complaint/count.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { problemLabels } from '#lib/complaint/kinds.ts'
import { isCountWrong } from '#lib/complaint/pieces.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm, $formProblems, setProblem } from '#lib/complaint/store/form.ts'
import { $uploads } from '#lib/complaint/store/photos.ts'
import { chooseKind } from '#lib/complaint/store/lines.ts'
import { $unusable } from '#lib/complaint/store/unusable.ts'
import { complaintFormTexts, countTexts } from '#lib/complaint/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { thousands } from '#lib/format/rupiah.ts'
import { orderActionLabels } from '#lib/order/texts.ts'

import { ReceiptDialog } from '#islands/order/ReceiptDialog.tsx'
import { CountLine } from './CountLine.tsx'
import { FormStep } from './FormStep.tsx'
import { PhotoField } from './PhotoField.tsx'

type Props = { options: ComplaintOptions; onNext: () => void }

/** The goods of an order, counted on arrival: complete they are received, otherwise complained about (complaint-21). */
export function CountGoods({ options, onNext }: Props) {
  const { lines, photos } = useStore($complaintForm)
  const uploads = useStore($uploads)
  const problems = useStore($formProblems)
  const photoStep = useRef<HTMLDivElement>(null)
  const goods = useRef<HTMLUListElement>(null)
  const isWrong = isCountWrong(lines, options.lines, useStore($unusable))
  const hasDifference = lines.length > 0
  const hasPhotos = photos.length + uploads.length > 0
  const goOn = () => {
    if (isWrong) {
      const field = goods.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
      return
    }
    if (!hasPhotos) {
      setProblem('photos', complaintErrors.complaint_photos_required.message)
      photoStep.current?.querySelector<HTMLElement>('fieldset')?.focus()
      photoStep.current?.scrollIntoView({ block: 'center' })
      return
    }
    chooseKind('problem')
    onNext()
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <p>{countTexts.hint}</p>
        <ul ref={goods} className="grid gap-2">
          {options.lines.map(line => (
            <li key={line.id}>
              <CountLine line={line} />
            </li>
          ))}
        </ul>
        {(hasDifference || hasPhotos) && (
          <div ref={photoStep}>
            <FormStep
              title={complaintFormTexts.photos}
              hint={countTexts.photosHint}
              problem={problems.photos}
            >
              <PhotoField />
            </FormStep>
          </div>
        )}
      </div>
      <Bar orderId={options.transaction_id} isWrong={isWrong} onNext={goOn} />
    </div>
  )
}

/** What the count says, and what follows from it: always in view. */
function Bar({ orderId, isWrong, onNext }: { orderId: number; isWrong: boolean; onNext: () => void }) {
  const { lines } = useStore($complaintForm)
  const [isReceiving, setReceiving] = useState(false)
  const hasDifference = lines.length > 0
  // What is wrong is neither complete nor a difference yet.
  const said = isWrong ? countTexts.wrong : hasDifference ? countTexts.differs : countTexts.complete
  return (
    <div
      data-bar
      className="sticky bottom-0 z-20 -mx-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-base-300 bg-base-100 p-3 sm:-mx-4 sm:px-4 lg:top-20 lg:bottom-auto lg:mx-0 lg:grid lg:justify-stretch lg:rounded-box lg:border lg:p-4"
    >
      <p role="status" className="text-sm">
        <b>{said}</b>
        {hasDifference && !isWrong && <span className="tabular">: {saidTotal(lines)}</span>}
      </p>
      <Button
        look="primary"
        size="large"
        className="grow sm:grow-0"
        onClick={hasDifference || isWrong ? onNext : () => setReceiving(true)}
      >
        {hasDifference || isWrong ? countTexts.next : orderActionLabels.confirm}
      </Button>
      {isReceiving && <ReceiptDialog orderId={orderId} onClose={() => setReceiving(false)} />}
    </div>
  )
}

function saidTotal(lines: Parameters<typeof totalOf>[0]): string {
  const { broken, missing, other } = totalOf(lines)
  const said = [
    [broken, problemLabels.broken.toLowerCase()],
    [missing, problemLabels.missing.toLowerCase()],
    [other, 'lainnya']
  ] as const
  return said.flatMap(([qty, label]) => (qty > 0 ? [`${thousands(qty)} ${label}`] : [])).join(', ')
}

/** In place of the count where it is not possible: before the arrival, or without a further complaint. */
export function NoCount({ orderId }: { orderId: number }) {
  return (
    <EmptyNote icon={CircleAlert} title={countTexts.notNow} text={countTexts.notNowText}>
      <Button href={paths.order(orderId)} look="primary">
        {complaintFormTexts.toOrder}
      </Button>
    </EmptyNote>
  )
}
