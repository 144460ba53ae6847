import { useStore } from '@nanostores/react'

import { solutionNow, solutionsNow } from '#lib/complaint/form.ts'
import { solutionHints, solutionLabels } from '#lib/complaint/kinds.ts'
import { $complaintForm, changeForm } from '#lib/complaint/store/form.ts'

import { RadioCard } from './RadioCard.tsx'

/** What the buyer wants, of what the chosen problems allow. */
export function SolutionChoice() {
  const form = useStore($complaintForm)
  const chosen = solutionNow(form)
  return (
    <div className="grid gap-2 empty:hidden">
      {solutionsNow(form).map(solution => (
        <RadioCard
          key={solution}
          name="complaint-solution"
          label={solutionLabels[solution]}
          text={solutionHints[solution]}
          isChosen={solution === chosen}
          onChoose={() => changeForm({ solution })}
        />
      ))}
    </div>
  )
}
