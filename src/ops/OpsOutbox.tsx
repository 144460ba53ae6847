import { type SyntheticEvent, useState } from 'react'

import { opsTexts } from '#lib/ops/texts.ts'
import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { $receiver, outbox } from './console-lists.ts'
import { OpsList } from './OpsList.tsx'

/** Messages that no outside service carried: codes by WhatsApp and email. */
export function OpsOutbox() {
  const [to, setTo] = useState($receiver.get())
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    $receiver.set(to.trim())
    void outbox.reload()
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
      <OpsList of={outbox} empty="Belum ada pesan.">
        {messages => (
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
        )}
      </OpsList>
    </section>
  )
}
