import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { $recent, recentFor } from '#lib/search/store/recent-searches.ts'
import { $offer, suggestFor } from '#lib/search/store/suggestions.ts'

import { closeOnBack } from '#islands/ui/back-closes.ts'
import { useInertAround } from '#islands/ui/use-inert-around.ts'
import { useMedia } from '#islands/ui/use-media.ts'

/** Where the list fills the screen. */
const phone = '(width < 48rem)'
/** Where the list covers the page, so that 'Kembali' closes it. With a mouse it is a small menu below its field. */
const coversPage = `(pointer: coarse), ${phone}`

/** State of the search box's list: open or closed, its scope, and the option selected by arrow keys. */
export function useSearchList(form: RefObject<HTMLFormElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [scope, setScope] = useState('')
  const [active, setActive] = useState(-1)
  const release = useRef<() => void>(undefined)
  const isSheet = useMedia(phone) && isOpen
  const offer = useStore($offer)
  const recent = recentFor(typed, useStore($recent) ?? [])
  // Nothing to show; on phones the full-screen sheet itself is shown anyway.
  const isBare =
    !isSheet && recent.length + offer.items.length === 0 && offer.status === 'ready' && !offer.keyword
  useInertAround(form, isSheet)
  useEffect(() => {
    if (active < 0) return
    form.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [form, active])

  useEffect(() => {
    // A page restored by 'Kembali' starts with the list closed.
    const onLeave = () => setOpen(false)
    window.addEventListener('pagehide', onLeave)
    return () => window.removeEventListener('pagehide', onLeave)
  }, [])

  /** Reads the fields on use, because they may hold text typed before hydration. */
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
