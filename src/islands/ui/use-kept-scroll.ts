import { useEffect, useLayoutEffect, useRef } from 'react'

/** State of the history entry: the scroll offset when the page was left, in CSS pixels. */
type Kept = { scroll?: number } | null

/** After these events, the person's own scroll position wins. */
const moves = ['wheel', 'touchmove', 'keydown'] as const

const kept = () => window.history.state as Kept

/**
 * Restores the scroll position once the content has loaded: the browser restores it while only the skeleton is there,
 * and ends at the footer. For pages that load their content by script; `isThere` says that it has loaded.
 */
export function useKeptScroll(isThere: boolean): void {
  const hasMoved = useRef(false)
  useEffect(() => {
    const keep = () => window.history.replaceState({ ...kept(), scroll: Math.round(window.scrollY) }, '')
    const onHide = () => document.visibilityState === 'hidden' && keep()
    const onMove = () => (hasMoved.current = true)
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', onHide)
    for (const move of moves) window.addEventListener(move, onMove, { once: true, passive: true })
    return () => {
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', onHide)
      for (const move of moves) window.removeEventListener(move, onMove)
    }
  }, [])
  useLayoutEffect(() => {
    const scroll = kept()?.scroll
    if (!isThere || scroll === undefined || hasMoved.current) return
    window.scrollTo({ top: scroll, behavior: 'instant' })
  }, [isThere])
}
