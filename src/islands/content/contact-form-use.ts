import { type ContactForm, contactDraft, contactProblems } from '#lib/content/contact.ts'

const fields = ['name', 'email', 'phone', 'message'] as const

/** Opens the form's message as a draft in the mail program; shows missing values at their fields. */
export function sendContact(form: HTMLFormElement): void {
  const values = read(form)
  const problems = contactProblems(values)
  show(form, problems)
  const wrong = fields.find(name => problems[name])
  note(form)?.replaceChildren()
  if (wrong) return field(form, wrong)?.focus()
  const draft = contactDraft(form.dataset['contact'] ?? '', values)
  tellDraft(note(form), draft)
  window.location.href = draft
}

/** Clears the messages of values that were reset. */
export function clearContact(form: HTMLFormElement): void {
  show(form, {})
  note(form)?.replaceChildren()
}

const note = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-draft]')

const field = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)

const read = (form: HTMLFormElement): ContactForm => {
  const [name = '', email = '', phone = '', message = ''] = fields.map(one => field(form, one)?.value ?? '')
  return { name, email, phone, message }
}

function show(form: HTMLFormElement, problems: ReturnType<typeof contactProblems>): void {
  for (const name of fields) {
    const input = field(form, name)
    const error = form.querySelector(`[data-error=${name}]`)
    input?.classList.toggle('input-error', Boolean(problems[name]))
    input?.setAttribute('aria-invalid', String(Boolean(problems[name])))
    if (error) error.textContent = problems[name] ?? ''
  }
}

/** Whether a mail program opened is unknown, so a link opens the draft again. */
function tellDraft(place: HTMLElement | null, draft: string): void {
  const link = document.createElement('a')
  link.href = draft
  link.className = 'link text-primary font-medium'
  link.textContent = 'Buka draf sekali lagi'
  place?.replaceChildren('Draf email dibuka di aplikasi email Anda. Belum muncul? ', link)
}
