import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { $thread } from '#lib/chat/store/thread.ts'
import { previewTexts, screenTexts } from '#lib/chat/texts.ts'

import { hear, type Heard } from './heard.ts'
import { historyEnd } from './history-end.ts'

/** Announcements that stay in the log; older ones were heard. */
const maxEntries = 5

/**
 * What a screen reader hears: each message that arrives while the thread is open, once, and messages that wait. The
 * list itself is no live region: scrolling renders old messages again.
 */
export function LiveLog() {
  const { messages, pending, conversation } = useStore($thread)
  const [entries, setEntries] = useState<{ key: string; text: string }[]>([])
  // An answer may come behind an own message that was written after it: not only what is newest counts.
  const [end] = useState(() => historyEnd(messages, conversation))
  const heard = useRef<Heard>({ end, ids: new Set() })
  useEffect(() => {
    const said = hear(heard.current, messages)
      .filter(one => !one.is_you)
      .map(one => ({ key: String(one.id), text: spoken(one) }))
    if (said.length > 0) setEntries(before => [...before, ...said].slice(-maxEntries))
  }, [messages])
  const waiting = pending.filter(({ state }) => state === 'waiting').length
  return (
    <div className="sr-only">
      <div role="log" aria-label="Pesan baru">
        {entries.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p role="status">
        {waiting > 0 && `${waiting} pesan ${screenTexts.waiting.toLowerCase()}. ${screenTexts.sentAgain}`}
      </p>
    </div>
  )
}

const spoken = ({ user, role, message, photo, product, transaction }: ChatMessage): string => {
  const content = message || (photo && previewTexts.photo) || (product && previewTexts.product)
  const text = content || (transaction ? previewTexts.transaction : '')
  return role === 'system' ? text : `${user.name}: ${text}`
}
