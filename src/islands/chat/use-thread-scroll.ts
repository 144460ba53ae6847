import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'

import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { loadOlder, type Pending, seen } from '#lib/chat/store/thread.ts'
import type { ThreadRow } from '#lib/chat/thread-rows.ts'

import { openAt, ownScrolls, placeOf } from './opening-place.ts'

type Rows = readonly ThreadRow<Pending>[]
type Opening = {
  firstUnread: number | undefined
  foundId: number | undefined
  hasOlder: boolean
  /** The last message that was there at the opening: later ones are new. */
  historyEnd: number
}

/** Distance to the end, in px, within which the list follows new messages. */
const nearEnd = 80
/** Distance to the beginning, in px, at which older messages load. */
const nearStart = 600
/** Milliseconds after a change of sizes in which a scroll without input is the list's own: rows are measured. */
const settlingMs = 500

const messageOf = (row: Rows[number] | undefined): ChatMessage | undefined =>
  row?.kind === 'message' ? row.message : undefined
const isOwn = (row: Rows[number]) => row.kind === 'pending' || messageOf(row)?.is_you === true

/** The sizes of the list and of what is seen of it, as the page has them now: the list learns them later. */
const sizeOf = (element: HTMLElement | null): string =>
  [element?.scrollHeight, element?.clientHeight, element?.clientWidth].join(' ')

/**
 * The scrolling of a thread: opens at the search's hit, at the first unread message or at the end; follows new messages
 * only from the end; loads older ones above; tells which messages were on the screen.
 */
export function useThreadScroll(rows: Rows, { firstUnread, foundId, hasOlder, historyEnd }: Opening) {
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const [missed, setMissed] = useState(0)
  /** Whether the list follows its end; a ref, because the list's callbacks are called before the next render. */
  const isFollowing = useRef(true)
  /** Of the last scroll: the sizes, when they changed last, and the distance from the start in px. */
  const last = useRef({ size: '', changedAt: 0, offset: 0 })
  /** The person has scrolled since the list was last led to its end. */
  const isByInput = useRef(false)
  /** Before that, nothing counts as seen, and nothing loads: rows are not measured yet. */
  const isOpened = useRef(false)
  const isShifted = useIsShifted(rows)
  const latest = useRef({ rows, hasOlder })
  useLayoutEffect(() => void (latest.current = { rows, hasOlder }))

  // Not the list's own scrollToIndex, which scrolls again for 150 ms: it would pull back who scrolls up meanwhile.
  const goToEnd = () => {
    const { current } = scroller
    if (current) current.scrollTop = current.scrollHeight
    isByInput.current = false
  }
  const toEnd = () => {
    isFollowing.current = true
    setAtEnd(true)
    setMissed(0)
    goToEnd()
  }
  // Rows that do not fill the list cannot be scrolled: nothing else would request what is above them.
  const fill = () => {
    const { current } = scroller
    const isFilled = !current || current.scrollHeight > current.clientHeight
    if (isOpened.current && !isFilled && latest.current.hasOlder) void loadOlder()
  }
  const look = () => {
    const at = list.current
    if (!at || !isOpened.current || document.visibilityState !== 'visible') return
    const end = at.findItemIndex(at.scrollOffset + at.viewportSize - 1)
    const shown = latest.current.rows.slice(0, end + 1)
    const read = [...shown].reverse().map(messageOf).find(Boolean)
    if (read) seen(read.id)
  }
  const onScroll = (offset: number) => {
    const at = list.current
    if (!at) return
    const isNear = at.scrollSize - offset - at.viewportSize < nearEnd
    // Rows that are measured and a screen that turns scroll too, without input; a screen reader does, in a list that
    // stays as it was.
    const size = sizeOf(scroller.current)
    const now = performance.now()
    const changedAt = size === last.current.size ? last.current.changedAt : now
    const isUp = size === last.current.size && offset < last.current.offset
    const isByHand = isUp && (isByInput.current || now - changedAt > settlingMs)
    last.current = { size, changedAt, offset }
    if (!isOpened.current) return
    if (isNear) isFollowing.current = true
    else if (isByHand) isFollowing.current = false
    else if (isFollowing.current) return goToEnd()
    setAtEnd(isNear)
    if (isNear) setMissed(0)
    if (offset < nearStart && latest.current.hasOlder) void loadOlder()
    look()
  }
  // Measured rows, a growing field and the phone's keyboard change the sizes without scrolling.
  const onResize = () => {
    if (!isOpened.current) return
    if (isFollowing.current) goToEnd()
    fill()
    look()
  }

  useLayoutEffect(() => {
    const indexOf = (id: number | undefined) =>
      id === undefined ? -1 : latest.current.rows.findIndex(row => messageOf(row)?.id === id)
    isFollowing.current = indexOf(foundId) < 0 && indexOf(firstUnread) < 0
    const go = () => {
      const [found, unread] = [indexOf(foundId), indexOf(firstUnread)]
      if (isFollowing.current || !list.current || !scroller.current) goToEnd()
      else scroller.current.scrollTop = placeOf(list.current, found >= 0 ? found : unread, found >= 0)
    }
    const endOpening = openAt({
      scroller,
      go,
      opened() {
        isOpened.current = true
        onScroll(scroller.current?.scrollTop ?? 0)
        fill()
      }
    })
    const input = () => void (isByInput.current = true)
    const { current } = scroller
    for (const type of ownScrolls) current?.addEventListener(type, input, { passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      endOpening()
      for (const type of ownScrolls) current?.removeEventListener(type, input)
      document.removeEventListener('visibilitychange', look)
    }
    // Only once: the position then belongs to the person.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    fill()
    // oxlint-disable-next-line react/exhaustive-deps -- it reads only refs
  }, [rows, hasOlder])

  const counted = useRef(historyEnd)
  const lastKey = useRef(rows.at(-1)?.key)
  useEffect(() => {
    const newest = rows.at(-1)
    const arrived = rows.filter(row => (messageOf(row)?.id ?? 0) > counted.current)
    counted.current = Math.max(counted.current, messageOf(arrived.at(-1))?.id ?? 0)
    if (!newest || newest.key === lastKey.current) return
    lastKey.current = newest.key
    const isNew = newest.kind === 'pending' || arrived.length > 0
    if (isFollowing.current || (isNew && isOwn(newest))) toEnd()
    else setMissed(before => before + arrived.length)
    requestAnimationFrame(look)
  }, [rows])

  return { scroller, list, isShifted, isAtEnd, missed, toEnd, onScroll, onResize }
}

/** Whether the rows of this render have others before those of the last one, and none after them. */
function useIsShifted(rows: Rows): boolean {
  const [before, setBefore] = useState(rows)
  const [isShifted, setShifted] = useState(false)
  if (before === rows) return isShifted
  const firstOf = (some: Rows) => some.map(messageOf).find(Boolean)?.id
  const next = firstOf(rows) !== firstOf(before) && rows.at(-1)?.key === before.at(-1)?.key
  setBefore(rows)
  setShifted(next)
  return next
}
