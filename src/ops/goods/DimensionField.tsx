import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { CellField } from '../form/CellField.tsx'
import { TextField } from '../form/Fields.tsx'
import { MoveButtons } from '../form/MoveButtons.tsx'

type Props = {
  /** 'Dimensi 1' */
  title: string
  name: string
  problem: string | undefined
  values: readonly string[]
  onName: (name: string) => void
  onAdd: (value: string) => void
  onRename: (from: string, to: string) => void
  onRemove: (value: string) => void
  onMove: (value: string, to: number) => void
  onEnd: () => void
}

/** One dimension of a product: its name and its values, from which the variants are made. */
export function DimensionField(props: Props) {
  const { title, name, problem, values, onName, onAdd, onRename, onRemove, onMove, onEnd } = props
  const [typed, setTyped] = useState('')
  const add = () => {
    onAdd(typed)
    setTyped('')
  }
  const hear = (event: KeyboardEvent) => {
    // Enter takes the value; an empty field goes on to the next one.
    if (event.key !== 'Enter' || event.ctrlKey || event.nativeEvent.isComposing || typed.trim() === '') return
    event.preventDefault()
    add()
  }
  const of = name || title
  return (
    <fieldset className="grid gap-2 rounded-box border border-base-300 p-3">
      <legend className="px-1 text-sm font-semibold">{title}</legend>
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <TextField
            label="Nama"
            placeholder="Misalnya Warna"
            maxLength={30}
            value={name}
            problem={problem}
            onChange={onName}
          />
        </div>
        <Button look="ghost" className="mt-6" aria-label={`Hapus ${title}`} onClick={onEnd}>
          Hapus
        </Button>
      </div>
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={`Nilai ${of}`}>
          {values.map((value, index) => (
            <Value
              key={value}
              value={value}
              of={of}
              onRename={to => onRename(value, to)}
              onRemove={() => onRemove(value)}
            >
              {values.length > 1 && (
                <MoveButtons
                  index={index}
                  count={values.length}
                  earlier={`Majukan nilai ${value}`}
                  later={`Mundurkan nilai ${value}`}
                  onMove={to => onMove(value, to)}
                />
              )}
            </Value>
          ))}
        </ul>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of its field */}
      <div className="flex gap-2" onKeyDown={hear}>
        <div className="min-w-0 grow">
          <CellField
            label={`Nilai baru ${of}`}
            placeholder="Nilai baru, lalu Enter"
            maxLength={60}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Button
          look="outline"
          size="square"
          aria-label={`Tambah nilai ${of}`}
          disabled={typed.trim() === ''}
          onClick={add}
        >
          <Plus className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </fieldset>
  )
}

type ValueProps = {
  value: string
  of: string
  onRename: (to: string) => void
  onRemove: () => void
  children: ReactNode
}

/** A value: typed over, it is renamed in all of its variants when the field is left. */
function Value({ value, of, onRename, onRemove, children }: ValueProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const leave = () => {
    if (typed.trim() === '') return setTyped(value)
    if (typed.trim() !== value) onRename(typed)
  }
  return (
    <li className="flex max-w-full items-center rounded-field border border-base-300 bg-base-200">
      <label className="sr-only" htmlFor={id}>{`Nilai ${of} ${value}`}</label>
      <input
        id={id}
        className="field-sizing-content h-11 max-w-full min-w-16 shrink bg-transparent px-3 text-sm"
        maxLength={60}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onBlur={leave}
      />
      {children}
      <Button look="ghost" size="square" aria-label={`Hapus nilai ${value}`} onClick={onRemove}>
        <X className="size-4" aria-hidden="true" />
      </Button>
    </li>
  )
}
