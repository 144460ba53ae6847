import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { banners, type OpsBanner } from '../console-lists.ts'
import { $notice, request } from '../console-store.ts'
import { OpsQuestion } from '../OpsQuestion.tsx'
import { BannerForm } from './BannerForm.tsx'
import { blankBanner, useBanner } from './use-banner.ts'

/** What somebody may have changed under what is typed. Another place is no change of it, so that a move leaves the form as it is. */
const versionOf = ({ title, url, photo, photo_narrow: narrow, is_active: isActive }: OpsBanner) =>
  JSON.stringify([title, url, photo, narrow, isActive])

/** The form of a banner that is there: what somebody else changed meanwhile is never overwritten without a choice (ops-241). */
export function KnownBanner({ banner }: { banner: OpsBanner }) {
  const { id, title, url, sort, is_active, updated_at } = banner
  const shown = useBanner(`banner ${id}`, { ...blankBanner, title, url, is_active }, versionOf(banner))
  const [isAsking, setAsking] = useState(false)
  /** The version that the last save was made from. */
  const [tried, setTried] = useState<string>()
  const { edit } = shown
  const save = () => {
    // Over a newer one nothing is sent before the choice that stands above the button.
    if (edit.isStale && edit.isChanged) return edit.reject({})
    setTried(updated_at)
    void shown.save({ id, sort, updated_at })
  }
  // Where only its place was another, the newest leaves nothing to decide: what was said of the older one is over.
  const isOver = edit.error?.status === 412 && tried !== updated_at
  const remove = async () => {
    const gone = await request('DELETE /ops/banner/{id}', { id, updated_at })
    if (gone) {
      edit.discard()
      $notice.set({ text: `${title}: dihapus`, isError: false })
    }
    // Also after a rejection: somebody else changed or deleted it.
    await banners.refresh()
  }
  return (
    <>
      <BannerForm
        label={title}
        shown={isOver ? { ...shown, edit: { ...edit, error: undefined, problems: {} } } : shown}
        banner={banner}
        onSave={save}
        actions={
          !is_active && (
            <Button look="danger-outline" disabled={edit.isBusy} onClick={() => setAsking(true)}>
              Hapus
            </Button>
          )
        }
      />
      {/* Beside the form: a dialog has one of its own. */}
      {isAsking && (
        <OpsQuestion
          title={`Hapus banner ${title}?`}
          text={`Banner ini dan fotonya hilang dari daftar, dan ini tidak dapat dibatalkan.${edit.isChanged ? ' Isian yang belum disimpan ikut hilang.' : ''}`}
          confirm="Hapus"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
