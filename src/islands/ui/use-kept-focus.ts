import { type RefObject, useEffect, useRef } from 'react'

/**
 * The list for who goes on with the keyboard: where the button at its foot goes away with the last page, the focus
 * moves to the first of the items that it brought. `remember` is called as the next page is asked for.
 */
export function useKeptFocus(
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
