import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { tabLabels } from '#lib/notification/texts.ts'

import { $notice, request } from './console-store.ts'
import { OpsField } from './OpsField.tsx'
import { OpsQuestion, type Question } from './OpsQuestion.tsx'
import { useDraft } from './use-draft.ts'

const types = ['promotion', 'transaction', 'negotiation'] as const
type Kind = (typeof types)[number]
const nothing = { type: 'promotion' as Kind, user: '', title: '', body: '', value: '' }

/** Tells one buyer; or everybody, after a question that shows what all of them will read (ops-401). */
export function OpsNotification() {
  const { value: form, set: type, drop, keyOf } = useDraft('notification', nothing)
  const [isBusy, setBusy] = useState(false)
  const [question, setQuestion] = useState<Question>()
  const set = (name: keyof typeof form) => (value: string) => type({ [name]: value })
  const send = async () => {
    const { user, ...words } = form
    const input = { ...words, ...(user.trim() && { user: user.trim() }) }
    // A retry after a lost answer sends the same key and tells nobody twice; other words are another message.
    const sent = await request('POST /ops/notification', input, { key: keyOf(input) })
    if (!sent) return
    // The next one is often of the same kind.
    drop({ ...form, type: undefined })
    $notice.set({ text: `Notifikasi dikirim ke ${sent.count} orang`, isError: false })
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!form.user.trim()) return setQuestion(questionOf(form, send))
    setBusy(true)
    await send()
    setBusy(false)
  }
  return (
    <>
      <form
        className="card grid gap-3 border border-base-300 bg-base-100 p-4"
        onSubmit={event => void submit(event)}
      >
        <h2 className="font-bold">Kirim notifikasi</h2>
        <label className="grid gap-1 text-sm">
          Jenis
          <select
            className="select-bordered select h-11 w-full"
            value={form.type}
            onChange={event => type({ type: event.target.value as Kind })}
          >
            {types.map(name => (
              <option key={name} value={name}>
                {tabLabels[name]}
              </option>
            ))}
          </select>
        </label>
        <OpsField
          label="Pembeli: id, email, atau telepon (kosong: semua)"
          value={form.user}
          onChange={set('user')}
        />
        <OpsField label="Judul" value={form.title} onChange={set('title')} />
        <OpsField label="Isi" value={form.body} onChange={set('body')} />
        <OpsField
          label={
            form.type === 'promotion'
              ? 'Tujuan di situs ini (boleh kosong)'
              : 'Pesanan: id atau kode (boleh kosong)'
          }
          value={form.value}
          onChange={set('value')}
        />
        <Button type="submit" look="primary" className="w-fit" isBusy={isBusy}>
          {form.user.trim() ? 'Kirim' : 'Kirim ke semua'}
        </Button>
      </form>
      {question && <OpsQuestion {...question} onClose={() => setQuestion(undefined)} />}
    </>
  )
}

/** What all buyers will read, and where; without words it says what is missing. */
function questionOf({ type, title, body }: typeof nothing, onConfirm: () => Promise<void>): Question {
  const [head, words] = [title.trim(), body.trim()]
  const isWhole = head !== '' && words !== ''
  return {
    title: 'Kirim ke semua pembeli',
    text: isWhole
      ? `Notifikasi ini dikirim ke semua pembeli yang menerima promosi. Mereka membacanya di tab ${tabLabels[type]}, dengan judul '${head}' dan isi '${words}'. Yang sudah dikirim tidak dapat ditarik kembali.`
      : 'Isi judul dan isi notifikasi dulu.',
    confirm: isWhole ? 'Ya, kirim ke semua' : undefined,
    isSafe: true,
    onConfirm
  }
}
