import { type ReactNode, type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { OpsQuestion, type Question } from './OpsQuestion.tsx'

type Props = {
  title: string
  action: string
  /** The question before the money moves; undefined where something is missing, which the notice then says. */
  ask: () => Promise<Question | undefined>
  children: ReactNode
}

/** A form of 'Uang masuk', which asks before it sends. */
export function OpsMoneyForm({ title, action, ask, children }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [question, setQuestion] = useState<Question>()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setQuestion(await ask())
    setBusy(false)
  }
  return (
    <>
      <form
        className="card grid content-start gap-3 border border-base-300 bg-base-100 p-4"
        aria-label={title}
        onSubmit={event => void submit(event)}
      >
        <h2 className="font-bold">{title}</h2>
        {children}
        <Button type="submit" look="primary" className="w-fit" isBusy={isBusy}>
          {action}
        </Button>
      </form>
      {question && <OpsQuestion {...question} isSafe onClose={() => setQuestion(undefined)} />}
    </>
  )
}
