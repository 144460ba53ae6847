/**
 * The account menu opens by style sheet, at hover and focus. This says so to screen readers, and lets Escape close it
 * until it is left or its button is pressed. A menu that appears below a pointer at rest, by signing in, waits until that
 * moves, and the focus that signing in gives its button (identity-169) opens nothing: nobody meant to.
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
  const open = () => set(true)
  const wake = () => {
    if (menu.matches(':hover')) open()
    else if (isUsed()) menu.addEventListener('pointerenter', open, { once: true })
    else set(false)
  }
  set(isUsed())
  button.addEventListener('click', open)
  for (const sign of ['pointerenter', 'focusin']) {
    menu.addEventListener(sign, () => menu.classList.contains('dropdown-close') || open())
  }
  // Once the focus has arrived at its next place.
  for (const sign of ['pointerleave', 'focusout']) menu.addEventListener(sign, () => setTimeout(update))
  new MutationObserver(() => {
    if (menu.hidden) return
    set(false, true)
    document.addEventListener('pointermove', wake, { once: true })
  }).observe(menu, { attributeFilter: ['hidden'] })
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || button.ariaExpanded !== 'true') return
    if (menu.contains(document.activeElement)) button.focus()
    set(false, true)
  })
}
