import type { ReactNode, SyntheticEvent } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'

import type { Edit } from './use-edit.ts'

export type EditFormProps<T> = {
  label: string
  edit: Edit<T>
  /** Absent for who may only read: the fields are disabled then. */
  onSave?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
  /** More steps, beside 'Simpan'. */
  actions?: ReactNode
  save?: string
  /** Requests the object again; with it a rejected older version offers to go on. */
  onReload?: () => void
  /** Longer than a screen: its buttons stay in view. */
  isLong?: boolean
}

/**
 * A form of the console: its fields, what the server said of the last try, and 'Simpan'. If somebody else saved meanwhile, the newest
 * is shown below what was typed, and one decides between both (ops-107).
 */
export function EditForm<T>(props: EditFormProps<T>) {
  const { label, edit, onSave, children, actions, save = 'Simpan', onReload, isLong = false } = props
  const send = (event: SyntheticEvent) => {
    // The backdrop of a question within it is a form too, whose submit closes the question.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onSave?.()
  }
  const { error, isBusy, isChanged, isStale } = edit
  const isOlder = error?.status === 412
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={label} noValidate onSubmit={send}>
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4" disabled={!onSave}>
        {children}
      </fieldset>
      {isStale && isChanged && onSave && (
        <div role="status" className="alert flex-wrap items-center border-warning bg-base-100 text-sm">
          <p className="min-w-0 grow">
            Data ini diubah orang lain setelah Anda mulai mengisi. Isian Anda masih ada, yang lain sudah yang
            terbaru.
          </p>
          <Button look="plain" onClick={edit.keepMine}>
            Lanjut dengan isian saya
          </Button>
        </div>
      )}
      {/* Its newest is there: what remains is the choice above. */}
      <ErrorText error={isOlder && isStale ? undefined : error} />
      <div
        className={`flex flex-wrap gap-2 ${isLong ? 'sticky bottom-0 z-10 border-t border-base-300 bg-base-100 py-3' : ''}`}
      >
        {onSave && (
          <Button type="submit" look="primary" isBusy={isBusy}>
            {save}
          </Button>
        )}
        {isOlder && !isStale && onReload && (
          <Button look="plain" onClick={onReload}>
            Muat yang terbaru
          </Button>
        )}
        {isChanged && onSave && (
          <Button look="ghost" disabled={isBusy} onClick={edit.discard}>
            Buang perubahan
          </Button>
        )}
        {actions}
      </div>
    </form>
  )
}
