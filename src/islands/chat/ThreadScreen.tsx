import { type ReactNode, useEffect, useRef } from 'react'

import { useInertAround } from '#islands/ui/use-inert-around.ts'
import { useMedia } from '#islands/ui/use-media.ts'
import { followViewport } from './follow-viewport.ts'

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
