import { HandCoins, type LucideIcon, Package, Tag, X } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { notificationTime } from '#lib/format/relative.ts'
import type { Notification } from '#lib/notification/contract.ts'
import { markRead } from '#lib/notification/store/list.ts'
import { removeOne } from '#lib/notification/store/removal.ts'
import { targetOf } from '#lib/notification/target.ts'
import { notificationTexts } from '#lib/notification/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { withRestoredFocus } from '#islands/ui/focus-place.ts'

const icons: Record<Notification['type'], LucideIcon> = {
  transaction: Package,
  promotion: Tag,
  negotiation: HandCoins
}

type Props = {
  item: Notification
  now: Date
  /** Called when a link to another page was followed. */
  onLeave?: (() => void) | undefined
}

/** One notification: a click marks it read and follows its link. */
export function NotificationItem({ item, now, onLeave }: Props) {
  const { id, type, title, body, date, is_read: isRead } = item
  const target = targetOf(item)
  const Icon = icons[type]
  const className = 'flex min-w-0 grow cursor-pointer gap-3 py-3 pl-3 text-left -outline-offset-2'
  const content = (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full border border-base-300 bg-base-100">
        <Icon className="size-5 text-primary" aria-hidden="true" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className={`text-sm wrap-anywhere ${isRead ? 'font-medium' : 'font-bold'}`}>
          {!isRead && (
            <span className="mr-2 inline-block size-2 rounded-full bg-primary">
              <span className="sr-only">{notificationTexts.unread}: </span>
            </span>
          )}
          {noBreak(title)}
        </span>
        <span className="text-sm wrap-anywhere text-muted">{noBreak(body)}</span>
        <time className="text-xs text-muted" dateTime={date}>
          {noBreak(notificationTime(date, now))}
        </time>
      </span>
    </>
  )
  const onUse = () => {
    void markRead(id)
    if (target) onLeave?.()
  }
  return (
    <li
      className={`flex items-start border-b border-base-300 ${isRead ? '' : 'bg-base-200'}`}
      data-notification={id}
    >
      {target ? (
        <a href={target} className={className} onClick={onUse}>
          {content}
        </a>
      ) : (
        <button type="button" className={className} onClick={onUse}>
          {content}
        </button>
      )}
      <Button
        look="ghost"
        size="square"
        className="text-muted"
        aria-label={notificationTexts.remove(title)}
        onClick={event => {
          focusNext(event.currentTarget)
          void withRestoredFocus(() => removeOne(id))
        }}
      >
        <X className="size-4" aria-hidden="true" />
      </Button>
    </li>
  )
}

/** Moves the focus to the next item's button, or the previous one's: its own is removed with the item. */
function focusNext(button: HTMLElement): void {
  const row = button.closest('[data-notification]')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  next?.querySelector<HTMLElement>('button:last-child')?.focus()
}
