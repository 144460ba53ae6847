import { type ReactNode, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { ButtonLook, ButtonSize } from '#components/ui/button-class.ts'

import { OpsQuestion, type Question } from './OpsQuestion.tsx'

type Props = Omit<Question, 'isSafe'> & {
  label: ReactNode
  size?: ButtonSize
  /** The button's name for screen readers, where many have one label. */
  name?: string
  look?: ButtonLook
}

/** A step that asks before it takes something away, such as an order or its money. */
export function OpsAsk({ label, name, size = 'normal', look = 'danger-outline', ...question }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look={look} size={size} aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && <OpsQuestion {...question} isSafe={look === 'primary'} onClose={() => setAsking(false)} />}
    </>
  )
}
