import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useCallback } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { $place, setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { DataTable } from './DataTable.tsx'
import { newWord } from './new-word.ts'
import { idOf } from './part-query.ts'
import { SidePanel } from './SidePanel.tsx'

type Props<T extends { id: number }> = Omit<
  ComponentProps<typeof DataTable<T>>,
  'onOpen' | 'openedId' | 'filters'
> & {
  filters?: ReactNode
  /** The button of a new one; undefined for who may not add any. */
  add?: string | undefined
  /** The name of what is open, for screen readers. */
  panel: string
  /** Words of the address that belong to what is open, as the page of its own table: another one begins without them. */
  ofOpen?: readonly string[]
  /** The open object, by its id, or 'new'. */
  children: (open: string) => ReactNode
}

const none: readonly string[] = []
const without = (words: readonly string[]) => Object.fromEntries(words.map(word => [word, undefined]))

/** A table of the console whose rows are edited beside it; `open` in the address names the row, or 'new' (ops-125). */
export function EditorTable<T extends { id: number }>(props: Props<T>) {
  const { filters, add, panel, ofOpen = none, children, ...table } = props
  const { open: named } = useStore($place).query
  // For other words nothing could be requested: nothing is open.
  const isShown = idOf(named) !== undefined || (named === newWord && add !== undefined)
  const open = isShown ? named : undefined
  const close = useCallback(() => setQuery({ ...without(ofOpen), open: undefined }), [ofOpen])
  const show = (next: string) => {
    $notice.set(undefined)
    setQuery({ ...(next !== open && without(ofOpen)), open: next }, open === undefined)
  }
  return (
    <SidePanel
      label={panel}
      onClose={close}
      table={
        <DataTable
          {...table}
          filters={
            <>
              {filters}
              {add !== undefined && (
                <Button look="primary" data-console-new onClick={() => show(newWord)}>
                  <Plus className="size-5" aria-hidden="true" />
                  {add}
                </Button>
              )}
            </>
          }
          openedId={Number(open)}
          onOpen={({ id }) => show(String(id))}
        />
      }
    >
      {open === undefined ? undefined : <div key={open}>{children(open)}</div>}
    </SidePanel>
  )
}
