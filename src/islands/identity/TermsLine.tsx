import { paths } from '#lib/core/paths.ts'

/** What somebody agrees to by opening an account. The pages open beside the form: what was typed stays. */
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
