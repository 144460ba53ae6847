import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { Reply } from '#lib/calls.ts'
import type { ClosingObstacle } from '#lib/closing/errors.ts'
import { $closing, reloadClosing } from '#lib/closing/store.ts'
import { closingTexts, giveUpLabel, giveUpMissing, saldoLeft } from '#lib/closing/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { $work } from '#lib/identity/store/work.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'

/** Where each obstacle is solved. */
const solvedAt: Record<ClosingObstacle, { text: string; href: string }> = {
  orders: { text: 'Lihat pesanan', href: paths.orders },
  complaints: { text: 'Lihat komplain', href: `${paths.orders}?tab=complain` },
  withdrawals: { text: 'Lihat penarikan', href: paths.withdraw() },
  shop: { text: 'Hubungi kami', href: paths.contact },
  saldo: { text: 'Tarik saldo', href: paths.withdraw() }
}

/** The first step: what goes and stays, what stands in the way, and the rest of Saldo. */
export function ClosingOverview({ onNext }: { onNext: (giveUp: number) => void }) {
  const { status, value } = useStore($closing)
  const { error } = useStore($work)
  if (status === 'error') {
    return <LoadError message={closingTexts.notLoaded} onRetry={() => void reloadClosing()} />
  }
  if (!value) return <div className="h-64 skeleton" aria-busy="true" />
  return (
    <div className="grid gap-4">
      <Facts title={closingTexts.removedTitle} facts={closingTexts.removed} />
      <Facts title={closingTexts.keptTitle} facts={closingTexts.kept} />
      <ErrorText error={error} />
      <Next key={value.balance} closing={value} onNext={onNext} />
    </div>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-muted">
        {facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}

type NextProps = { closing: Reply<'GET /buyer/account/closing'>; onNext: (giveUp: number) => void }

function Next({ closing, onNext }: NextProps) {
  const { balance, can_give_up: canGiveUp } = closing
  const [isGivenUp, setGivenUp] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const obstacles = [
    ...closing.obstacles.map(({ kind, message }) => ({ message, ...solvedAt[kind] })),
    ...(balance > 0 && !canGiveUp ? [{ message: saldoLeft(balance), ...solvedAt.saldo }] : [])
  ]
  if (obstacles.length > 0) {
    return (
      <section>
        <h3 className="font-medium">{closingTexts.obstaclesTitle}</h3>
        <ul className="mt-2 grid gap-2">
          {obstacles.map(({ message, text, href }) => (
            <li
              key={message}
              className="flex flex-wrap items-center justify-between gap-x-3 rounded-box border border-base-300 px-3 py-2 text-sm"
            >
              <span className="min-w-40 grow basis-0">{message}</span>
              <a href={href} className="flex min-h-11 link items-center link-primary">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (balance > 0 && !isGivenUp) return setMissing(true)
    onNext(balance)
  }
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      {balance > 0 && (
        <div className="grid justify-items-start gap-2 rounded-box border border-base-300 p-3 text-sm">
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="checkbox checkbox-primary"
              checked={isGivenUp}
              aria-invalid={isMissing}
              aria-describedby="give-up-note"
              onChange={event => {
                setGivenUp(event.target.checked)
                setMissing(false)
              }}
            />
            {giveUpLabel(balance)}
          </label>
          <p id="give-up-note" role="alert" className="text-error empty:hidden">
            {isMissing && giveUpMissing}
          </p>
          {closing.can_withdraw_rest && (
            <Button look="outline" href={`${paths.withdraw()}?rest=1`}>
              {closingTexts.withdrawRest}
            </Button>
          )}
        </div>
      )}
      <SubmitButton isBusy={false}>{closingTexts.next}</SubmitButton>
    </form>
  )
}
