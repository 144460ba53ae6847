import { type ReactNode, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { Edit } from '../form/use-edit.ts'

import { CellField } from '../form/CellField.tsx'
import { removeRows } from './dimensions.ts'
import { type ProductForm, typeVariant, type VariantForm, type VariantRow } from './product-form.ts'
import { variantName } from './variant-name.ts'
import { VariantPhoto } from './VariantPhoto.tsx'

const figures = [
  ['price', 'Harga (Rp)', 'w-32'],
  ['stock', 'Stok', 'w-24'],
  ['weight', 'Berat (g)', 'w-24'],
  ['length', 'Panjang (mm)', 'w-24'],
  ['width', 'Lebar (mm)', 'w-24'],
  ['height', 'Tinggi (mm)', 'w-24']
] as const
type Figure = (typeof figures)[number][0]

/** 'Panjang (mm)' // => 'Panjang' */
const plain = (title: string) => title.replace(/ \(.*/, '')

type Props = { edit: Edit<ProductForm>; rows: readonly VariantRow[] }

/** SKU, price, pieces, weight, sides, picture and state of each variant; below 1,024 px each is a card (ops-113). */
export function VariantTable({ edit, rows }: Props) {
  return (
    <div className="grid gap-3">
      {rows.length > 1 && <FillAll edit={edit} rows={rows} />}
      <div role="table" aria-label="Varian" className="grid gap-3 lg:gap-2 lg:overflow-x-auto">
        <div role="row" className={`${line} text-sm text-muted max-lg:sr-only`}>
          <span role="columnheader">Varian</span>
          <span role="columnheader">SKU</span>
          {figures.map(([field, title]) => (
            <span key={field} role="columnheader">
              {title}
            </span>
          ))}
          <span role="columnheader">Foto</span>
          <span role="columnheader">Aktif</span>
        </div>
        {rows.map((row, index) => (
          <Row key={row.key} edit={edit} rows={rows} row={row} index={index} />
        ))}
      </div>
    </div>
  )
}

function Row({ edit, rows, row, index }: Props & { row: VariantRow; index: number }) {
  const name = variantName(row)
  const type = (typed: Partial<VariantForm>) => edit.set(form => typeVariant(form, row, typed))
  const problem = (field: string) => edit.problems[`variants.${index}.${field}`]
  const own = [problem('name_1'), problem('name_2'), problem('id')].filter(Boolean).join(' ')
  return (
    <div role="row" className={`${line} max-lg:rounded-box max-lg:border max-lg:border-base-300 max-lg:p-3`}>
      <span
        role="rowheader"
        className="col-span-2 min-w-0 self-center text-sm font-medium wrap-anywhere lg:col-span-1"
      >
        {name}
        {!row.is_active && <span className="block text-xs font-normal text-muted">tidak dijual</span>}
        {row.id === undefined && <span className="block text-xs font-normal text-muted">baru</span>}
        <span className="block text-xs font-normal text-error empty:hidden">{own}</span>
      </span>
      <Cell title="SKU" isWide>
        <CellField
          label={`SKU ${name}`}
          value={row.sku}
          maxLength={60}
          placeholder="Otomatis"
          problem={problem('sku')}
          onChange={sku => type({ sku })}
        />
      </Cell>
      {figures.map(([field, title]) => (
        <Cell key={field} title={title}>
          <CellField
            label={`${plain(title)} ${name}`}
            isNumber
            value={row[field]}
            problem={problem(field)}
            onChange={digits => type({ [field]: digits })}
          />
        </Cell>
      ))}
      <Cell title="Foto">
        <VariantPhoto
          of={name}
          photo={row.photo}
          photos={edit.value.photos}
          problem={problem('photo')}
          onChange={photo => type({ photo })}
        />
      </Cell>
      <Cell title={row.id === undefined ? '' : 'Aktif'}>
        {row.id === undefined ? (
          rows.filter(one => one.is_active).length > 1 && (
            <Button
              look="ghost"
              className="px-1"
              aria-label={`Hapus varian ${name}`}
              onClick={() => edit.set(form => removeRows(form, rows, [row]))}
            >
              Hapus
            </Button>
          )
        ) : (
          <label className="grid size-11 place-items-center">
            <input
              type="checkbox"
              className="checkbox"
              aria-label={`${name} dijual`}
              checked={row.is_active}
              onChange={event => type({ is_active: event.target.checked })}
            />
          </label>
        )}
      </Cell>
    </div>
  )
}

/** A cell, with its title above it where the table is cards. */
function Cell({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <span role="cell" className={`grid min-w-0 content-start gap-1 ${isWide ? 'max-lg:col-span-2' : ''}`}>
      <span className="text-xs text-muted lg:hidden" aria-hidden="true">
        {title}
      </span>
      {children}
    </span>
  )
}

/** The same figures for all variants that are sold. */
function FillAll({ edit, rows }: Props) {
  const root = useRef<HTMLFieldSetElement>(null)
  const [typed, setTyped] = useState<Partial<Record<Figure, string>>>({})
  const filled = Object.fromEntries(Object.entries(typed).filter(([, digits]) => digits !== ''))
  const isEmpty = Object.keys(filled).length === 0
  const apply = () => {
    edit.set(form => {
      const changes = rows
        .filter(row => row.is_active)
        .map(row => typeVariant(form, row, filled as Partial<VariantForm>))
      return Object.assign({}, ...changes) as Partial<ProductForm>
    })
    setTyped({})
    // The button has nothing to do now and would lose the keyboard.
    root.current?.querySelector('input')?.focus()
  }
  return (
    <fieldset ref={root} className="grid gap-2 rounded-box bg-base-200 p-3">
      <legend className="float-left text-sm font-semibold">Isi semua varian sekaligus</legend>
      <div className="clear-both flex flex-wrap items-end gap-2">
        {figures.map(([field, title, width]) => (
          <span key={field} className={`grid gap-1 text-xs text-muted ${width}`}>
            <span aria-hidden="true">{title}</span>
            <CellField
              label={`${plain(title)} semua varian`}
              isNumber
              value={typed[field] ?? ''}
              onChange={digits => setTyped({ ...typed, [field]: digits })}
            />
          </span>
        ))}
        <Button look="outline" disabled={isEmpty} onClick={apply}>
          Terapkan ke semua
        </Button>
      </div>
    </fieldset>
  )
}

const line =
  'grid grid-cols-2 items-start gap-2 sm:grid-cols-4 lg:min-w-[56rem] lg:grid-cols-[minmax(5rem,1fr)_8rem_7.5rem_5.5rem_5.5rem_5rem_5rem_5rem_2.75rem_3.5rem]'
