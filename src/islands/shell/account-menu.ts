/**
 * The account menu opens by style sheet, at hover and focus. This says so to screen readers, and lets Escape close it
 * until it is left or its button is pressed. A menu that appears below a pointer at rest, by signing in, waits until that
 * moves: nobody meant to open it.
 */
export function startAccountMenu(): void {
  const menu = document.querySelector<HTMLElement>('[data-account-menu]')
  const button = menu?.querySelector('button')
  if (!menu || !button) return
  const set = (isOpen: boolean, isClosed = false) => {
    menu.classList.toggle('dropdown-close', isClosed)
    button.setAttribute('aria-expanded', String(isOpen))
  }
  const isUsed = () => menu.matches(':hover, :focus-within')
  const update = () => isUsed() || set(false)
  set(isUsed())
  button.addEventListener('click', () => set(true))
  for (const sign of ['pointerenter', 'focusin']) {
    menu.addEventListener(sign, () => menu.classList.contains('dropdown-close') || set(true))
  }
  // Once the focus has arrived at its next place.
  for (const sign of ['pointerleave', 'focusout']) menu.addEventListener(sign, () => setTimeout(update))
  new MutationObserver(() => {
    if (menu.hidden) return
    set(false, true)
    document.addEventListener('pointermove', () => set(isUsed()), { once: true })
  }).observe(menu, { attributeFilter: ['hidden'] })
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || button.ariaExpanded !== 'true') return
    if (menu.contains(document.activeElement)) button.focus()
    set(false, true)
  })
}
