import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Hover delays in milliseconds, before opening and before closing. */
const openMs = 120
const closeMs = 300

/**
 * A disclosure that also opens on mouse hover. Opened by click or key, it stays open until closed; opened by hover, it
 * closes when the pointer leaves.
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
    // The pointer that triggered hydration is already inside.
    const isMouse = window.matchMedia('(hover: hover)').matches
    if (isMouse && wrap.current?.matches(':hover'))
      timer.current = setTimeout(() => setWay(now => now ?? 'hover'), openMs)
    return () => clearTimeout(timer.current)
  }, [wrap])
  useEffect(() => {
    if (!way) return undefined
    const onPress = ({ target }: Event) => wrap.current?.contains(target as Node) || setWay(undefined)
    // A page restored by 'Kembali' starts with the disclosure closed.
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
