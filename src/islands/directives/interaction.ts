import type { ClientDirective } from 'astro'

import { islandLost } from './island-lost.ts'

/** What says that somebody is about to use an island; 'wake' is said by another island that it works with. */
const signs = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'keydown', 'wake'] as const
/** What must not get lost while the island loads: stopped, kept, and dispatched again once React listens. */
const acts = ['click', 'submit'] as const

/**
 * Loads and hydrates an island at the first sign of interest, or at once where session storage holds the key that is
 * the directive's value. Clicks and submits that come before it is ready are held and replayed, and so is the focus
 * that it got; what was typed stays, because such islands read their inputs when they are used.
 */
const interaction: ClientDirective = (load, { value }, root) => {
  const held: Event[] = []
  const hold = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
    void start()
  }
  let started = false
  let failure: unknown
  // Astro catches what goes wrong in load(), and tells it with this event.
  root.addEventListener('astro:hydration-error', event => {
    failure = (event as CustomEvent<{ error: unknown }>).detail.error ?? true
    if (!navigator.onLine) event.preventDefault()
  })
  const start = async () => {
    if (started) return
    started = true
    failure = undefined
    const hydrate = await load()
    await hydrate()
    if (failure) {
      // What was held is lost, but not silently: the shell tells it. The next touch tries again.
      started = false
      if (held.splice(0).length > 0) window.dispatchEvent(new CustomEvent(islandLost, { detail: failure }))
      return
    }
    for (const sign of signs) root.removeEventListener(sign, start)
    requestAnimationFrame(async () => {
      for (const act of acts) root.removeEventListener(act, hold, true)
      const { activeElement } = document
      if (root.contains(activeElement))
        activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      for (const event of held) {
        replay(event)
        // React draws what one act changed before it hears the next.
        await undefined
      }
    })
  }
  for (const sign of signs) root.addEventListener(sign, start, { passive: true })
  for (const act of acts) root.addEventListener(act, hold, true)
  if (root.contains(document.activeElement) || isKept(value)) void start()
}

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function replay(event: Event): void {
  const { target } = event
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    // Not by requestSubmit, which is as young as Safari 16: the event that was held had passed the form's own checks.
    if (target.dispatchEvent(new SubmitEvent('submit', event))) target.submit()
  } else if (target instanceof Element && target.isConnected) {
    target.dispatchEvent(new MouseEvent('click', event))
  }
}

export default interaction
