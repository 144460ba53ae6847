import { useStore } from '@nanostores/react'

import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm } from '#lib/complaint/store/form.ts'
import { chooseKind } from '#lib/complaint/store/lines.ts'
import { complaintFormTexts } from '#lib/complaint/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { RadioCard } from './RadioCard.tsx'

/** What the complaint is about; what is not possible yet says when. */
export function KindChoice({ options: { kinds, freight } }: { options: ComplaintOptions }) {
  const { kind: chosen } = useStore($complaintForm)
  return (
    <div className="grid gap-2">
      {kinds.map(({ kind, label, is_possible, note }) => {
        const isFree = kind === 'shipping_difference' && is_possible && freight === 0
        const why = isFree ? complaintFormTexts.noFreight : note
        return (
          <RadioCard
            key={kind}
            name="complaint-kind"
            label={label}
            text={why ? noBreak(why) : undefined}
            isChosen={kind === chosen}
            isDisabled={!is_possible || isFree}
            onChoose={() => chooseKind(kind)}
          />
        )
      })}
    </div>
  )
}
