import { useEffect, useRef, useState } from 'react'

/** Milliseconds that the request to choose a variant stays (product-7). */
const hintMs = 5000

/** How often a variant was asked for, 0 where nobody asks (any more), and what asks or takes it back. */
export function useAsked(): [number, (isAsking: boolean) => void] {
  const [asked, setAsked] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (isAsking: boolean) => {
    clearTimeout(timer.current)
    setAsked(before => (isAsking ? before + 1 : 0))
    if (isAsking) timer.current = setTimeout(() => setAsked(0), hintMs)
  }
  return [asked, ask]
}
