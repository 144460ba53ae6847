import { islandLost } from '#islands/directives/island-lost.ts'

const load = () => import('./contact-form-use.ts')
/** Reports the failure to the shell, which shows it. */
const sayLost = (error: unknown) => window.dispatchEvent(new CustomEvent(islandLost, { detail: error }))

/** The form of /contact. Validation and draft load when a field first gets the focus. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  if (!form) return
  // Our messages instead of the browser's, which are in the browser's language.
  form.noValidate = true
  form.addEventListener('focusin', () => void load().catch(() => undefined), { once: true })
  form.addEventListener('submit', event => {
    event.preventDefault()
    load().then(use => use.sendContact(form), sayLost)
  })
  form.addEventListener(
    'reset',
    () =>
      void load()
        .then(use => use.clearContact(form))
        .catch(() => undefined)
  )
}
