import type { ClientDirective } from 'astro'

import { islandLost } from './island-lost.ts'

/** Events that suggest the island is about to be used; 'wake' is dispatched by scripts that work with it. */
const signs = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'keydown', 'wake'] as const
/** Events that must not get lost while the island loads: stopped, queued, and dispatched again after hydration. */
const acts = ['click', 'submit'] as const

/**
 * Loads and hydrates an island at the first sign of interest, or at once if session storage contains the directive's
 * value as a key. Clicks and submits before hydration are queued and replayed, and so is the focus; typed text stays,
 * because such islands read their inputs when they use them.
 */
const interaction: ClientDirective = (load, { value }, root) => {
  const held: Event[] = []
  /** Buttons and links that show that their press waits for the code, which takes seconds on a slow phone network. */
  const marked = new Set<Element>()
  let isHere = false
  const hold = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
    const pressed = event.target instanceof Element && !isHere && event.target.closest('button, a')
    if (pressed) {
      pressed.setAttribute('data-held', '')
      marked.add(pressed)
    }
    void start()
  }
  // Before React compares the attributes with its own.
  const unmark = () => {
    isHere = true
    for (const pressed of marked) pressed.removeAttribute('data-held')
    marked.clear()
  }
  let started = false
  let failure: unknown
  // Astro catches errors of load() and reports them with this event.
  root.addEventListener('astro:hydration-error', event => {
    failure = (event as CustomEvent<{ error: unknown }>).detail.error ?? true
    if (!navigator.onLine) event.preventDefault()
  })
  const start = async () => {
    if (started) return
    started = true
    failure = undefined
    const hydrate = await load().finally(unmark)
    await hydrate()
    if (failure) {
      // The queued events are lost, so the shell shows an error. The next interaction tries again.
      started = false
      isHere = false
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
        // Lets React render the result of one event before the next.
        await undefined
      }
    })
  }
  for (const sign of signs) root.addEventListener(sign, start, { passive: true })
  for (const act of acts) root.addEventListener(act, hold, true)
  if (root.contains(document.activeElement) || isStored(value)) void start()
}

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function replay(event: Event): void {
  const { target } = event
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    // Not requestSubmit, which needs Safari 16; the queued event had already passed the form's validation.
    if (target.dispatchEvent(new SubmitEvent('submit', event))) target.submit()
  } else if (target instanceof Element && target.isConnected) {
    target.dispatchEvent(new MouseEvent('click', event))
  }
}

export default interaction
