import { messageMs } from '#lib/core/browser/toast-time.ts'
import { $toast, type Toast } from '#lib/core/browser/toasts.ts'

import { hidePopover, showPopover } from './popover.ts'
import { standAtTheEnd } from './toast-place.ts'

const tones: Record<Toast['tone'], string> = {
  success: 'bg-success',
  error: 'bg-error',
  info: 'bg-info'
}

let bar: HTMLElement | undefined
let live: HTMLElement | undefined
/** Stops repositioning the toast. */
let leave: (() => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Mounts the toaster once, and shows the pending toast. */
export function mountToaster(): void {
  if (bar) return
  bar = document.createElement('div')
  // A popover is shown on top of an open dialog too.
  bar.setAttribute('popover', 'manual')
  // Lets taps through to the content behind.
  bar.className =
    'pointer-events-none fixed inset-x-0 z-50 mx-auto my-0 w-max max-w-[min(92vw,28rem)] items-center gap-3 rounded-box bg-neutral px-4 py-3 text-neutral-content shadow-lg open:flex'
  live = document.createElement('p')
  live.setAttribute('role', 'status')
  live.className = 'sr-only'
  // Messages about an overlay stand outside it, and are heard and pressed nevertheless.
  for (const part of [live, bar]) part.setAttribute('data-toaster', '')
  document.body.append(live, bar)
  hidePopover(bar)
  // Screen readers announce only changes of a live region that already exists.
  setTimeout(() => $toast.subscribe(display), 100)
}

function hide(): void {
  leave?.()
  if (bar) hidePopover(bar)
}

function display(message: Toast | undefined): void {
  if (!bar || !live) return
  clearTimeout(timer)
  hide()
  if (!message) return
  const mark = document.createElement('span')
  mark.className = `${tones[message.tone]} size-2.5 shrink-0 rounded-full`
  bar.replaceChildren(mark, message.text, ...(message.link ? [linkOf(message.link)] : []))
  // The live region announces the text; the toast itself is exposed only if it has a link.
  if (message.link) bar.removeAttribute('aria-hidden')
  else bar.setAttribute('aria-hidden', 'true')
  live.textContent = message.text
  leave = standAtTheEnd(bar)
  showPopover(bar)
  timer = setTimeout(hide, messageMs(message, window.location.pathname))
}

/** The only part of a toast that takes taps. */
function linkOf({ text, href }: NonNullable<Toast['link']>): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  link.className = 'flex min-h-11 shrink-0 items-center font-semibold underline'
  link.style.pointerEvents = 'auto'
  return link
}
