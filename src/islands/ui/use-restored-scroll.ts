import { useEffect, useLayoutEffect, useRef } from 'react'

/** State of the history entry: the scroll offset when the page was left, in CSS pixels. */
type EntryState = { scroll?: number } | null

/** After these events, the person's own scroll position wins. */
const moves = ['wheel', 'touchmove', 'keydown'] as const

const entryState = () => window.history.state as EntryState

/**
 * Restores the scroll position once the content has loaded: the browser restores it while only the skeleton is there,
 * and ends at the footer. For pages that load their content by script; `isThere` says that it has loaded.
 */
export function useRestoredScroll(isThere: boolean): void {
  const hasMoved = useRef(false)
  useEffect(() => {
    const store = () =>
      window.history.replaceState({ ...entryState(), scroll: Math.round(window.scrollY) }, '')
    const onHide = () => document.visibilityState === 'hidden' && store()
    const onMove = () => (hasMoved.current = true)
    window.addEventListener('pagehide', store)
    document.addEventListener('visibilitychange', onHide)
    for (const move of moves) window.addEventListener(move, onMove, { once: true, passive: true })
    return () => {
      window.removeEventListener('pagehide', store)
      document.removeEventListener('visibilitychange', onHide)
      for (const move of moves) window.removeEventListener(move, onMove)
    }
  }, [])
  useLayoutEffect(() => {
    const scroll = entryState()?.scroll
    if (!isThere || scroll === undefined || hasMoved.current) return
    window.scrollTo({ top: scroll, behavior: 'instant' })
  }, [isThere])
}
