/** Maximum characters of the contact form's fields. */
export const contactLimits = { name: 100, email: 200, phone: 20, message: 1_000 } as const

export type ContactForm = { name: string; email: string; phone: string; message: string }

/** Missing or invalid fields with their messages; empty where the draft can be written. */
export function contactProblems(form: ContactForm): Partial<Record<keyof ContactForm, string>> {
  const email = form.email.trim()
  const phone = form.phone.replaceAll(/[\s()-]/g, '')
  return {
    ...(form.name === '' && { name: 'Nama harus diisi' }),
    ...(email === ''
      ? { email: 'Email harus diisi' }
      : !/^[^\s@]{1,100}@[^\s@]{1,100}$/.test(email) && { email: 'Format email tidak valid' }),
    ...(phone === ''
      ? { phone: 'Nomor HP harus diisi' }
      : !/^\+?\d{8,15}$/.test(phone) && { phone: 'Format nomor HP tidak valid' })
  }
}

/** A mailto address for a request to open a shop; `email` is the typed value and may be empty. */
export function sellerDraft(to: string, email: string): string {
  const fields = ['Nama toko:', 'Kota:', 'Barang yang dijual:', 'Nomor HP:', `Email: ${email.trim()}`]
  const subject = encodeURIComponent('Pendaftaran penjual')
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(fields.join('\r\n'))}`
}

/**
 * A mailto address for a message to the company; a blank name becomes 'Tanpa Nama' in the subject.
 *
 * contactDraft('halo@baba.example', { name: 'Rina', … })
 * // => 'mailto:halo@baba.example?subject=Pesan%20dari%20Rina&body=…'
 */
export function contactDraft(to: string, { name, email, phone, message }: ContactForm): string {
  const who = name.trim() || 'Tanpa Nama'
  const subject = `Pesan dari ${who}`
  const lines = [message.trim(), '', `Nama: ${who}`, `Email: ${email.trim()}`, `Telepon: ${phone.trim()}`]
  // Mail programs want CRLF between lines (RFC 6068).
  const body = lines.join('\r\n').trimStart()
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
