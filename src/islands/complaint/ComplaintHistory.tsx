import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import { complaintPageTexts } from '#lib/complaint/texts.ts'

import { TraceList } from '#islands/order/TraceList.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** Every step of the complaint with its author, the newest first. */
export function ComplaintHistory({ entries }: { entries: ComplaintDetail['history'] }) {
  const newest = [...entries].reverse().map(entry => ({ ...entry, place: null, photo: null }))
  return (
    <Section title={complaintPageTexts.history}>
      <TraceList entries={newest} empty="" />
    </Section>
  )
}
