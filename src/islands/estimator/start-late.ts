import { begunLinesKey } from '#lib/cart/store/begun-lines-key.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'

import { firstTouch } from '#islands/directives/first-touch.ts'

import { linesKey } from './lines-key.ts'

/**
 * The server calculates the first answer; the script that follows each key loads at the first interaction. Clicks and
 * changes before that are replayed. It loads at once if the page added lines to the cart before a reload, or if a
 * purchase waits for sign-in.
 */
export function startLate(): void {
  const missed: (() => void)[] = []
  const holdClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(pressable)
    if (!button) return
    event.preventDefault()
    missed.push(() => button.click())
  }
  const holdChange = ({ target }: Event) => {
    missed.push(() => target?.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const start = async () => {
    // If it fails to load, the page works as it does without scripts.
    const calculator = await import('./calculator.ts').catch(() => undefined)
    document.removeEventListener('click', holdClick)
    document.removeEventListener('change', holdChange)
    calculator?.startCalculator()
    for (const again of missed) again()
  }
  document.addEventListener('click', holdClick)
  document.addEventListener('change', holdChange)
  const typed = new Promise(resolve => document.addEventListener('input', resolve, { once: true }))
  const isBegun = [linesKey, begunLinesKey].some(key =>
    sessionStore.get(key)?.includes(window.location.pathname)
  )
  void (isBegun ? Promise.resolve() : Promise.race([firstTouch(), typed])).then(start)
}

const pressable = '[data-calculator] button, [data-estimate] :is(button, [data-share])'
