import { isDisplayed } from '#lib/core/browser/is-displayed.ts'

/** Milliseconds without a sign of the person after which they count as at rest. */
const usualRestMs = 2_000
const signs = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'scroll', 'keydown', 'input'] as const

/** What lies over the page or was unfolded; a message of the toaster is hidden from everybody but the eye. */
const opened = 'dialog[open], [popover]:not([aria-hidden=true]), [aria-expanded=true]'
const typedInto = 'input, textarea, select'

/** Does something once nothing is open, nothing is being typed, and the person has done nothing for a while. */
export function whenAtRest(task: () => void, restMs = usualRestMs): void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(look, restMs)
  }
  const look = () => {
    if (isBusy()) return wait()
    stop.abort()
    task()
  }
  for (const sign of signs) {
    window.addEventListener(sign, wait, { capture: true, passive: true, signal: stop.signal })
  }
  wait()
}

const isBusy = (): boolean =>
  document.hidden ||
  document.activeElement?.matches(typedInto) === true ||
  [...document.querySelectorAll(opened)].some(isDisplayed)
