/** What is typed goes along to the sellers' site as `email`; Enter does what the button does. */
export function startSellerSignup(): void {
  const box = document.querySelector('[data-seller-signup]')
  const field = box?.querySelector('input')
  const link = box?.querySelector('a')
  if (!field || !link) return
  const site = link.href
  const follow = () => {
    const address = new URL(site)
    const email = field.value.trim()
    if (email) address.searchParams.set('email', email)
    link.href = address.href
  }
  field.addEventListener('input', follow)
  // A browser may have filled it in before this ran.
  follow()
  field.addEventListener('keydown', event => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    link.click()
  })
}
