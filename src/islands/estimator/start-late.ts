import { begunLinesKey } from '#lib/cart/store/begun-lines-key.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'

import { firstTouch } from '#islands/directives/first-touch.ts'

import { linesKey } from './lines-key.ts'

/**
 * The page computes by itself; what makes it follow each key loads at the first touch. What is pressed meanwhile is done
 * once it is there. Lines that this page put into the cart before it was loaded anew are marked at once, and what
 * waits for signing in is gone on with.
 */
export function startLate(): void {
  const missed: (() => void)[] = []
  const keepClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(pressable)
    if (!button) return
    event.preventDefault()
    missed.push(() => button.click())
  }
  const keepChange = ({ target }: Event) => {
    missed.push(() => target?.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const start = async () => {
    // Without it the page does what it does without scripts.
    const calculator = await import('./calculator.ts').catch(() => undefined)
    document.removeEventListener('click', keepClick)
    document.removeEventListener('change', keepChange)
    calculator?.startCalculator()
    for (const again of missed) again()
  }
  document.addEventListener('click', keepClick)
  document.addEventListener('change', keepChange)
  const typed = new Promise(resolve => document.addEventListener('input', resolve, { once: true }))
  const isBegun = [linesKey, begunLinesKey].some(key =>
    sessionStore.get(key)?.includes(window.location.pathname)
  )
  void (isBegun ? Promise.resolve() : Promise.race([firstTouch(), typed])).then(start)
}

const pressable = '[data-calculator] button, [data-estimate] :is(button, [data-share])'
