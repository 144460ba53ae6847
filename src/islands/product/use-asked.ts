import { useEffect, useRef, useState } from 'react'

/** Time that the request to choose a variant stays visible, in milliseconds (product-7). */
const hintMs = 5000

/** How many times a variant was requested, 0 while no request is shown, and a function that shows or hides it. */
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
