import { islandLost } from '#islands/directives/island-lost.ts'

const load = () => import('./contact-form-use.ts')
/** The shell says it. */
const sayLost = (error: unknown) => window.dispatchEvent(new CustomEvent(islandLost, { detail: error }))

/** The form of /contact. What judges it and opens the draft comes with the first field that somebody goes to. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  if (!form) return
  // Our words and not the browser's, which speaks its own language.
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
