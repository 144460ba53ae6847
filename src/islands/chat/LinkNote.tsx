import { useStore } from '@nanostores/react'
import { RefreshCw, WifiOff } from 'lucide-react'

import { $thread } from '#lib/chat/store/thread.ts'
import { screenTexts } from '#lib/chat/texts.ts'

/** Says when messages do not arrive at once. */
export function LinkNote() {
  const { link } = useStore($thread)
  const Icon = link === 'offline' ? WifiOff : RefreshCw
  return (
    <div role="status" className="shrink-0">
      {link !== 'live' && (
        <p
          className={`flex items-start gap-2 px-3 py-2 text-sm ${
            link === 'offline' ? 'bg-warning text-warning-content' : 'bg-base-300'
          }`}
        >
          <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {link === 'offline' ? screenTexts.offline : screenTexts.polling}
        </p>
      )}
    </div>
  )
}
