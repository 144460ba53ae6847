import { Button } from '#components/ui/Button.tsx'
import type { Reply } from '#lib/calls.ts'
import { dateTime } from '#lib/format/dates.ts'
import { replyLimit } from '#lib/review/limits.ts'

import { EditForm } from '../form/EditForm.tsx'
import { AreaField } from '../form/Fields.tsx'
import type { Edit } from '../form/use-edit.ts'
import { type OpsReview, reviews, showReview } from './review-store.ts'

type Saved = Reply<'POST /ops/review/{id}/reply'>
type Props = {
  review: OpsReview
  edit: Edit<{ reply: string }>
  onSaved: (saved: Saved) => void
  /** Closes the form of an answer that is there. */
  onCancel: (() => void) | undefined
}

/** The form of an answer. If somebody answered or the buyer changed the words meanwhile, the newest is shown first. */
export function ReplyForm({ review: { id, user, product, date }, edit, onSaved, onCancel }: Props) {
  const { value, version, error, problems } = edit
  const save = async () => {
    const saved = await edit.save('POST /ops/review/{id}/reply', {
      id,
      reply: value.reply,
      updated_at: version
    })
    if (saved) onSaved(saved)
  }
  const reload = () => {
    // Where the filter lists the review no more, only the error tells what is there now.
    const newest = newestOf(error?.details)
    if (newest) showReview(id, newest)
    else void reviews.refresh()
  }
  return (
    <EditForm
      // One buyer may have reviewed several products, and one product several times.
      label={`Balasan untuk ${user.name} tentang ${product.name}, ${dateTime(date)}`}
      edit={edit}
      save="Kirim balasan"
      onSave={() => void save()}
      onReload={reload}
      actions={
        onCancel &&
        !edit.isChanged && (
          <Button look="ghost" onClick={onCancel}>
            Batal
          </Button>
        )
      }
    >
      <AreaField
        label="Balasan sebagai penjual"
        rows={3}
        value={value.reply}
        maxLength={replyLimit}
        problem={problems['reply']}
        hint={`${(replyLimit - value.reply.length).toLocaleString('id-ID')} karakter tersisa`}
        onChange={reply => edit.set({ reply })}
      />
    </EditForm>
  )
}

/** What a rejected save says of the review as it is now. */
function newestOf(details: Record<string, unknown> | undefined): Partial<OpsReview> | undefined {
  const { updated_at, review } = details ?? {}
  if (typeof updated_at !== 'string' || typeof review !== 'object' || review === null) return undefined
  return { ...(review as Partial<OpsReview>), updated_at }
}
