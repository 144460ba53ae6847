import { Check, CheckCheck } from 'lucide-react'
import { Fragment, useMemo } from 'react'

import { splitLinks } from '#lib/chat/links.ts'
import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { clockTime } from '#lib/format/dates.ts'

import { OpsChatCards } from './OpsChatCards.tsx'
import { OpsChatPhoto } from './OpsChatPhoto.tsx'

type Props = {
  message: ChatMessage
  /** Of the same sender as the one above, within minutes. */
  isFollowing: boolean
}

/** A message on its writer's side: what it is about, its text, when, and whether the buyer has read it. */
export function OpsChatBubble({ message, isFollowing }: Props) {
  const { is_you: isOwn, is_read: isRead, role, user, photo, date, message: text } = message
  if (role === 'system') {
    return (
      <div className="mx-auto mt-3 max-w-md rounded-field bg-base-300 px-3 py-1.5 text-center text-sm">
        <Words text={text} />
      </div>
    )
  }
  const look = isOwn
    ? 'ml-auto rounded-br-xs bg-primary text-primary-content'
    : 'mr-auto rounded-bl-xs border border-base-300 bg-base-100'
  return (
    <div className={`flex ${isFollowing ? 'pt-1' : 'pt-3'}`}>
      <div className={`grid max-w-[85%] min-w-0 gap-1.5 rounded-box px-3 py-2 sm:max-w-md ${look}`}>
        <span className="sr-only">{user.name}: </span>
        <OpsChatCards message={message} />
        {photo && <OpsChatPhoto id={message.id} address={photo} sender={user.name} />}
        {text && <Words text={text} />}
        <p className="flex items-center justify-end gap-1 text-xs opacity-90">
          <time dateTime={date} className="tabular">
            {clockTime(date)}
          </time>
          {isOwn && isRead && (
            <>
              <CheckCheck className="size-4" aria-hidden="true" /> <span>dibaca</span>
            </>
          )}
          {isOwn && !isRead && (
            <>
              <Check className="size-4" aria-hidden="true" /> <span className="sr-only">terkirim</span>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

/** Plain text with links; its direction is its own. */
function Words({ text }: { text: string }) {
  const parts = useMemo(() => splitLinks(text), [text])
  return (
    <p dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ text: shown, href }, at) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            dir="ltr"
            className="underline underline-offset-2"
          >
            {shown}
          </a>
        ) : (
          <Fragment key={at}>{shown}</Fragment>
        )
      )}
    </p>
  )
}
