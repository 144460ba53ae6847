import { Bell } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'

import { buttonClass } from '#components/ui/button-class.ts'
import { paths } from '#lib/core/paths.ts'
import { notificationTexts } from '#lib/notification/texts.ts'

import { useHoverOpen } from '#islands/shell/use-hover-open.ts'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import { useMedia } from '#islands/ui/use-media.ts'

import { NotificationPanel } from './NotificationPanel.tsx'

/** Narrower screens follow the bell's link: a panel of 450 px would fill the screen. */
const hasRoom = '(min-width: 48rem)'

/**
 * The header's bell: a link to the notifications that, once hydrated, opens a panel below it by hover, click or keys.
 * The shell renders the count, before and after hydration.
 */
export function NotificationBell() {
  const wrap = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLAnchorElement>(null)
  const panelId = useId()
  const isReady = useHydrated()
  const opensHere = useMedia(hasRoom)
  const menu = useHoverOpen(wrap)
  const isOpen = menu.isOpen && opensHere

  const onClick = (event: MouseEvent) => {
    if (!opensHere || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    menu.toggle()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (!opensHere || (event.key !== ' ' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (event.key === ' ') return menu.toggle()
    menu.open()
    // After the panel has rendered.
    setTimeout(() => wrap.current?.querySelector<HTMLElement>('[role=tab][tabindex="0"]')?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    button.current?.focus()
    menu.close()
  }
  const opened = { role: 'button', 'aria-expanded': isOpen, 'aria-controls': panelId }
  return (
    <div
      ref={wrap}
      role="presentation"
      onPointerEnter={menu.onPointerEnter}
      onPointerLeave={menu.onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={event => isElsewhere(event.currentTarget, event.relatedTarget) && menu.close()}
    >
      <a
        ref={button}
        href={paths.notifications}
        className={buttonClass('ghost', 'square')}
        aria-label={notificationTexts.title}
        data-bell
        // The shell has added the count.
        suppressHydrationWarning
        {...(isReady && opensHere && opened)}
        onClick={onClick}
        onKeyDown={onButtonKey}
      >
        <Bell className="size-6" aria-hidden="true" />
      </a>
      <div
        id={panelId}
        hidden={!isOpen}
        // The padding up to the header's edge is part of the panel, because the pointer crosses it.
        className="absolute top-full right-0 z-50 pt-3"
      >
        <div className="w-[450px] overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-lg">
          {isOpen && <NotificationPanel onLeave={menu.close} />}
        </div>
      </div>
    </div>
  )
}

/** The focus moved to another element, rather than being lost with a deleted one. */
const isElsewhere = (here: Element, next: EventTarget | null) => next instanceof Node && !here.contains(next)
