import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { feeCategories, type OpsFeeGroup } from './console-lists.ts'
import { ComboField } from './form/ComboField.tsx'
import { listPaths, matchingPaths } from './fee-category-paths.ts'

type Props = {
  type: OpsFeeGroup['type']
  names: readonly string[]
  typed: string
  /** The other groups of the kind. */
  others: readonly OpsFeeGroup[]
  problem: string | undefined
  onType: (typed: string) => void
  onChange: (names: string[]) => void
}

/** The categories of a fee group: each is chosen by the words of its path, and taken out by its button (ops-232). */
export function FeeCategories({ type, names, typed, others, problem, onType, onChange }: Props) {
  const { value, error } = useStore(feeCategories.$state)
  const all = useMemo(() => listPaths((value ?? []).filter(one => one.type === type)), [value, type])
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isOf = (list: readonly string[], name: string) =>
    list.some(one => one.toLowerCase() === name.toLowerCase())
  const options = matchingPaths(all, typed)
    .filter(({ name }) => !isOf(names, name))
    .map(({ id, name, path }) => {
      const owner = others.find(one => isOf(one.category_names, name))
      return { id, name, label: path, ...(owner && { detail: `Sekarang di Kelompok ${owner.name}` }) }
    })
  const remove = (name: string) => {
    // Its button goes: the focus stays in the form.
    box.current?.querySelector('input')?.focus()
    onChange(names.filter(other => other !== name))
  }
  return (
    <div ref={box} className="grid gap-2">
      <p id={id} className="text-sm">
        Kategori
      </p>
      <ul className="flex flex-wrap gap-2 empty:hidden" aria-labelledby={id}>
        {names.map(name => (
          <li
            key={name}
            className="flex max-w-full items-center rounded-field border border-base-300 bg-base-200 pl-3 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">
              {name}
              {value && !all.some(one => isOf([one.name], name)) && (
                <span className="block text-xs text-muted">belum ada di katalog</span>
              )}
            </span>
            <Button look="ghost" size="square" aria-label={`Keluarkan ${name}`} onClick={() => remove(name)}>
              <X className="size-4" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <ComboField
        label="Tambah kategori"
        placeholder="Ketik nama kategori"
        problem={problem ?? (value ? undefined : error?.message)}
        value={typed}
        options={options}
        maxLength={100}
        onType={onType}
        onPick={({ name }) => onChange([...names, name])}
      />
    </div>
  )
}
