import { type ReactNode, useEffect, useRef } from 'react'

import { useInertAround } from '#islands/ui/use-inert-around.ts'
import { useMedia } from '#islands/ui/use-media.ts'

/** Scale of the page up to which it counts as not zoomed: browsers round it. */
const maxScale = 1.05

/**
 * The open thread: beside the list, or on phones a screen of its own. It is as high as the part of the screen that the
 * keyboard leaves: the field stays above it and nothing jumps.
 */
export function ThreadScreen({ children }: { children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null)
  const isPhone = useMedia('(width < 48rem)')
  useInertAround(screen, isPhone)
  useEffect(() => (isPhone && screen.current ? followViewport(screen.current) : undefined), [isPhone])
  return (
    <div
      ref={screen}
      // The page below does not scroll (frame.css).
      {...(isPhone && { 'data-sheet': '' })}
      className="max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:z-50 max-md:h-dvh md:min-h-0 md:min-w-0"
    >
      {children}
    </div>
  )
}

/**
 * Follows the visual viewport: the keyboard covers the page without making it smaller. Returns a function that stops
 * it.
 */
function followViewport(element: HTMLElement): () => void {
  const { visualViewport } = window
  if (!visualViewport) return () => undefined
  const follow = () => {
    // Zoomed in by hand, the page is larger than what is seen of it: the screen stays.
    if (visualViewport.scale > maxScale) return
    element.style.height = `${visualViewport.height}px`
    element.style.transform = `translateY(${visualViewport.offsetTop}px)`
  }
  follow()
  visualViewport.addEventListener('resize', follow)
  visualViewport.addEventListener('scroll', follow)
  return () => {
    visualViewport.removeEventListener('resize', follow)
    visualViewport.removeEventListener('scroll', follow)
    element.style.removeProperty('height')
    element.style.removeProperty('transform')
  }
}
