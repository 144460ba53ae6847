import type { KeyboardEvent } from 'react'

const reached =
  'input:enabled:not([type=file], [tabindex="-1"]), textarea:enabled, select:enabled, [type=submit]'

/**
 * For the `onKeyDown` of a form's fields: Enter in a line of text goes to the next field and from the last one to the button, Ctrl+Enter
 * sends the form from anywhere (ops-112).
 */
export function enterMoves(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
  const form = target instanceof Element ? target.closest('form') : null
  if (!form) return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    // A click, as a busy button ignores it.
    form.querySelector<HTMLElement>('[type=submit]')?.click()
  } else if (target instanceof HTMLInputElement && target.type !== 'checkbox') {
    event.preventDefault()
    const fields = [...form.querySelectorAll<HTMLElement>(reached)]
    fields[fields.indexOf(target) + 1]?.focus()
  }
}
