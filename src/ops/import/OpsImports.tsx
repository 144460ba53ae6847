import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { ArrowLeft } from 'lucide-react'

import { $importId, openImport, shownImport } from './import-store.ts'
import { ImportList } from './ImportList.tsx'
import { ImportPage } from './ImportPage.tsx'
import { ImportUpload } from './ImportUpload.tsx'

/** Imports of products and their shops: a table is sent here, and the open one is checked, run and undone (ops-120). */
export function OpsImports() {
  const id = useStore($importId)
  const { status, value, error } = useStore(shownImport.$state)
  if (id === undefined) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[26rem_minmax(0,1fr)]">
        <ImportUpload />
        <ImportList />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Button look="ghost" className="w-fit" onClick={() => openImport(undefined)}>
        <ArrowLeft className="size-5" aria-hidden="true" />
        Semua impor
      </Button>
      {value?.id === id ? (
        <ImportPage key={id} shown={value} error={error?.message} />
      ) : status === 'error' ? (
        <LoadError message={error?.message ?? ''} onRetry={() => void shownImport.reload()} />
      ) : (
        <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat impor" />
      )}
    </div>
  )
}
