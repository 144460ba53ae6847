import { paths } from '#lib/core/paths.ts'

/** The terms accepted by creating an account. Their pages open in a new tab, so that the form keeps its values. */
export function TermsLine() {
  const link = (href: string, text: string) => (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
  return (
    <p className="text-sm text-muted">
      Dengan mendaftar Anda menyetujui {link(paths.terms, 'Syarat & Ketentuan')} dan{' '}
      {link(paths.privacy, 'Kebijakan Privasi')}.
    </p>
  )
}
