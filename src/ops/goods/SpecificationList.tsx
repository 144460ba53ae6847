import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { productLimits } from '#lib/goods/product-input.ts'

import { CellField } from '../form/CellField.tsx'
import { moved } from './moved.ts'

type Row = { label: string; value: string }
type Props = {
  rows: readonly Row[]
  problems: Readonly<Record<string, string>>
  onChange: (rows: readonly Row[]) => void
}

/** The specifications of a product: rows are added, moved and removed. */
export function SpecificationList({ rows, problems, onChange }: Props) {
  const set = (index: number, change: Partial<Row>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
  return (
    <div className="grid gap-2">
      <ul className="grid gap-3 md:gap-2" aria-label="Spesifikasi">
        {rows.map(({ label, value }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- rows have no name of their own
            key={index}
            className="grid grid-cols-2 gap-2 md:grid-cols-[14rem_minmax(0,1fr)_auto]"
          >
            <CellField
              label={`Nama spesifikasi ${index + 1}`}
              placeholder="Nama, misalnya Bahan"
              value={label}
              maxLength={60}
              problem={problems[`specifications.${index}.label`]}
              onChange={next => set(index, { label: next })}
            />
            <CellField
              label={`Isi spesifikasi ${index + 1}`}
              placeholder="Isi"
              value={value}
              maxLength={300}
              problem={problems[`specifications.${index}.value`]}
              onChange={next => set(index, { value: next })}
            />
            <span className="col-span-2 flex md:col-span-1">
              <Button
                look="ghost"
                size="square"
                aria-label={`Naikkan spesifikasi ${index + 1}`}
                disabled={index === 0}
                onClick={() => onChange(moved(rows, index, index - 1))}
              >
                <ArrowUp className="size-5" aria-hidden="true" />
              </Button>
              <Button
                look="ghost"
                size="square"
                aria-label={`Turunkan spesifikasi ${index + 1}`}
                disabled={index === rows.length - 1}
                onClick={() => onChange(moved(rows, index, index + 1))}
              >
                <ArrowDown className="size-5" aria-hidden="true" />
              </Button>
              <Button
                look="ghost"
                size="square"
                className="ml-auto"
                aria-label={`Hapus spesifikasi ${index + 1}`}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                <Trash2 className="size-5 text-error" aria-hidden="true" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {rows.length < productLimits.specifications && (
        <Button
          look="outline"
          className="w-fit"
          onClick={() => onChange([...rows, { label: '', value: '' }])}
        >
          <Plus className="size-5" aria-hidden="true" />
          Tambah spesifikasi
        </Button>
      )}
    </div>
  )
}
