import { useStore } from '@nanostores/react'

import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm } from '#lib/complaint/store/form.ts'
import { chooseKind } from '#lib/complaint/store/lines.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { RadioCard } from './RadioCard.tsx'

/** What the complaint is about; what is not possible yet says when. */
export function KindChoice({ options: { kinds } }: { options: ComplaintOptions }) {
  const { kind: chosen } = useStore($complaintForm)
  return (
    <div className="grid gap-2">
      {kinds.map(({ kind, label, is_possible, note }) => (
        <RadioCard
          key={kind}
          name="complaint-kind"
          label={label}
          text={note ? noBreak(note) : undefined}
          isChosen={kind === chosen}
          isDisabled={!is_possible}
          onChoose={() => chooseKind(kind)}
        />
      ))}
    </div>
  )
}
