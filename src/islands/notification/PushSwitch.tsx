import { useStore } from '@nanostores/react'
import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { $pushDevice, allowPushes, findPushDevice, stopPushes } from '#lib/notification/store/push-device.ts'
import { pushTexts } from '#lib/notification/texts.ts'

/** Switches push messages on this device; only this button requests the browser's permission. */
export function PushSwitch() {
  const state = useStore($pushDevice)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void findPushDevice(), [])
  if (state === 'unavailable') return null
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-box border border-base-300 bg-base-100 p-4 text-sm">
      <BellRing className="size-5 shrink-0 text-primary" aria-hidden="true" />
      <p className="min-w-40 grow" role="status">
        {state === 'denied' ? pushTexts.blocked : state === 'on' ? pushTexts.isOn : pushTexts.about}
      </p>
      {state === 'off' && (
        <Button look="primary" isBusy={isBusy} onClick={() => void run(allowPushes)}>
          {pushTexts.allow}
        </Button>
      )}
      {state === 'on' && (
        <Button look="plain" isBusy={isBusy} onClick={() => void run(stopPushes)}>
          {pushTexts.stop}
        </Button>
      )}
    </div>
  )
}
