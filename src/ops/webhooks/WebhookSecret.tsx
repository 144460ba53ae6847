import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { CopyButton } from '#islands/ui/CopyButton.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { $secret } from './webhook-store.ts'

/** The secret that was just made for a webhook, until it is closed (webhook-11). */
export function WebhookSecret({ id }: { id: number }) {
  const made = useStore($secret)
  if (made?.id !== id) return null
  return (
    <div className="alert flex-wrap border-base-300 bg-base-100" role="status">
      <p className="min-w-0 grow">
        Rahasia webhook, hanya ditampilkan sekali: <code className="break-all">{made.secret}</code>
        {made.earlierUntil && (
          <span className="block text-sm">
            Rahasia lama masih berlaku sampai {noBreak(dateTime(made.earlierUntil))}.
          </span>
        )}
      </p>
      <CopyButton text={made.secret} label="Salin rahasia" message="Rahasia berhasil disalin" />
      <Button look="ghost" onClick={() => $secret.set(undefined)}>
        Tutup
      </Button>
    </div>
  )
}
