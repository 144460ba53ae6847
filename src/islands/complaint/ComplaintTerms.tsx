import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import { complaintPageTexts } from '#lib/complaint/texts.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { Section } from '#islands/ui/Section.tsx'

type Terms = ComplaintDetail['wish']

/** What the buyer wanted beside what the seller answered and the admin ruled; one below the other on phones. */
export function ComplaintTerms({ complaint: { wish, answer, ruling } }: { complaint: ComplaintDetail }) {
  return (
    <div className={`grid grid-cols-1 gap-4 ${ruling && answer ? 'md:grid-cols-3' : 'sm:grid-cols-2'}`}>
      <Block title={complaintPageTexts.wish} terms={{ ...wish, message: '' }} />
      {(answer || !ruling) && <Block title={complaintPageTexts.answer} terms={answer} />}
      {ruling && <Block title={complaintPageTexts.ruling} terms={ruling} />}
    </div>
  )
}

function Block({ title, terms }: { title: string; terms: Terms | null }) {
  return (
    <Section title={title}>
      {terms ? (
        <div className="grid gap-1">
          <p className="font-semibold">{terms.label}</p>
          {terms.nominal !== null && <p className="text-lg font-bold tabular">{rupiah(terms.nominal)}</p>}
          {terms.message && <p className="text-sm wrap-anywhere whitespace-pre-line">{terms.message}</p>}
          <p className="text-sm text-muted">{noBreak(dateTime(terms.date))}</p>
        </div>
      ) : (
        <p className="text-muted">{complaintPageTexts.noAnswer}</p>
      )}
    </Section>
  )
}
