import { Download } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { serverNow } from '#lib/core/api/server-time.ts'
import { jakartaDay } from '#lib/format/dates.ts'
import { recentMonths } from '#lib/money/recent-months.ts'
import { balanceTexts } from '#lib/money/texts.ts'
import { exportMonth } from '#lib/money/store/export-month.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** Downloads a month's movements as a file for spreadsheets. */
export function ExportButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="ghost" className="px-2 text-primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Download className="size-4" aria-hidden="true" /> {balanceTexts.export}
      </Button>
      {isOpen && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ExportDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [months] = useState(() => recentMonths(jakartaDay(serverNow())))
  const [month, setMonth] = useState(months[0]?.month ?? '')
  const { isBusy, error, submit: send } = useSubmission()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await send(() => exportMonth(month))) onClose()
  }
  return (
    <Dialog title="Unduh Riwayat" onClose={onClose}>
      <form className="grid gap-4" onSubmit={event => void submit(event)}>
        <p>Semua transaksi dalam satu bulan, untuk Excel dan aplikasi tabel lain.</p>
        <div className="grid gap-1">
          <label htmlFor={id} className="font-medium">
            Bulan
          </label>
          <select
            id={id}
            className="select h-12 w-full"
            value={month}
            onChange={event => setMonth(event.target.value)}
          >
            {months.map(one => (
              <option key={one.month} value={one.month}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
        <ErrorText error={error} />
        <SubmitButton isBusy={isBusy}>{balanceTexts.export}</SubmitButton>
      </form>
    </Dialog>
  )
}
