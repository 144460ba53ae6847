/**
 * Native popovers where supported; elsewhere (before Chrome 114, Safari 17, Firefox 125) an element shown by its
 * `open`, below an open dialog, because there is no top layer. Our style sheets match `[open]` as well as
 * `:popover-open`; public/older-browsers.css hides the others.
 */
const isKnown = (element: HTMLElement) => 'showPopover' in element

/** Shows a popover. Without a top layer it moves into the topmost dialog, which would cover it. */
export function showPopover(element: HTMLElement): void {
  // oxlint-disable-next-line browsers/no-newer-apis -- feature-checked on the same line
  if (isKnown(element)) return element.showPopover()
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  ;(dialogs.at(-1) ?? document.body).append(element)
  element.setAttribute('open', '')
}

export function hidePopover(element: HTMLElement): void {
  // oxlint-disable-next-line browsers/no-newer-apis -- feature-checked on the same line
  if (isKnown(element)) return element.hidePopover()
  element.removeAttribute('open')
  element.dispatchEvent(new Event('toggle'))
}

/** Whether an element is open as a popover; an open dialog is not. */
export const isPopoverOpen = (element: HTMLElement): boolean =>
  isKnown(element)
    ? // oxlint-disable-next-line browsers/no-newer-apis -- feature-checked on the line above
      element.matches(':popover-open')
    : !(element instanceof HTMLDialogElement) && element.hasAttribute('open')
