import { webhookTopics, type WebhookTopic } from '#lib/webhook/topics.ts'

import { setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { EditForm } from '../form/EditForm.tsx'
import { TitledForm } from '../form/TitledForm.tsx'
import { FieldGroup, WholeRow } from '../form/FieldGroup.tsx'
import { CheckField, TextField } from '../form/Fields.tsx'
import { type Edit, useEdit } from '../form/use-edit.ts'
import { $secret, type Webhook, webhooks } from './webhook-store.ts'
import { topicLabels } from './webhook-texts.ts'

export type WebhookValues = { url: string; events: WebhookTopic[]; is_active: boolean }
const emptyWebhook: WebhookValues = { url: 'https://', events: [], is_active: true }

/** A webhook that is added; its secret is shown once. */
export function NewWebhook() {
  const edit = useEdit('webhook new', emptyWebhook)
  const save = async () => {
    const made = await edit.save('PUT /ops/webhook', edit.value)
    if (!made) return
    if (made.secret) $secret.set({ id: made.id, secret: made.secret, earlierUntil: undefined })
    $notice.set({ text: `${made.url}: ditambahkan`, isError: false })
    setQuery({ open: String(made.id) })
    await webhooks.refresh()
  }
  return (
    <TitledForm title="Webhook baru" edit={edit} save="Tambah webhook" onSave={() => void save()}>
      <Fields {...edit} />
    </TitledForm>
  )
}

type FormProps = { webhook: Webhook; edit: Edit<WebhookValues> }

/** The form of a webhook that is there; its secret stays. */
export function WebhookForm({ webhook: { id, url }, edit }: FormProps) {
  const save = async () => {
    const saved = await edit.save('PUT /ops/webhook', { ...edit.value, id, updated_at: edit.version })
    if (!saved) return
    $notice.set({ text: `${saved.url}: disimpan`, isError: false })
    await webhooks.refresh()
  }
  return (
    <EditForm
      label={`Webhook ${url}`}
      edit={edit}
      onSave={() => void save()}
      onReload={() => void webhooks.refresh()}
    >
      <Fields {...edit} />
    </EditForm>
  )
}

function Fields({ value, problems, set }: Pick<Edit<WebhookValues>, 'value' | 'problems' | 'set'>) {
  const choose = (topic: WebhookTopic, isOn: boolean) =>
    set({ events: webhookTopics.filter(one => (one === topic ? isOn : value.events.includes(one))) })
  return (
    <>
      <TextField
        label="Alamat"
        type="url"
        hint="Diawali https:// dan dapat dicapai dari internet"
        value={value.url}
        maxLength={2_000}
        problem={problems['url']}
        onChange={url => set({ url })}
      />
      <FieldGroup
        title="Peristiwa"
        note={
          problems['events'] ? (
            <span className="text-error">{problems['events']}</span>
          ) : (
            'Alamat ini diberi tahu setiap kali ada perubahan pada yang dipilih.'
          )
        }
      >
        {webhookTopics.map(topic => (
          <CheckField
            key={topic}
            label={topicLabels[topic]}
            isChecked={value.events.includes(topic)}
            onChange={isOn => choose(topic, isOn)}
          />
        ))}
      </FieldGroup>
      <FieldGroup title="Keadaan" note="Yang menunggu di webhook yang dinonaktifkan langsung berakhir gagal.">
        <WholeRow>
          <CheckField
            label="Aktif: peristiwa dikirim ke alamat ini"
            isChecked={value.is_active}
            onChange={isOn => set({ is_active: isOn })}
          />
        </WholeRow>
      </FieldGroup>
    </>
  )
}
