import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useRef } from 'react'

import { allCategories, categoriesLoading, kindLabels } from '#lib/catalogue/texts.ts'
import { $categories } from '#lib/catalogue/category-store.ts'
import { paths } from '#lib/core/paths.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'

import { MainCategoryItem } from './MainCategoryItem.tsx'
import { usePointedCategory } from './use-pointed-category.ts'

const kinds = ['material', 'non-material'] as const
const arrows: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The panel of 'Kategori': the main categories, and the two levels below the hovered or focused one. */
export function CategoryPanel({ onRetry }: { onRetry: () => void }) {
  const { status, mains, error } = useStore($categories)
  const box = useRef<HTMLDivElement>(null)
  const [chosen, point, cancelPoint] = usePointedCategory(box)
  if (status === 'error') return <LoadError message={error?.message ?? ''} onRetry={onRetry} />
  const current = mains.find(({ category }) => category.id === chosen) ?? mains[0]

  return (
    <div
      ref={box}
      role="presentation"
      className="relative mx-auto max-w-page px-4"
      aria-busy={status === 'loading'}
      onKeyDown={event => walk(event, box.current)}
    >
      <div className="grid max-h-[calc(100dvh-5rem)] min-h-60 w-96 grid-cols-2 content-start overflow-y-auto overscroll-contain border-r border-base-300 py-3 text-sm">
        {status === 'loading' && (
          <p role="status" className="col-span-2 flex items-center gap-2 p-3 text-muted">
            <span className="loading size-4" aria-hidden="true" /> {categoriesLoading}
          </p>
        )}
        {kinds.map(kind => (
          <section key={kind} hidden={mains.length === 0} aria-labelledby={`kategori-${kind}`}>
            <p id={`kategori-${kind}`} className="px-3 py-1 font-bold">
              {kindLabels[kind]}
            </p>
            <ul>
              {mains
                .filter(({ category }) => category.type === kind)
                .map(main => (
                  <MainCategoryItem
                    key={main.category.id}
                    main={main}
                    isCurrent={main === current}
                    onPoint={point}
                    onArrive={cancelPoint}
                  />
                ))}
            </ul>
          </section>
        ))}
        <a
          href={paths.category('lainnya')}
          className="col-span-2 flex min-h-9 items-center px-3 font-semibold text-primary hover:underline"
        >
          {allCategories}
        </a>
      </div>
    </div>
  )
}

/** Arrow keys: up and down within a column, right into a main category's children, left back to it. */
function walk(event: KeyboardEvent, box: HTMLElement | null): void {
  const at = event.target instanceof HTMLElement ? event.target : undefined
  const links = (selector: string) => [...(box?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const isMain = at?.matches('[data-main]')
  const column = links(isMain ? '[data-main]' : '[data-below] a')
  const step = arrows[event.key]
  const next =
    step && at
      ? column[column.indexOf(at) + step]
      : event.key === 'ArrowRight' && isMain
        ? links('[data-below] a')[0]
        : event.key === 'ArrowLeft' && !isMain
          ? links('[data-main][data-current]')[0]
          : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
