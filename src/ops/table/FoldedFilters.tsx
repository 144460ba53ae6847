import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { buttonClass } from '#components/ui/button-class.ts'
import { useMedia } from '#islands/ui/use-media.ts'

import { $place } from '../console-place.ts'

type Props = {
  /** Their words in the address: one that is set keeps them open. */
  names: readonly string[]
  children: ReactNode
}

/** Filters above a list, folded on a phone, where they would push it off the screen. */
export function FoldedFilters({ names, children }: Props) {
  const { query } = useStore($place)
  const isWide = useMedia('(min-width: 48rem)')
  const isOpen = isWide || names.some(name => query[name])
  return (
    <details className="max-md:open:w-full" open={isOpen || undefined}>
      <summary className={buttonClass('plain', 'normal', 'w-fit md:hidden')}>Saringan</summary>
      <div className="mt-2 flex flex-wrap gap-2 md:mt-0">{children}</div>
    </details>
  )
}
