import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import { complaintFormTexts, complaintPageTexts } from '#lib/complaint/texts.ts'

import { Section } from '#islands/ui/Section.tsx'
import { ComplaintLine } from './ComplaintLine.tsx'
import { PrivatePhoto } from './PrivatePhoto.tsx'

/** The pieces, the reason and the photos of a complaint. */
export function ComplaintFacts({ complaint }: { complaint: ComplaintDetail }) {
  const { kind, lines, reason, photos } = complaint
  const hasGoods = lines.length > 0
  return (
    <Section title={hasGoods ? complaintPageTexts.goods : complaintFormTexts.reason}>
      <div className="grid gap-4">
        {hasGoods && (
          <ul className="grid divide-y divide-base-300">
            {lines.map(line => (
              <li key={`${line.id} ${line.problem}`} className="py-3 first:pt-0 last:pb-0">
                <ComplaintLine kind={kind} line={line} />
              </li>
            ))}
          </ul>
        )}
        <div>
          {hasGoods && <h3 className="text-sm font-bold">{complaintFormTexts.reason}</h3>}
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </div>
        {photos.length > 0 && (
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
            {photos.map((address, place) => (
              // Their order never changes, but their addresses do.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <PrivatePhoto address={address} name={complaintPageTexts.photo(place + 1)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
