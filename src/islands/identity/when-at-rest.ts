import { isPopoverOpen } from '#islands/ui/popover.ts'
import { isDisplayed } from '#lib/core/browser/is-displayed.ts'

/** Milliseconds without input after which the person counts as idle. */
const usualRestMs = 2_000
const signs = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'scroll', 'keydown', 'input'] as const

/** Open overlays and expanded elements, except toasts, which are hidden from assistive technology. */
const opened = 'dialog[open], [popover]:not([aria-hidden=true]), [aria-expanded=true]'
const typedInto = 'input, textarea, select'

/** Runs a task once nothing is open, no field has the focus, and the person has been idle for a while. */
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
  [...document.querySelectorAll<HTMLElement>(opened)].some(part => isDisplayed(part) && !isInPlace(part))

/** The filters beside a list are a popover that is shown without being open. */
const isInPlace = (part: HTMLElement) =>
  part.hasAttribute('popover') && !part.hasAttribute('open') && !isPopoverOpen(part)
