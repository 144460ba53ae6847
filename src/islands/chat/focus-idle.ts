/** Focuses an element unless somebody uses another one: only the page or a heading has the focus. */
export function focusIfIdle(element: HTMLElement | null): void {
  const { activeElement: at } = document
  if (at === null || at === document.body || at.matches('h1, h2')) element?.focus()
}
