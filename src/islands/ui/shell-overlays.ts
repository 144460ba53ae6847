import { closeOnBack } from './back-closes.ts'
import { hidePopover, isPopoverOpen } from './popover.ts'

/** Release functions of open overlays that work without scripts: the drawer, a dialog or a popover, and popovers. */
const releases = new WeakMap<Element, () => void>()

const isOpen = (overlay: HTMLElement) => overlay.hasAttribute('open') || isPopoverOpen(overlay)

/** Closes the drawer or a sheet, whichever way it was opened. */
function closeOverlay(overlay: HTMLElement): void {
  if (isPopoverOpen(overlay)) hidePopover(overlay)
  else if (overlay instanceof HTMLDialogElement) overlay.close()
}

/** The focus that closing left in the overlay or nowhere, as Safari does, returns to the button that opens it. */
function returnFocus(overlay: HTMLElement): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body && !overlay.contains(activeElement)) return
  const openers = document.querySelectorAll<HTMLElement>(`[popovertarget="${overlay.id}"]`)
  ;[...openers].find(one => !overlay.contains(one))?.focus({ preventScroll: true })
}

/** Handles the toggle of a shell overlay: while it is open, 'Kembali', Escape and a tap outside close it. */
export function onOverlayToggle(overlay: HTMLElement): void {
  if (!isOpen(overlay)) {
    if (releases.has(overlay)) returnFocus(overlay)
    releases.get(overlay)?.()
    return void releases.delete(overlay)
  }
  if (releases.has(overlay)) return
  const stop = new AbortController()
  const close = () => closeOverlay(overlay)
  const release = closeOnBack(close)
  releases.set(overlay, () => {
    stop.abort()
    release()
  })
  overlay.addEventListener('keydown', event => event.key === 'Escape' && close(), stop)
  // Safari does not support closedby: a click on the backdrop is dispatched on the dialog, outside of its box.
  overlay.addEventListener('click', event => isBeside(overlay, event) && close(), stop)
}

function isBeside(overlay: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== overlay || !(overlay instanceof HTMLDialogElement)) return false
  const box = overlay.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
