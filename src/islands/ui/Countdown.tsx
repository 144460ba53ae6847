import { useStore } from '@nanostores/react'
import { useMemo } from 'react'

import { countdown } from '#lib/format/countdown.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { countdownTo } from '#lib/core/browser/seconds-left.ts'

/** The time left until a deadline, by the server's clock: '23:59:58'. */
export function Countdown({ at }: { at: string }) {
  const $left = useMemo(() => countdownTo(Date.parse(at), () => serverNow().getTime()), [at])
  const left = useStore($left)
  return (
    <time dateTime={at} className="font-bold whitespace-nowrap tabular">
      {countdown(new Date(left * 1000), new Date(0))}
    </time>
  )
}
