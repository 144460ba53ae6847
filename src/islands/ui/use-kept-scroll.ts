import { useEffect, useLayoutEffect, useRef } from 'react'

/** What the entry of the history keeps: the place in the page as it was left, in CSS pixels. */
type Kept = { scroll?: number } | null

/** Who moves while the content is on its way stays where they went. */
const moves = ['wheel', 'touchmove', 'keydown'] as const

const kept = () => window.history.state as Kept

/**
 * Shows a page again where it was left, once its content has come: the browser looks for the place while only the
 * skeleton is there, and ends at the footer. For pages whose content comes after them; `isThere` says that it has.
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
