import { sellerDraft } from '#lib/content/contact.ts'

/**
 * Adds the typed email to the link to the sellers' site, as `email`, or to the mail draft; Enter acts like the button.
 */
export function startSellerSignup(): void {
  const box = document.querySelector<HTMLElement>('[data-seller-signup]')
  const field = box?.querySelector('input')
  const link = box?.querySelector<HTMLAnchorElement>('a.btn')
  if (!box || !field || !link) return
  const { sellerSignup, to = '' } = box.dataset
  const site = link.href
  const siteWith = (email: string) => {
    const address = new URL(site)
    if (email) address.searchParams.set('email', email)
    return address.href
  }
  const follow = () => {
    const email = field.value.trim()
    link.href = sellerSignup === 'mail' ? sellerDraft(to, email) : siteWith(email)
  }
  field.addEventListener('input', follow)
  // The browser may have filled it in before this ran.
  follow()
  field.addEventListener('keydown', event => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    link.click()
  })
}
