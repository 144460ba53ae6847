import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { $recent, recentFor } from '#lib/search/store/recent-searches.ts'
import { $offer, suggestFor } from '#lib/search/store/suggestions.ts'

import { closeOnBack } from '#islands/ui/back-closes.ts'
import { useInertAround } from '#islands/ui/use-inert-around.ts'
import { useMedia } from '#islands/ui/use-media.ts'

/** Where the list takes the whole screen. */
const phone = '(width < 48rem)'
/** Where the list covers the page, so that 'Kembali' closes it. Beside a mouse it is a small menu below its field. */
const coversPage = `(pointer: coarse), ${phone}`

/** The list of the search box: open or not, where it searches, and which of its places the arrow keys reached. */
export function useSearchList(form: RefObject<HTMLFormElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [scope, setScope] = useState('')
  const [active, setActive] = useState(-1)
  const release = useRef<() => void>(undefined)
  const isSheet = useMedia(phone) && isOpen
  const offer = useStore($offer)
  const recent = recentFor(typed, useStore($recent) ?? [])
  // Nothing to show and nothing to say; on phones the screen itself is what opened.
  const isBare =
    !isSheet && recent.length + offer.items.length === 0 && offer.status === 'ready' && !offer.keyword
  useInertAround(form, isSheet)
  useEffect(() => {
    if (active < 0) return
    form.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [form, active])

  useEffect(() => {
    // A page that comes back with 'Kembali' comes back closed.
    const onLeave = () => setOpen(false)
    window.addEventListener('pagehide', onLeave)
    return () => window.removeEventListener('pagehide', onLeave)
  }, [])

  /** Fields are read when they are used: they may hold what was typed before React came. */
  const open = () => {
    const fields = new FormData(form.current ?? undefined)
    const shop = String(fields.get('shop') ?? '')
    const text = String(fields.get('keyword') ?? '')
    setActive(-1)
    setOpen(true)
    setScope(shop)
    setTyped(text)
    suggestFor(text, shop)
    if (window.matchMedia(coversPage).matches) release.current ??= closeOnBack(close)
  }
  const close = () => {
    setActive(-1)
    setOpen(false)
    release.current?.()
    release.current = undefined
  }
  return { isOpen: isOpen && !isBare, isSheet, offer, recent, scope, active, setActive, open, close }
}
