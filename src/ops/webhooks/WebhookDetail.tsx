import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { useEdit } from '../form/use-edit.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { WebhookForm, type WebhookValues } from './WebhookForm.tsx'
import { WebhookLog } from './WebhookLog.tsx'
import { $tested, removeWebhook, renewSecret, testWebhook, type Webhook } from './webhook-store.ts'
import { isDelivered, lastResult, outcomeOf, stateOf, waitingOf, whyOff } from './webhook-texts.ts'

const valuesOf = ({ url, events, is_active }: Webhook): WebhookValues => ({ url, events, is_active })

/** One webhook: its state, its fields, its steps, and its log. */
export function WebhookDetail({ webhook }: { webhook: Webhook }) {
  const edit = useEdit(`webhook ${webhook.id}`, valuesOf(webhook), webhook.updated_at)
  const remove = async () => {
    if (await removeWebhook(webhook)) edit.discard()
  }
  const off = whyOff(webhook)
  return (
    <>
      <div className="grid gap-1">
        <h2 className="text-lg font-bold break-all">{webhook.url}</h2>
        <p className="text-sm text-muted">
          {stateOf(webhook)}. {lastResult(webhook)}. {waitingOf(webhook)} menunggu.
        </p>
        {off && <p className="text-sm text-error">{off}</p>}
      </div>
      <WebhookForm webhook={webhook} edit={edit} />
      <section className="grid gap-2 border-t border-base-300 pt-3">
        <h3 className="font-semibold">Tindakan</h3>
        <div className="flex flex-wrap gap-2">
          <Test webhook={webhook} />
          <Renew webhook={webhook} isChanged={edit.isChanged} />
          <OpsAsk
            label="Hapus"
            title="Hapus webhook ini?"
            text={`${webhook.url} tidak diberi tahu lagi. Yang menunggu tidak dikirim, dan catatan kirimannya ikut dihapus.`}
            confirm="Hapus"
            onConfirm={remove}
          />
        </div>
        <Tested id={webhook.id} />
      </section>
      <WebhookLog webhook={webhook} />
    </>
  )
}

/** A new secret is a new version of the webhook, under what is being typed: that is saved first. */
function Renew({ webhook, isChanged }: { webhook: Webhook; isChanged: boolean }) {
  return (
    <OpsAsk
      label="Ganti rahasia"
      title="Ganti rahasia webhook ini?"
      text={
        isChanged
          ? 'Simpan atau buang dulu perubahan Anda pada webhook ini.'
          : 'Rahasia baru hanya ditampilkan sekali. Rahasia lama masih berlaku 24 jam: selama itu kiriman ditandatangani dengan keduanya.'
      }
      confirm={isChanged ? undefined : 'Ganti'}
      onConfirm={() => renewSecret(webhook)}
    />
  )
}

function Test({ webhook }: { webhook: Webhook }) {
  const [isBusy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    await testWebhook(webhook)
    setBusy(false)
  }
  return (
    <Button look="plain" isBusy={isBusy} onClick={() => void test()}>
      Uji
    </Button>
  )
}

function Tested({ id }: { id: number }) {
  const tested = useStore($tested)
  const shown = tested?.webhook_id === id ? tested : undefined
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm empty:hidden">
      {shown && (
        <p className={isDelivered(shown) ? '' : 'text-error'}>
          Hasil uji alamat yang tersimpan: {outcomeOf(shown)}.
        </p>
      )}
      {shown?.response_excerpt && (
        <pre className="break-all whitespace-pre-wrap">{shown.response_excerpt}</pre>
      )}
    </div>
  )
}
