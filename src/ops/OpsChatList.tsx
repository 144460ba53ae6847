import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { Button } from '#components/ui/Button.tsx'

import { $chatQuery, $chats, type ChatFilter, loadChats, refreshChats } from './chat-store.ts'
import { $thread } from './chat-thread.ts'
import { refreshThread } from './chat-thread-store.ts'
import { setQuery } from './console-place.ts'
import { $caller } from './console-store.ts'
import { OpsChatRow } from './OpsChatRow.tsx'
import { OpsPages } from './OpsPages.tsx'
import { OpsReload } from './OpsReload.tsx'
import { useNone } from './table/none-text.ts'

/** The conversations, those with unread messages first; searched, filtered and paged (ops-40). */
export function OpsChatList() {
  const { items, page, pages, error } = useStore($chats)
  const { keyword } = useStore($chatQuery)
  const openId = useStore($thread)?.chat.id
  const list = useRef<HTMLUListElement>(null)
  const none = useNone('percakapan')
  useFocusBack(list, openId)
  return (
    <div className="flex h-full flex-col gap-3">
      <Search />
      <Filters />
      {!items && error && <LoadError message={error} onRetry={() => void loadChats()} />}
      {!items && !error && (
        <div className="h-40 skeleton" role="status" aria-busy="true" aria-label="Memuat percakapan" />
      )}
      {items && (
        <>
          <p role="alert" className="text-error empty:hidden">
            {error}
          </p>
          {items.length === 0 && <p className="text-muted">{none}</p>}
          <ul
            ref={list}
            aria-label="Percakapan"
            className="grid grid-cols-[minmax(0,1fr)] gap-2 md:-m-1 md:overflow-y-auto md:p-1"
          >
            {items.map(chat => (
              <OpsChatRow key={chat.id} chat={chat} keyword={keyword} isOpen={chat.id === openId} />
            ))}
          </ul>
          <OpsPages
            label="Halaman percakapan"
            page={page}
            pages={pages}
            onPage={next => setQuery({ page: next > 1 ? String(next) : undefined }, true)}
          />
        </>
      )}
    </div>
  )
}

/** A conversation that is closed returns the focus to its row. */
function useFocusBack(list: { current: HTMLUListElement | null }, openId: number | undefined): void {
  const before = useRef(openId)
  useEffect(() => {
    if (openId === undefined && before.current !== undefined) {
      list.current?.querySelector<HTMLElement>(`[data-chat="${before.current}"]`)?.focus()
    }
    before.current = openId
  }, [list, openId])
}

function Search() {
  const { keyword } = useStore($chatQuery)
  const [text, setText] = useState(keyword)
  // Other words by the address are shown as they are there; what is typed stays until then.
  const [shown, setShown] = useState(keyword)
  if (shown !== keyword) {
    setShown(keyword)
    setText(keyword)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const words = text.trim()
    // The same words are searched again: there may be new messages.
    if (words === keyword) refreshChats()
    setQuery({ q: words, page: undefined }, true)
  }
  const reload = () => {
    refreshChats()
    void refreshThread()
  }
  return (
    <form role="search" className="flex gap-1" onSubmit={submit}>
      <div className="join min-w-0 grow">
        <input
          type="search"
          className="input-bordered input join-item h-11 min-w-0 grow"
          aria-label="Cari percakapan"
          placeholder="Nama atau isi pesan"
          maxLength={100}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit" look="plain" className="join-item">
          Cari
        </Button>
      </div>
      <OpsReload onReload={reload} />
    </form>
  )
}

const filterLabels = {
  all: 'Semua',
  unread: 'Belum dibaca',
  late: 'Belum dijawab sehari',
  reported: 'Dilaporkan'
}

function Filters() {
  const { filter } = useStore($chatQuery)
  // Shops do not see reports (chat-15).
  const isShop = Boolean(useStore($caller)?.shop)
  const names = (Object.keys(filterLabels) as ChatFilter[]).filter(name => !isShop || name !== 'reported')
  return (
    <div role="group" aria-label="Saring percakapan" className="flex flex-wrap gap-1">
      {names.map(name => (
        <Button
          key={name}
          look={name === filter ? 'soft' : 'plain'}
          className="px-2.5"
          aria-pressed={name === filter}
          onClick={() => setQuery({ list: name === 'all' ? undefined : name, page: undefined }, true)}
        >
          {filterLabels[name]}
        </Button>
      ))}
    </div>
  )
}
