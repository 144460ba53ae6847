import { useStore } from '@nanostores/react'
import { Download, FileArchive } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { $export, reloadExport, requestExport } from '#lib/identity/store/export.ts'
import { exportTexts } from '#lib/identity/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** 'Unduh data saya': requests an export, shows its status, and offers the file for a day. */
export function ExportPanel() {
  const { status, value } = useStore($export)
  const { isBusy, error, submit } = useSubmission()
  return (
    <Section title={exportTexts.title}>
      <p className="text-muted">{exportTexts.about}</p>
      {status === 'error' && (
        <LoadError message={exportTexts.notLoaded} onRetry={() => void reloadExport()} />
      )}
      {status === 'loading' && <div className="mt-4 h-11 w-48 skeleton" />}
      {value && (
        <div className="mt-4 grid justify-items-start gap-3">
          <p role="status" className="empty:hidden">
            {value.status === 'waiting' && (
              <span className="flex items-center gap-2">
                <span className="loading size-5" aria-hidden="true" /> {exportTexts.waiting}
              </span>
            )}
            {value.status === 'failed' && exportTexts.failed}
            {value.status === 'ready' &&
              value.until &&
              `Siap diunduh sampai ${noBreak(dateTime(value.until))}.`}
          </p>
          <div className="flex flex-wrap gap-2">
            {value.file && (
              <Button look="primary" href={value.file} download>
                <Download className="size-5" aria-hidden="true" /> {exportTexts.download}
              </Button>
            )}
            <Button
              look="outline"
              disabled={value.status === 'waiting'}
              isBusy={isBusy}
              onClick={() => void submit(requestExport)}
            >
              <FileArchive className="size-5" aria-hidden="true" />
              {value.file ? 'Buat salinan baru' : exportTexts.request}
            </Button>
          </div>
        </div>
      )}
      <ErrorText error={error} />
    </Section>
  )
}
