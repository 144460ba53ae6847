import { CheckCheck } from 'lucide-react'
import type { MouseEvent } from 'react'

import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import { listTime } from '#lib/chat/days.ts'
import { showThread } from '#lib/chat/store/place.ts'
import { paths } from '#lib/core/paths.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { isOnline } from '#lib/shop/online.ts'

import { Marked } from './MessageText.tsx'
import { OnlineMark, PartyPhoto } from './PartyPhoto.tsx'

type Props = { conversation: ChatConversation; now: Date; isSelected: boolean; keyword: string }

/** One conversation: with whom, the last message or the one that a search has found, and what is unread. */
export function ConversationRow({ conversation, now, isSelected, keyword }: Props) {
  const { id, name, date, message, unread_count: unread, hit, last_message: last } = conversation
  if (id === null) return null
  const isHit = hit !== null && keyword !== ''
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    showThread(id, isHit ? hit.id : undefined)
  }
  const shown = isHit ? hit : last
  const time = shown?.date ?? date
  return (
    <a
      href={paths.conversation(id)}
      data-conversation={id}
      onClick={open}
      aria-current={isSelected ? 'page' : undefined}
      className={`flex items-center gap-3 border-b border-l-4 border-b-base-300 p-3 pl-2 -outline-offset-2 ${
        isSelected ? 'border-l-primary bg-base-200' : 'border-l-transparent hover:bg-base-200'
      }`}
    >
      <span className="relative shrink-0">
        <PartyPhoto conversation={conversation} className="size-12" />
        {isOnline(conversation.last_online, now) && <OnlineMark />}
      </span>
      <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <span className="flex items-baseline gap-2">
          <span className={`min-w-0 grow truncate ${unread > 0 ? 'font-bold' : 'font-medium'}`}>
            <Marked text={name} keyword={keyword} />
          </span>
          {time && (
            <time dateTime={time} className="shrink-0 text-xs text-muted tabular">
              {noBreak(listTime(time, now))}
            </time>
          )}
        </span>
        <span className="flex items-center gap-1.5 text-sm">
          {shown?.is_you && shown.is_read && (
            <CheckCheck className="size-4 shrink-0 text-primary" aria-label="dibaca" role="img" />
          )}
          <span
            dir="auto"
            className={`min-w-0 grow truncate text-left ${unread > 0 && !isHit ? 'font-semibold' : 'text-muted'}`}
          >
            {shown?.is_you && 'Anda: '}
            <Marked text={isHit ? hit.text : message} keyword={isHit ? keyword : ''} />
          </span>
          {unread > 0 && (
            <span className="badge shrink-0 px-1.5 badge-sm font-semibold tabular badge-primary">
              {unread > 99 ? '99+' : unread}
              <span className="sr-only"> belum dibaca</span>
            </span>
          )}
        </span>
      </span>
    </a>
  )
}
