import { type ContactForm, contactDraft, contactProblems } from '#lib/content/contact.ts'

const fields = ['name', 'email', 'phone', 'message'] as const

/** Sends the form as a draft of the person's own mail program; what is missing is said at its field. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  const note = form?.querySelector<HTMLElement>('[data-draft]')
  if (!form || !note) return
  // Our words and not the browser's, which speaks its own language.
  form.noValidate = true
  form.addEventListener('submit', event => {
    event.preventDefault()
    const values = read(form)
    const problems = contactProblems(values)
    show(form, problems)
    const wrong = fields.find(name => problems[name])
    note.replaceChildren()
    if (wrong) return field(form, wrong)?.focus()
    const draft = contactDraft(form.dataset['contact'] ?? '', values)
    tellDraft(note, draft)
    window.location.href = draft
  })
  form.addEventListener('reset', () => {
    show(form, {})
    note.replaceChildren()
  })
}

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

/** Nobody is told whether a mail program opened: the draft can be opened again. */
function tellDraft(note: HTMLElement, draft: string): void {
  const link = document.createElement('a')
  link.href = draft
  link.className = 'link text-primary font-medium'
  link.textContent = 'Buka draf sekali lagi'
  note.replaceChildren('Draf email dibuka di aplikasi email Anda. Belum muncul? ', link)
}
