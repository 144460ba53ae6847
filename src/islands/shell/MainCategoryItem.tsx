import { ChevronRight } from 'lucide-react'
import type { PointerEvent } from 'react'

import type { MainCategory } from '#lib/catalogue/category-tree.ts'
import { paths } from '#lib/core/paths.ts'

import { CategoryLinks } from './CategoryLinks.tsx'

type Props = {
  main: MainCategory
  isCurrent: boolean
  /** Called on hover or focus. */
  onPoint: (id: number, event?: PointerEvent) => void
  /** Called when the pointer reaches the category's children. */
  onArrive: () => void
}

/** A main category of the menu. The current one's children follow it in tab order, and are shown next to it. */
export function MainCategoryItem({ main, isCurrent, onPoint, onArrive }: Props) {
  const { id, slug, name } = main.category
  return (
    <li>
      <a
        href={paths.category(slug)}
        data-main
        data-current={isCurrent || undefined}
        className={`mr-2 flex min-h-9 items-center justify-between rounded-field px-3 ${isCurrent ? 'bg-base-200 font-semibold text-primary' : ''}`}
        onPointerMove={event => onPoint(id, event)}
        onFocus={() => onPoint(id)}
      >
        {name}
        {isCurrent && <ChevronRight className="size-4" aria-hidden="true" />}
      </a>
      {isCurrent && (
        <div
          data-below
          onPointerEnter={onArrive}
          className="absolute inset-y-0 right-0 left-100 overflow-y-auto overscroll-contain px-6 py-3"
        >
          <CategoryLinks main={main} look={links} />
        </div>
      )}
    </li>
  )
}

const links = {
  all: 'mb-3 inline-flex min-h-9 items-center text-base font-bold text-primary hover:underline',
  subs: 'columns-2 gap-6 xl:columns-3',
  group: 'mb-4 break-inside-avoid',
  sub: 'flex min-h-8 items-center font-semibold hover:text-primary hover:underline',
  leaf: 'flex min-h-8 items-center text-muted hover:text-primary hover:underline'
}
