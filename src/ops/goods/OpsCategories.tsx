import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'

import { $place, setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { useMay } from '../may-call.ts'
import { FileButton } from '../table/FileButton.tsx'
import { newWord } from '../table/new-word.ts'
import { KeywordField } from '../table/KeywordField.tsx'
import { idOf } from '../table/part-query.ts'
import { SidePanel } from '../table/SidePanel.tsx'
import {
  type CategoryTree as Tree,
  listCategories,
  type ListedCategory,
  matching,
  pathOf
} from './category-list.ts'
import { saveCategories } from './category-file.ts'
import { deepest } from './category-store.ts'
import { CategoryEnd, CategoryForm, closeCategory } from './CategoryForm.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { categories } from './product-store.ts'
import { useTreeKeys } from './use-tree-keys.ts'

/** The tree of categories, and the open one beside it (ops-117, ops-405). */
export function OpsCategories() {
  const { status, value, error } = useStore(categories.$state)
  const { open, q = '', in: within } = useStore($place).query
  const mayAdd = useMay('POST /ops/category')
  const keys = useTreeKeys()
  const all = useMemo(() => listCategories(value ?? []), [value])
  const one = all.find(({ category }) => category.id === idOf(open))
  const shown = useMemo(() => (q ? filtered(value ?? [], all, q) : (value ?? [])), [value, all, q])
  const show = (next: string, parent?: number) => {
    $notice.set(undefined)
    setQuery({ open: next, in: parent === undefined ? undefined : String(parent) }, open === undefined)
  }
  return (
    <SidePanel
      label={one ? pathOf(one) : 'Kategori'}
      onClose={closeCategory}
      table={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-console-table>
          <div className="flex flex-wrap items-end gap-2">
            <KeywordField label="Cari kategori" placeholder="Nama kategori" />
            {mayAdd && (
              <Button look="primary" data-console-new onClick={() => show(newWord)}>
                <Plus className="size-5" aria-hidden="true" />
                Kategori utama baru
              </Button>
            )}
            <div className="ml-auto">
              <FileButton onFile={() => saveCategories(q)} />
            </div>
          </div>
          {status === 'error' && (
            <LoadError message={error?.message ?? ''} onRetry={() => void categories.reload()} />
          )}
          {status === 'loading' && (
            <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat" />
          )}
          {value && (
            <>
              <p role="alert" className="text-error empty:hidden">
                {error?.message}
              </p>
              <p role="status" className="text-sm text-muted">
                {counted(all, q)}
              </p>
              {shown.length > 0 && (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the keys
                <nav
                  aria-label="Pohon kategori"
                  className="rounded-box border border-base-300 bg-base-100 p-1"
                  {...keys}
                >
                  <CategoryTree
                    key={q}
                    nodes={shown}
                    openedId={one?.category.id}
                    isUnfolded={q !== ''}
                    onOpen={id => show(String(id))}
                  />
                </nav>
              )}
            </>
          )}
        </div>
      }
    >
      {open === newWord && mayAdd && value ? (
        <>
          <h2 className="font-bold">{newTitle(all, idOf(within))}</h2>
          <CategoryForm key={`new ${within}`} one={undefined} all={all} parent={idOf(within) ?? null} />
        </>
      ) : one ? (
        <div key={open} className="grid gap-4">
          <h2 className="font-bold wrap-anywhere">{pathOf(one)}</h2>
          {mayAdd && one.category.level < deepest && (
            <Button look="plain" className="w-fit" onClick={() => show(newWord, one.category.id)}>
              <Plus className="size-5" aria-hidden="true" />
              Tambah kategori di dalamnya
            </Button>
          )}
          <CategoryForm one={one} all={all} parent={null} />
          <CategoryEnd one={one} all={all} />
        </div>
      ) : open !== undefined && value ? (
        <p>Kategori ini tidak ada lagi.</p>
      ) : undefined}
    </SidePanel>
  )
}

const newTitle = (all: readonly ListedCategory[], parent: number | undefined): string => {
  const above = all.find(({ category }) => category.id === parent)
  return above ? `Kategori baru di ${pathOf(above)}` : 'Kategori utama baru'
}

function counted(all: readonly ListedCategory[], q: string): string {
  const count = q ? matching(all, q).length : all.length
  if (count > 0) return `${count} kategori`
  return q ? 'Tidak ada kategori yang cocok.' : 'Belum ada kategori.'
}

type Node = Omit<Tree[number], 'children'> & { children?: readonly Node[] }

/** The tree with those alone whose path matches, and those above them. */
function filtered(nodes: readonly Node[], all: readonly ListedCategory[], q: string): Node[] {
  const ids = new Set(matching(all, q).map(({ category }) => category.id))
  const keep = (some: readonly Node[]): Node[] =>
    some.flatMap(node => {
      const children = keep(node.children ?? [])
      return ids.has(node.id) || children.length > 0 ? [{ ...node, children }] : []
    })
  return keep(nodes)
}
