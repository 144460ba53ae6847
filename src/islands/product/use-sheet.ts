import { useRef, useState } from 'react'

/**
 * Milliseconds in which a tap may be the second of a double tap that opened the sheet, or that bought and closed it.
 */
export const breath = 350

/** The sheet on phones: its state, and a function that opens it there instead of buying at once. */
export function useSheet() {
  const [isOpen, setOpen] = useState(false)
  const boughtAt = useRef(-Infinity)
  const close = () => setOpen(false)
  const closeBought = () => {
    boughtAt.current = performance.now()
    close()
  }
  const openInstead = (): boolean => {
    if (!window.matchMedia('(width < 48rem)').matches) return false
    // The second tap on the sheet's buy button lands on the page's button below it.
    if (performance.now() - boughtAt.current > breath) setOpen(true)
    return true
  }
  return { isOpen, close, closeBought, openInstead }
}
