import { useStore } from '@nanostores/react'
import { ChevronDown, LayoutGrid } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useState } from 'react'

import { allCategories, categoriesLoading } from '#lib/catalogue/texts.ts'
import { $categories, retryCategories, wantCategories } from '#lib/catalogue/category-store.ts'
import type { MainCategory } from '#lib/catalogue/category-tree.ts'
import { paths } from '#lib/core/paths.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import { CategoryLinks } from './CategoryLinks.tsx'

/** 'Kategori' in the drawer: a link that, once hydrated, expands three levels of categories. */
export function DrawerCategories() {
  const { status, mains, error } = useStore($categories)
  const isReady = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  useEffect(wantCategories, [])
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(!isOpen)
  }
  const unfolds = { role: 'button', 'aria-expanded': isOpen, 'aria-controls': listId }
  return (
    <>
      <a
        href={paths.categories}
        className="flex min-h-11 items-center gap-2 rounded-field px-3"
        {...(isReady && unfolds)}
        onClick={onClick}
      >
        <LayoutGrid className="size-5" aria-hidden="true" /> Kategori
        <ChevronDown className={`ml-auto size-4 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
      </a>
      <div id={listId} hidden={!isOpen} className="ml-5 border-l border-base-300 text-sm">
        {isOpen && status === 'loading' && (
          <p role="status" className="p-3 text-muted">
            {categoriesLoading}
          </p>
        )}
        {isOpen && status === 'error' && (
          <LoadError message={error?.message ?? ''} onRetry={retryCategories} />
        )}
        {isOpen && mains.map(main => <FoldedCategory key={main.category.id} main={main} />)}
        <a
          href={paths.category('lainnya')}
          className="flex min-h-11 items-center px-3 font-semibold text-primary"
        >
          {allCategories}
        </a>
      </div>
    </>
  )
}

function FoldedCategory({ main }: { main: MainCategory }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center px-3">
        {main.category.name}
        <ChevronDown className="ml-auto size-4 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="pl-3">
        <CategoryLinks main={main} look={links} />
      </div>
    </details>
  )
}

const link = 'flex min-h-11 items-center px-3'
const links = {
  all: `${link} font-semibold text-primary`,
  sub: `${link} font-semibold`,
  leaves: 'pl-3',
  leaf: `${link} text-muted`
}
