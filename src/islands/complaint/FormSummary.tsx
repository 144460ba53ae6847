import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import {
  asksNominal,
  chosenShipments,
  endingNow,
  hasGoods,
  hasShipments,
  namedLines,
  solutionNow
} from '#lib/complaint/form.ts'
import { kindLabels, namesProblems, problemLabels, solutionLabels } from '#lib/complaint/kinds.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm } from '#lib/complaint/store/form.ts'
import { $uploads } from '#lib/complaint/store/photos.ts'
import { complaintFormTexts, complaintTexts } from '#lib/complaint/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { Fact } from '#islands/ui/Fact.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** What will be sent, before it is: beside the form on wide screens. */
export function FormSummary({ options, children }: { options: ComplaintOptions; children: ReactNode }) {
  const form = useStore($complaintForm)
  const { kind, nominal, photos } = form
  const uploads = useStore($uploads)
  const lines = namedLines(form)
  const solution = solutionNow(form)
  const ending = endingNow(form, options)
  return (
    <div className="lg:sticky lg:top-20">
      <Section title={complaintFormTexts.summary}>
        <div className="grid gap-3">
          <dl className="grid gap-1">
            {kind && (
              <Fact label={complaintFormTexts.kind} layout="apart">
                {kindLabels[kind]}
              </Fact>
            )}
            {kind && hasShipments(kind, options) && (
              <Fact label={complaintFormTexts.lines} layout="apart">
                {chosenShipments(form, options)
                  .map(({ name }) => name)
                  .join(', ') || '-'}
              </Fact>
            )}
            {kind && hasGoods(kind) && !hasShipments(kind, options) && (
              <Fact label={complaintFormTexts.lines} layout="apart">
                <span className="grid">
                  {lines.length === 0 && (kind === 'not_arrived' ? complaintFormTexts.wholeOrder : '-')}
                  {lines.map(({ id, qty, problem }, at) => {
                    const line = options.lines.find(one => one.id === id)
                    return (
                      line && (
                        <span key={at} className="line-clamp-2">
                          {noBreak(quantityOf(qty, line.sale_unit))} {noBreak(line.name)}
                          {namesProblems(kind) && problem && (
                            <span className="text-muted"> ({problemLabels[problem]})</span>
                          )}
                        </span>
                      )
                    )
                  })}
                </span>
              </Fact>
            )}
            <Fact label={complaintFormTexts.solution} layout="apart">
              {solution ? solutionLabels[solution] : '-'}
            </Fact>
            {asksNominal(form, options) && (
              <Fact label={complaintFormTexts.nominal} layout="apart">
                <b className="tabular">{rupiah(nominal)}</b>
              </Fact>
            )}
            <Fact label="Foto" layout="apart">
              {photos.length + uploads.length}
            </Fact>
          </dl>
          {ending && <p className="text-sm">{ending}</p>}
          <p className="text-sm text-muted">{noBreak(complaintTexts.pausesFinish(options.return_days))}</p>
          {children}
          <p className="text-center text-sm text-muted">{complaintFormTexts.kept}</p>
        </div>
      </Section>
    </div>
  )
}
