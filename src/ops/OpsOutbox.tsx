import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useState } from 'react'

import { opsTexts } from '#lib/ops/texts.ts'
import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { $outbox, loadOutbox } from './console-store.ts'

/** Messages that no outside service carried: codes by WhatsApp and email. */
export function OpsOutbox() {
  const messages = useStore($outbox)
  const [to, setTo] = useState('')
  useEffect(() => void loadOutbox(), [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void loadOutbox(to.trim())
  }
  return (
    <section className="grid gap-3">
      <form className="join" onSubmit={submit}>
        <input
          className="input-bordered input join-item h-11"
          aria-label="Penerima"
          placeholder="628… atau email"
          value={to}
          onChange={event => setTo(event.target.value)}
        />
        <Button type="submit" look="plain" className="join-item">
          {opsTexts.reload}
        </Button>
      </form>
      {messages.length === 0 && <p className="text-muted">Belum ada pesan.</p>}
      <ul className="grid gap-2">
        {messages.map(message => (
          <li key={message.id} className="card border border-base-300 bg-base-100 p-4">
            <p className="flex flex-wrap gap-2">
              <b>{message.to}</b> <span className="badge">{message.channel}</span>
              {message.code && <span className="badge tabular badge-primary">{message.code}</span>}
              <span className="ml-auto text-sm text-muted">{noBreak(dateTime(message.created_at))}</span>
            </p>
            <p className="text-sm">{message.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
