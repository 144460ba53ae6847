import { useEffect, useState } from 'react'

/** Delay before a form reports an error on its own, in milliseconds. */
const pauseMs = 500

/** True once the value has been wrong for a while: nobody is corrected in the middle of a word. */
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
