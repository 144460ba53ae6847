const typed = 'input, select, textarea, [contenteditable]'

/** Whether a key belongs to a field, or to a dialog that is open: it is no command of the console then. */
export function isTyping({ target }: Pick<Event, 'target'>): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.matches(typed) && !target.matches('[type=checkbox]')
}
