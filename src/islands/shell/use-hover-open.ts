import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Milliseconds that a pointer must rest to open, and may be away before what it opened closes. */
const openMs = 120
const closeMs = 300

/**
 * A disclosure that also opens while a mouse rests on it. What a click or a key opened stays until it is closed; what
 * hovering opened goes with the pointer.
 */
export function useHoverOpen(wrap: RefObject<HTMLElement | null>) {
  const [way, setWay] = useState<'hover' | 'chosen'>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => {
    clearTimeout(timer.current)
    setWay(undefined)
  }
  const wait = (next: 'hover' | undefined, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setWay(now => (now === 'chosen' ? now : next)), ms)
  }

  useEffect(() => {
    // The pointer whose coming loaded the island is there already.
    const isMouse = window.matchMedia('(hover: hover)').matches
    if (isMouse && wrap.current?.matches(':hover'))
      timer.current = setTimeout(() => setWay(now => now ?? 'hover'), openMs)
    return () => clearTimeout(timer.current)
  }, [wrap])
  useEffect(() => {
    if (!way) return undefined
    const onPress = ({ target }: Event) => wrap.current?.contains(target as Node) || setWay(undefined)
    // A page that comes back with 'Kembali' comes back closed.
    const onLeave = () => setWay(undefined)
    document.addEventListener('pointerdown', onPress)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      window.removeEventListener('pagehide', onLeave)
    }
  }, [wrap, way])

  return {
    isOpen: way !== undefined,
    open: () => setWay('chosen'),
    toggle: () => (way === 'chosen' ? close() : setWay('chosen')),
    close,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && wait('hover', openMs),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && wait(undefined, closeMs)
  }
}
