import type { KeyboardEvent } from 'react'

/**
 * Whether a key sends what is written: Enter does; Shift+Enter makes a new line, an input method's Enter confirms its
 * word, and a key that is held down sends once (chat-42).
 */
export function pressSends(event: KeyboardEvent): boolean {
  // 229 is how older browsers report a key of an input method.
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
  if (event.key !== 'Enter' || event.shiftKey || isComposing) return false
  event.preventDefault()
  return !event.repeat
}
