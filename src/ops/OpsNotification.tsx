import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { tabLabels } from '#lib/notification/texts.ts'

import { $notice, request } from './console-store.ts'
import { OpsField } from './OpsField.tsx'

const types = ['promotion', 'transaction', 'negotiation'] as const
const nothing = { user: '', title: '', body: '', value: '' }

/** Tells one buyer, or everybody. */
export function OpsNotification() {
  const [type, setType] = useState<(typeof types)[number]>('promotion')
  const [form, setForm] = useState(nothing)
  const [isBusy, setBusy] = useState(false)
  // A retry after a lost answer sends the same key and tells nobody twice; other words are another message.
  const [key, setKey] = useState(newKey)
  const set = (name: keyof typeof form) => (value: string) => {
    setForm({ ...form, [name]: value })
    setKey(newKey())
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { user, ...words } = form
    const sent = await request(
      'POST /ops/notification',
      { type, ...words, ...(user.trim() && { user: user.trim() }) },
      { key }
    )
    setBusy(false)
    if (!sent) return
    setForm(nothing)
    setKey(newKey())
    $notice.set({ text: `Notifikasi dikirim ke ${sent.count} orang`, isError: false })
  }
  return (
    <form
      className="card grid gap-3 border border-base-300 bg-base-100 p-4"
      onSubmit={event => void submit(event)}
    >
      <h2 className="font-bold">Kirim notifikasi</h2>
      <label className="grid gap-1 text-sm">
        Jenis
        <select
          className="select-bordered select h-11 w-full"
          value={type}
          onChange={event => {
            setType(event.target.value as typeof type)
            setKey(newKey())
          }}
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
          type === 'promotion' ? 'Tujuan di situs ini (boleh kosong)' : 'Pesanan: id atau kode (boleh kosong)'
        }
        value={form.value}
        onChange={set('value')}
      />
      <Button type="submit" look="primary" className="w-fit" isBusy={isBusy}>
        {form.user.trim() ? 'Kirim' : 'Kirim ke semua'}
      </Button>
    </form>
  )
}
