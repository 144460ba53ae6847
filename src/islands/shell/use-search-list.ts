import { type RefObject, useRef, useState } from 'react'

import { forgetSearches, recentSearches } from '#lib/search/store/recent-searches.ts'
import { suggestFor } from '#lib/search/store/suggestions.ts'

import { closeOnBack } from '#islands/ui/back-closes.ts'

/** Where the list covers the page, so that 'Kembali' closes it. Beside a mouse it is a small menu below its field. */
const coversPage = '(pointer: coarse), (width < 48rem)'

/** The list below the search field: suggestions for what is typed, and the person's own last searches. */
export function useSearchList(input: RefObject<HTMLInputElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const [recent, setRecent] = useState<readonly string[]>([])
  const release = useRef<() => void>(undefined)

  const open = () => {
    setOpen(true)
    setRecent(recentSearches())
    suggestFor(input.current?.value ?? '')
    if (window.matchMedia(coversPage).matches) release.current ??= closeOnBack(close)
  }
  const close = () => {
    setOpen(false)
    release.current?.()
    release.current = undefined
  }
  const forget = () => {
    forgetSearches()
    setRecent([])
    input.current?.focus()
  }
  return { isOpen, recent, open, close, forget }
}
