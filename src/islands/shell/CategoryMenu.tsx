import { ChevronDown, LayoutGrid } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'

import { buttonClass } from '#components/ui/button-class.ts'
import { retryCategories, wantCategories } from '#lib/catalogue/category-store.ts'
import { paths } from '#lib/core/paths.ts'

import { useHydrated } from '#islands/ui/use-hydrated.ts'

import { CategoryPanel } from './CategoryPanel.tsx'
import { useHoverOpen } from './use-hover-open.ts'

/**
 * The header's 'Kategori': a link that, once hydrated, opens three levels of categories below the header, by hover,
 * click or keys.
 */
export function CategoryMenu() {
  const wrap = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLAnchorElement>(null)
  const panelId = useId()
  const isReady = useHydrated()
  const menu = useHoverOpen(wrap)
  useEffect(wantCategories, [])

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    menu.toggle()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault()
      menu.toggle()
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      menu.open()
      // After the panel has rendered.
      setTimeout(() => wrap.current?.querySelector<HTMLElement>('[data-main]')?.focus())
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.isOpen) return
    event.preventDefault()
    button.current?.focus()
    menu.close()
  }
  // The pressed button is removed together with the error.
  const retry = () => {
    button.current?.focus()
    retryCategories()
  }
  const opened = { role: 'button', 'aria-expanded': menu.isOpen, 'aria-controls': panelId }

  return (
    <div
      ref={wrap}
      role="presentation"
      onPointerEnter={menu.onPointerEnter}
      onPointerLeave={menu.onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={event => event.currentTarget.contains(event.relatedTarget) || menu.close()}
    >
      <a
        ref={button}
        href={paths.categories}
        className={buttonClass('ghost', 'normal', 'gap-2')}
        {...(isReady && opened)}
        onClick={onClick}
        onKeyDown={onButtonKey}
      >
        <LayoutGrid className="size-5" aria-hidden="true" /> Kategori
        <ChevronDown className={`size-4 ${menu.isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
      </a>
      <div
        id={panelId}
        hidden={!menu.isOpen}
        className="absolute inset-x-0 top-full z-50 border-y border-base-300 bg-base-100 shadow-lg"
      >
        {menu.isOpen && <CategoryPanel onRetry={retry} />}
      </div>
    </div>
  )
}
