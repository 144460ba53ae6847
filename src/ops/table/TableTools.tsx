import { buttonClass } from '#components/ui/button-class.ts'
import { Columns3 } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Query } from '#lib/core/browser/fetched.ts'

import { OpsReload } from '../OpsReload.tsx'
import type { Column } from './column.ts'
import { FileButton } from './FileButton.tsx'
import { toggleColumn } from './shown-columns.ts'

type Props<T> = {
  name: string
  columns: readonly Column<T>[]
  hidden: readonly string[]
  of: Pick<Query<unknown>, 'refresh'>
  onFile?: (() => Promise<void>) | undefined
  fileOf?: string | undefined
  children?: ReactNode
}

/** What stands above a table: its filters, its columns, its file. */
export function TableTools<T>({ name, columns, hidden, of, onFile, fileOf, children }: Props<T>) {
  return (
    <div className="not-printed flex flex-wrap items-end gap-2">
      {children}
      <div className="ml-auto flex flex-wrap gap-1">
        <OpsReload onReload={() => void of.refresh()} />
        <details className="relative">
          <summary className={buttonClass('ghost')}>
            <Columns3 className="size-5" aria-hidden="true" />
            Kolom
          </summary>
          <fieldset className="absolute right-0 z-20 grid w-56 rounded-box border border-base-300 bg-base-100 p-2 shadow-lg">
            <legend className="sr-only">Kolom yang tampil</legend>
            {columns
              .filter(({ isFixed }) => !isFixed)
              .map(({ id, title }) => (
                <label key={id} className="flex min-h-11 items-center gap-2 px-2 text-sm">
                  <input
                    type="checkbox"
                    className="checkbox"
                    checked={!hidden.includes(id)}
                    onChange={() => toggleColumn(name, id)}
                  />
                  {title}
                </label>
              ))}
          </fieldset>
        </details>
        {onFile && <FileButton onFile={onFile} of={fileOf} />}
      </div>
    </div>
  )
}
