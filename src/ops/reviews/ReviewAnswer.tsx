import { useEffect, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { $notice, request } from '../console-store.ts'
import { useEdit } from '../form/use-edit.ts'
import { useMay } from '../may-call.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { type OpsReview, reviews, showReview } from './review-store.ts'

/** The seller's answer: written, changed, or removed after a question (ops-256, ops-257). */
export function ReviewAnswer({ review }: { review: OpsReview }) {
  const { id, reply, updated_at } = review
  const mayReply = useMay('POST /ops/review/{id}/reply')
  const edit = useEdit(`review ${id}`, { reply: reply ?? '' }, updated_at)
  const [isChanging, setChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const wasSaved = useRef(false)
  // What was typed before a reload is shown again.
  const isOpen = mayReply && (reply === null || isChanging || edit.isChanged)
  useEffect(() => {
    if (isOpen || !wasSaved.current) return
    wasSaved.current = false
    change.current?.focus()
  }, [isOpen])
  const saved = (now: { reply: string | null; updated_at: string }, text: string) => {
    setChanging(false)
    wasSaved.current = true
    showReview(id, { ...now, replied_at: now.reply === null ? null : now.updated_at })
    $notice.set({ text, isError: false })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {reply !== null && (
        <div className="rounded-field bg-base-200 p-3 text-sm">
          <p className="mb-1 text-muted">
            Balasan penjual
            {review.replied_at !== null && <>, {noBreak(dateTime(review.replied_at))}</>}
          </p>
          <p className="wrap-anywhere whitespace-pre-line" dir="auto">
            {reply}
          </p>
        </div>
      )}
      {isOpen && (
        <ReplyForm
          review={review}
          edit={edit}
          onSaved={now => saved(now, 'Balasan ulasan disimpan')}
          onCancel={reply === null ? undefined : () => setChanging(false)}
        />
      )}
      {mayReply && reply !== null && !isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button ref={change} look="plain" onClick={() => setChanging(true)}>
            Ubah balasan
          </Button>
          <OpsAsk
            label="Hapus balasan"
            title="Hapus balasan?"
            text={`Balasan untuk ${review.user.name} hilang dari halaman produk dan toko. Ulasannya tetap ada dan kembali ke daftar yang belum dijawab.`}
            confirm="Hapus balasan"
            onConfirm={async () => {
              const gone = await request('DELETE /ops/review/{id}/reply', { id, updated_at })
              if (gone) saved(gone, 'Balasan ulasan dihapus')
              else await reviews.refresh()
            }}
          />
        </div>
      )}
    </div>
  )
}
