/**
 * Adds ARIA state to the account menu, which opens by style sheet on hover and focus; Escape closes it until it is left
 * or its button is pressed. A menu that appears under a resting pointer after sign-in stays closed until the pointer
 * moves, and the focus that sign-in gives its button (identity-169) does not open it.
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
  // After the focus has moved.
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
