import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'

import { $conversations, searchConversations } from '#lib/chat/store/conversations.ts'
import { chatTexts } from '#lib/chat/texts.ts'

/** Characters of a keyword. */
const maxKeyword = 100

/** 'Cari pesan': by names and texts, on the server. */
export function ConversationSearch() {
  const { keyword } = useStore($conversations)
  return (
    <form
      role="search"
      aria-label={chatTexts.search}
      className="shrink-0 p-3 pb-2"
      onSubmit={event => {
        event.preventDefault()
      }}
    >
      <label className="input flex h-11 w-full items-center gap-2">
        <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <input
          type="search"
          className="min-w-0 grow"
          maxLength={maxKeyword}
          placeholder={chatTexts.search}
          aria-label={chatTexts.search}
          value={keyword}
          onChange={event => searchConversations(event.target.value)}
        />
      </label>
    </form>
  )
}
