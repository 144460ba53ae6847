import { useEffect, useRef, useState } from 'react'

/** Time that the request to choose a variant stays visible, in milliseconds (product-7). */
const hintMs = 5000

/** How many times a variant was requested, 0 while no request is shown, and a function that shows or hides it. */
export function useVariantRequests(): [number, (isShown: boolean) => void] {
  const [requests, setRequests] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const request = (isShown: boolean) => {
    clearTimeout(timer.current)
    setRequests(before => (isShown ? before + 1 : 0))
    if (isShown) timer.current = setTimeout(() => setRequests(0), hintMs)
  }
  return [requests, request]
}
