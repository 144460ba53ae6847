import { Fragment, useMemo } from 'react'

import { splitLinks } from '#lib/chat/links.ts'
import { markWords } from '#lib/chat/marked.ts'

type Props = { text: string; keyword?: string | undefined }

/**
 * What somebody wrote, as plain text with links. Its direction is its own: text that is written from the right does not
 * turn the time beside it.
 */
export function MessageText({ text, keyword = '' }: Props) {
  const parts = useMemo(() => splitLinks(text), [text])
  return (
    <p dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ text: shown, href }, at) => {
        const content = <Marked text={shown} keyword={keyword} />
        if (!href) return <Fragment key={at}>{content}</Fragment>
        return (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            dir="ltr"
            className="underline underline-offset-2"
          >
            {content}
          </a>
        )
      })}
    </p>
  )
}

export function Marked({ text, keyword }: { text: string; keyword: string }) {
  if (!keyword) return text
  return markWords(text, keyword).map(({ text: part, isHit }, at) =>
    isHit ? (
      <mark key={at} className="rounded-xs bg-warning text-warning-content">
        {part}
      </mark>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    )
  )
}
