import { Combine, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { thousands } from '#lib/format/rupiah.ts'
import type { GoodsCategory } from '#lib/goods/category-contract.ts'
import { goodsErrors } from '#lib/goods/errors.ts'

import { setQuery } from '../console-place.ts'
import { EditForm } from '../form/EditForm.tsx'
import { SelectField, TextField } from '../form/Fields.tsx'
import { WholeField } from '../form/NumberFields.tsx'
import { sentWhole } from '../form/typed-whole.ts'
import { useEdit } from '../form/use-edit.ts'
import { useMay } from '../may-call.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { type ListedCategory, pathOf } from './category-list.ts'
import {
  addressOf,
  deepest,
  depthOf,
  isWithin,
  mergeInto,
  removeCategory,
  showCategory
} from './category-store.ts'
import { CategoryPick } from './CategoryPick.tsx'
import { IconChoice } from './IconChoice.tsx'
import { categories } from './product-store.ts'

type Typed = {
  name: string
  slug: string
  parent_id: number | null
  type: GoodsCategory['type']
  icon: string
  sort: string
}
type Props = {
  /** Undefined for a new one. */
  one: ListedCategory | undefined
  all: readonly ListedCategory[]
  /** The category that a new one is added to; null for a main one. */
  parent: number | null
}

const types = [
  ['material', 'Bahan bangunan'],
  ['non-material', 'Lainnya']
] as const

const typedOf = ({ name, slug, parent_id, type, icon, sort }: GoodsCategory): Typed => ({
  name,
  slug,
  parent_id,
  type,
  icon,
  sort: String(sort)
})

const empty = { name: '', slug: '', type: 'material', icon: 'package' } as const

/** A category: added, renamed, moved, with its icon and its place among those beside it (ops-117). */
export function CategoryForm({ one, all, parent }: Props) {
  const mayChange = useMay(one ? 'PUT /ops/category/{id}' : 'POST /ops/category')
  const { category } = one ?? {}
  const stored: Typed = category
    ? typedOf(category)
    : { ...empty, parent_id: parent, sort: nextSort(all, parent) }
  const edit = useEdit(
    category ? `category ${category.id}` : `category new ${parent ?? ''}`,
    stored,
    category?.updated_at
  )
  const { value, problems, set } = edit
  const save = async () => {
    const { slug, sort, ...facts } = value
    const sent = {
      ...facts,
      icon: value.icon as never,
      sort: sentWhole(sort),
      ...(slug !== '' && { slug })
    }
    const saved = category
      ? await edit.save('PUT /ops/category/{id}', { ...sent, id: category.id, updated_at: edit.version })
      : await edit.save('POST /ops/category', sent)
    if (saved) await showCategory(saved, `${saved.name}: ${category ? 'disimpan' : 'ditambahkan'}`)
  }
  const depth = one ? depthOf(one, all) : 1
  const fits = (target: ListedCategory) =>
    target.category.level + depth <= deepest && !(one && isWithin(target, one))
  const isElsewhere = category && (value.slug !== category.slug || value.parent_id !== category.parent_id)
  return (
    <EditForm
      label={one ? pathOf(one) : 'Kategori baru'}
      edit={edit}
      onSave={mayChange ? () => void save() : undefined}
      onReload={() => void categories.refresh()}
    >
      <TextField
        label="Nama"
        value={value.name}
        maxLength={60}
        problem={problems['name']}
        onChange={name => set({ name })}
      />
      <CategoryPick
        label="Di dalam kategori"
        hint="Kosongkan untuk kategori utama."
        chosen={value.parent_id ?? undefined}
        isOffered={fits}
        problem={problems['parent_id']}
        onPick={id => set({ parent_id: id ?? null })}
      />
      <TextField
        label="Alamat"
        hint={
          isElsewhere
            ? `${addressOf(one!)} dan semua alamat di bawahnya mengarah ke alamat yang baru.`
            : category
              ? 'Alamat tetap, juga bila namanya diganti.'
              : 'Kosongkan: dibuat dari namanya.'
        }
        value={value.slug}
        maxLength={80}
        problem={problems['slug']}
        onChange={slug => set({ slug })}
      />
      <div className="grid grid-cols-2 gap-3">
        <WholeField
          label="Urutan"
          value={value.sort}
          problem={problems['sort']}
          onChange={sort => set({ sort })}
        />
        {value.parent_id === null && (
          <SelectField
            label="Jenis barang"
            value={value.type}
            options={types}
            problem={problems['type']}
            onChange={type => set({ type })}
          />
        )}
      </div>
      <IconChoice icon={value.icon} problem={problems['icon']} onChange={icon => set({ icon })} />
    </EditForm>
  )
}

/** Behind those that are there. */
const nextSort = (all: readonly ListedCategory[], parent: number | null): string =>
  String(
    Math.max(
      -1,
      ...all.filter(({ category }) => category.parent_id === parent).map(({ category }) => category.sort)
    ) + 1
  )

/** What ends a category: it is merged into another one of its level, or removed where it is empty. */
export function CategoryEnd({ one, all }: { one: ListedCategory; all: readonly ListedCategory[] }) {
  const mayMerge = useMay('POST /ops/category/{id}/merge')
  const mayRemove = useMay('DELETE /ops/category/{id}')
  const [into, setInto] = useState<number>()
  const { category, children } = one
  const target = all.find(other => other.category.id === into)
  const isEmpty = category.products === 0 && children === 0
  return (
    <>
      {mayMerge && (
        <section className="grid gap-3 border-t border-base-300 pt-3">
          <h3 className="flex items-center gap-2 font-semibold">
            <Combine className="size-5" aria-hidden="true" />
            Gabungkan
          </h3>
          <CategoryPick
            label="Gabungkan ke"
            hint="Kategori lain pada tingkat yang sama."
            chosen={into}
            isOffered={other => other.category.level === category.level && other.category.id !== category.id}
            onPick={setInto}
          />
          {target && (
            <div>
              <OpsAsk
                label="Gabungkan"
                title={`Gabungkan ${category.name} ke ${target.category.name}?`}
                text={mergeText(one, target)}
                confirm="Gabungkan"
                onConfirm={() => mergeInto(one, target)}
              />
            </div>
          )}
        </section>
      )}
      {mayRemove && (
        <section className="grid gap-2 border-t border-base-300 pt-3">
          <h3 className="flex items-center gap-2 font-semibold">
            <Trash2 className="size-5" aria-hidden="true" />
            Hapus
          </h3>
          {isEmpty ? (
            <div>
              <OpsAsk
                label="Hapus kategori"
                title={`Hapus ${category.name}?`}
                text={`${addressOf(one)} tidak dapat dibuka lagi. Kategori ini kosong, jadi tidak ada produk yang berubah.`}
                confirm="Hapus"
                onConfirm={() => removeCategory(one)}
              />
            </div>
          ) : (
            <p className="text-sm text-muted">
              {goodsErrors.category_not_empty.message} Pindahkan atau gabungkan dulu isinya.
            </p>
          )}
        </section>
      )}
    </>
  )
}

/** What a merge of two categories does: both names, the number of products, and where the addresses lead. */
const mergeText = (from: ListedCategory, into: ListedCategory): string =>
  [
    `${thousands(from.category.products)} produk`,
    from.children > 0 ? ` dan ${from.children} subkategori` : '',
    ` dari ${pathOf(from)} pindah ke ${pathOf(into)} (${thousands(into.category.products)} produk).`,
    ` ${addressOf(from)} mengarah ke ${addressOf(into)}. ${from.category.name} dihapus, dan ini tidak dapat dibatalkan.`
  ].join('')

/** Closes what is open of the tree. */
export const closeCategory = (): void => setQuery({ open: undefined, in: undefined })
