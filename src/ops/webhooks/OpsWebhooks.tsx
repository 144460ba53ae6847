import { EditorTable } from '../table/EditorTable.tsx'
import { newWord } from '../table/new-word.ts'
import { RowEditor } from '../logistics/RowEditor.tsx'
import { sortRows } from '../table/sort-rows.ts'
import { saveTable } from '../table/table-csv.ts'
import { webhookColumns, webhookFileColumns } from './webhook-columns.tsx'
import { WebhookDetail } from './WebhookDetail.tsx'
import { NewWebhook } from './WebhookForm.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'
import { logWords, webhooks } from './webhook-store.ts'

/** Webhooks as a table, and the open one with its log beside it (ops-156). */
export function OpsWebhooks() {
  return (
    <EditorTable
      name="webhooks"
      label="Webhook"
      columns={webhookColumns}
      of={webhooks}
      empty="Belum ada webhook."
      isWhole
      onFile={query =>
        saveTable('webhook', 'GET /ops/webhook', {}, webhookFileColumns, rows =>
          sortRows(rows, webhookColumns, query)
        )
      }
      add="Webhook baru"
      panel="Rincian webhook"
      ofOpen={logWords}
    >
      {open =>
        open === newWord ? (
          <NewWebhook />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {/* Above the row, which a failed request may not have: the secret is shown only once. */}
            <WebhookSecret id={Number(open)} />
            <RowEditor of={webhooks} open={open}>
              {row => <WebhookDetail webhook={row} />}
            </RowEditor>
          </div>
        )
      }
    </EditorTable>
  )
}
