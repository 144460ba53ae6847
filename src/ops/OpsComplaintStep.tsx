import { useStore } from '@nanostores/react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { $working } from './complaint-steps.ts'
import type { OpsComplaint } from './complaint-store.ts'

type Props = {
  one: OpsComplaint
  title: string
  button: string
  look?: 'primary' | 'danger-outline'
  onSend: (one: OpsComplaint) => unknown
  children?: ReactNode
}

/** The form of a step; a second click meanwhile does nothing. */
export function OpsComplaintStep({ one, title, button, look = 'primary', onSend, children }: Props) {
  const titleId = useId()
  const isBusy = useStore($working) === one.id
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void onSend(one)
  }
  return (
    <form className="grid gap-2" aria-labelledby={titleId} noValidate onSubmit={send}>
      <h3 id={titleId} className="font-semibold">
        {title}
      </h3>
      {children}
      <Button type="submit" look={look} className="justify-self-start" isBusy={isBusy}>
        {button}
      </Button>
    </form>
  )
}
