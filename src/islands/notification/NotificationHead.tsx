import { useStore } from '@nanostores/react'
import { CheckCheck, Trash2 } from 'lucide-react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { $counters } from '#lib/notification/counters.ts'
import { $notifications, markAllRead } from '#lib/notification/store/list.ts'
import { $removal, prolongRemoval, removeAll, undoRemoval } from '#lib/notification/store/removal.ts'
import { notificationTexts } from '#lib/notification/texts.ts'

import { withRestoredFocus } from '#islands/ui/focus-place.ts'

/** Actions for all notifications, and the undo bar after a deletion. */
export function NotificationHead() {
  const { notification: counts } = useStore($counters)
  const { items, tab } = useStore($notifications)
  return (
    <>
      <Button
        look="ghost"
        size="small"
        className="enabled:text-primary"
        disabled={counts.all === 0}
        onClick={() => void withRestoredFocus(markAllRead)}
      >
        <CheckCheck className="size-4" aria-hidden="true" /> {notificationTexts.readAll}
      </Button>
      {tab === 'all' && (
        <Button
          look="ghost"
          size="square"
          className="enabled:text-muted"
          aria-label={notificationTexts.clear}
          title={notificationTexts.clear}
          disabled={items.length === 0}
          onClick={() => void withRestoredFocus(() => removeAll(items.map(({ id }) => id)))}
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </Button>
      )}
    </>
  )
}

/** Says what was deleted, as long as it can be undone. */
export function UndoBar() {
  const { ids, upTo } = useStore($removal)
  const isShown = ids.length > 0
  useEffect(() => {
    if (!isShown) return undefined
    window.addEventListener('keydown', prolongRemoval)
    return () => window.removeEventListener('keydown', prolongRemoval)
  }, [isShown])
  return (
    <div role="status">
      {isShown && (
        <p className="flex items-center justify-between gap-3 bg-neutral p-2 pl-4 text-sm text-neutral-content">
          {upTo > 0 ? notificationTexts.cleared : notificationTexts.removed(ids.length)}
          <Button look="plain" onClick={() => void withRestoredFocus(undoRemoval)}>
            {notificationTexts.undo}
          </Button>
        </p>
      )}
    </div>
  )
}
