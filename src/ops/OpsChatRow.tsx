import { Fragment } from 'react'

import { serverNow } from '#lib/core/api/server-time.ts'
import { listTime } from '#lib/chat/days.ts'
import { markWords } from '#lib/chat/marked.ts'
import { marketplaceName } from '#lib/chat/texts.ts'
import { presence } from '#lib/format/relative.ts'

import type { OpsChat } from './chat-store.ts'
import { showChat } from './chat-place.ts'

type Props = { chat: OpsChat; keyword: string; isOpen: boolean }

/** Whom the buyer writes to: a shop, or the marketplace. */
export const partyName = ({ shop }: OpsChat): string => shop?.name ?? marketplaceName

/** A conversation of the list: who, to whom, the last message or the one that a search found. */
export function OpsChatRow({ chat, keyword, isOpen }: Props) {
  const { buyer, date, unread_count: unread, report, is_blocked: isBlocked } = chat
  return (
    <li className="min-w-0">
      <button
        type="button"
        data-chat={chat.id}
        aria-current={isOpen}
        data-console-new={unread > 0 && !isOpen ? '' : undefined}
        className={`card grid w-full cursor-pointer grid-cols-[minmax(0,1fr)] gap-0.5 border p-3 text-left ${
          isOpen ? 'border-primary bg-base-200' : 'border-base-300 bg-base-100 hover:border-primary'
        }`}
        onClick={() => showChat(chat)}
      >
        <span className="flex items-baseline gap-2">
          <span className={`truncate ${unread > 0 ? 'font-bold' : 'font-medium'}`}>{buyer.name}</span>
          {date && (
            <time dateTime={date} className="ml-auto shrink-0 text-xs text-muted tabular">
              {listTime(date, serverNow())}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2 text-xs text-muted">
          <Presence buyer={buyer} />
          <span className="truncate">{partyName(chat)}</span>
        </span>
        <span className="flex items-center gap-2 text-sm">
          <span className="truncate">
            <Preview chat={chat} keyword={keyword} />
          </span>
          {unread > 0 && (
            <span className="ml-auto badge shrink-0 badge-sm tabular badge-primary">
              {unread} <span className="sr-only">belum dibaca</span>
            </span>
          )}
        </span>
        {(report ?? isBlocked) && (
          <span className="mt-1 flex flex-wrap gap-1">
            {report && <span className="badge badge-sm badge-error">Dilaporkan</span>}
            {isBlocked && <span className="badge badge-outline badge-sm">Diblokir pembeli</span>}
          </span>
        )}
      </button>
    </li>
  )
}

/** When the buyer was online, with a dot while they are. */
export function Presence({ buyer }: Pick<OpsChat, 'buyer'>) {
  return (
    <span className="flex shrink-0 items-center gap-1">
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${buyer.online ? 'bg-success' : 'bg-base-300'}`}
      />
      {presence(buyer.online, buyer.last_online, serverNow())}
    </span>
  )
}

function Preview({ chat: { message, hit, last_message: last }, keyword }: Omit<Props, 'isOpen'>) {
  const text = hit?.text ?? message
  const isOwn = hit ? hit.is_you : last?.is_you
  return (
    <>
      {isOwn && 'Anda: '}
      {markWords(text, hit ? keyword : '').map(({ text: part, isHit }, at) =>
        isHit ? (
          <mark key={at} className="rounded-xs bg-warning text-warning-content">
            {part}
          </mark>
        ) : (
          <Fragment key={at}>{part}</Fragment>
        )
      )}
    </>
  )
}
