import { useRef, useState } from 'react'

/** Milliseconds in which a tap is still the second one of those that opened the sheet, or bought and closed it. */
export const breath = 350

/** The sheet of phones: whether it is open, and what opens it there instead of buying at once. */
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
    // The second tap of the one that bought falls on the page's button, which lies below.
    if (performance.now() - boughtAt.current > breath) setOpen(true)
    return true
  }
  return { isOpen, close, closeBought, openInstead }
}
