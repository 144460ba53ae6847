import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard focus in a list: when the button at its end disappears with the last page, the focus moves to the
 * first new item. Call `remember` when requesting the next page.
 */
export function useListFocus(
  count: number,
  isEnd: boolean
): [list: RefObject<HTMLUListElement | null>, remember: () => void] {
  const list = useRef<HTMLUListElement>(null)
  const from = useRef<number>(undefined)
  useEffect(() => {
    if (!isEnd || from.current === undefined) return
    list.current?.children[from.current]?.querySelector('a')?.focus()
    from.current = undefined
  }, [isEnd])
  const remember = () => {
    from.current = document.activeElement?.closest('[data-list-foot]') ? count : undefined
  }
  return [list, remember]
}
