import { persistentText } from '#lib/core/browser/persistent.ts'

const typed = 'input, select, textarea, [contenteditable]'

/** 'off' where letters and signs are no commands by themselves; this browser remembers it (ops-193). */
export const $letterKeys = persistentText('consoleKeys')

/** Whether a key belongs to a field, or to a dialog that is open: it is no command of the console then. */
export function isTyping({ target }: Pick<Event, 'target'>): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.matches(typed) && !target.matches('[type=checkbox]')
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** Whether a key without Ctrl or Alt may be a command: it is not typed, and no letter or sign where these were turned off. */
export function isCommand(event: Pressed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return false
  return event.key.length > 1 || $letterKeys.get() !== 'off'
}
