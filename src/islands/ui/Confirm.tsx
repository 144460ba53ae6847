import { Button } from '#components/ui/Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  /** What will be lost. */
  text: string
  confirm: string
  cancel?: string
  isBusy?: boolean
  /** Most confirmations warn of a loss; some offer something. */
  tone?: 'loss' | 'offer'
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before a loss, or before opening a form that the user did not request. */
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
        {/* Enter triggers the option that changes nothing. */}
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
