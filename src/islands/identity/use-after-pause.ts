import { useEffect, useState } from 'react'

/** Milliseconds without a change before a form says of itself what is wrong. */
const pauseMs = 500

/** True once something has been wrong for a while: nobody is corrected in the middle of a word. */
export function useAfterPause(isWrong: boolean): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isWrong) return undefined
    const timer = setTimeout(() => setDue(true), pauseMs)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [isWrong])
  return isWrong && isDue
}
