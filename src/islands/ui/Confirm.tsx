import { Button } from '#components/ui/Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  /** Says what is lost. */
  text: string
  confirm: string
  cancel?: string
  isBusy?: boolean
  /** Most questions are about a loss; some only offer something. */
  tone?: 'loss' | 'offer'
  onConfirm: () => void
  onClose: () => void
}

/** Asks once: before something is lost, or before a form that was not asked for. */
export function Confirm({
  title,
  text,
  confirm,
  cancel = 'Batal',
  isBusy = false,
  tone = 'loss',
  onConfirm,
  onClose
}: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="mt-5 flex justify-end gap-2">
        {/* The answer that changes nothing is the one that Enter gives. */}
        <Button look="ghost" data-autofocus onClick={onClose}>
          {cancel}
        </Button>
        <Button look={tone === 'loss' ? 'danger' : 'primary'} disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
