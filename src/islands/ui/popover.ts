/**
 * Popovers where a browser has them; elsewhere (before Chrome 114, Safari 17, Firefox 125) an element that is shown by its
 * attributes: below an open dialog, because there is no top layer. Our sheets know `[open]` beside `:popover-open`.
 */
const isKnown = (element: HTMLElement) => 'showPopover' in element

/** Shows it. Without a top layer a message is moved into the uppermost dialog, which would cover it. */
export function showPopover(element: HTMLElement): void {
  // oxlint-disable-next-line browsers/no-newer-apis -- this is the one place that asks first
  if (isKnown(element)) return element.showPopover()
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  ;(dialogs.at(-1) ?? document.body).append(element)
  element.hidden = false
  element.setAttribute('open', '')
}

export function hidePopover(element: HTMLElement): void {
  // oxlint-disable-next-line browsers/no-newer-apis -- this is the one place that asks first
  if (isKnown(element)) return element.hidePopover()
  element.hidden = true
  element.removeAttribute('open')
}

/** Whether it is open as a popover; a dialog that is open as one is not. */
export const isPopoverOpen = (element: HTMLElement): boolean =>
  isKnown(element)
    ? // oxlint-disable-next-line browsers/no-newer-apis -- this is the one place that asks first
      element.matches(':popover-open')
    : !(element instanceof HTMLDialogElement) && element.hasAttribute('open')
