import { Monitor, Smartphone } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { serverNow } from '#lib/core/api/server-time.ts'
import { dateTime } from '#lib/format/dates.ts'
import { relativeTime } from '#lib/format/relative.ts'
import type { Device } from '#lib/identity/store/devices.ts'
import { deviceTexts } from '#lib/identity/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'

type Props = { device: Device; onRevoke: () => void }

/** One signed-in device: what it is, when it was last used, and a button to sign it out. */
export function DeviceRow({ device: { device, last_activity, is_current_session }, onRevoke }: Props) {
  const Icon = /Android|iOS|iPhone|iPad/i.test(device) ? Smartphone : Monitor
  const ago = noBreak(relativeTime(last_activity, serverNow()))
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-base-200">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 grow">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-muted">
          {is_current_session ? (
            <span className="font-medium text-success">{deviceTexts.thisDevice}</span>
          ) : (
            <time dateTime={last_activity} title={dateTime(last_activity)}>
              Aktif {ago.toLowerCase()}
            </time>
          )}
        </p>
      </div>
      <Button
        look="outline"
        className="shrink-0"
        aria-label={`${deviceTexts.revoke} dari ${device}${is_current_session ? ', perangkat ini' : `, aktif ${ago}`}`}
        onClick={onRevoke}
      >
        {deviceTexts.revoke}
      </Button>
    </li>
  )
}
