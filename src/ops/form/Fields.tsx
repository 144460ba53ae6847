import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

/** What the fields of the console's forms have in common: a label, its message, and a hint where there is none. */
export type Common = { label: ReactNode; problem?: string | undefined; hint?: string | undefined }

/** Puts the label above a field and the message below it; the field is told of both. */
export function Labelled({
  label,
  problem,
  hint,
  children
}: Common & {
  children: (field: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ReactNode
}) {
  const id = useId()
  const isWrong = problem !== undefined
  return (
    <div className="grid content-start gap-1 text-sm">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': `${id}-note` })}
      <p id={`${id}-note`} className={`empty:hidden ${isWrong ? 'text-error' : 'text-muted'}`}>
        {problem ?? hint}
      </p>
    </div>
  )
}

type TextProps = Common & {
  value: string
  onChange: (value: string) => void
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'>

/** A line of text; `inputMode` and `type` as inputs have them. */
export function TextField({ label, problem, hint, value, onChange, ...input }: TextProps) {
  return (
    <Labelled label={label} problem={problem} hint={hint}>
      {field => (
        <input
          className={`input-bordered input h-11 w-full ${problem ? 'input-error' : ''}`}
          value={value}
          onChange={event => onChange(event.target.value)}
          {...input}
          {...field}
        />
      )}
    </Labelled>
  )
}

type AreaProps = Common & {
  value: string
  rows?: number
  maxLength: number
  onChange: (value: string) => void
}

/** Several lines of text. */
export function AreaField({ label, problem, hint, value, rows = 4, maxLength, onChange }: AreaProps) {
  return (
    <Labelled label={label} problem={problem} hint={hint}>
      {field => (
        <textarea
          className={`textarea w-full ${problem ? 'textarea-error' : ''}`}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={event => onChange(event.target.value)}
          {...field}
        />
      )}
    </Labelled>
  )
}

type SelectProps<T extends string> = Common & {
  value: T
  /** [value, label] in their order. */
  options: readonly (readonly [T, string])[]
  isDisabled?: boolean
  onChange: (value: T) => void
}

/** A choice of some. */
export function SelectField<T extends string>({
  label,
  problem,
  hint,
  value,
  options,
  isDisabled = false,
  onChange
}: SelectProps<T>) {
  return (
    <Labelled label={label} problem={problem} hint={hint}>
      {field => (
        <select
          className={`select h-11 w-full ${problem ? 'select-error' : ''}`}
          value={value}
          disabled={isDisabled}
          onChange={event => {
            const chosen = options.find(([one]) => one === event.target.value)
            if (chosen) onChange(chosen[0])
          }}
          {...field}
        >
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

type CheckProps = { label: ReactNode; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** Yes or no. */
export function CheckField({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="checkbox"
        checked={isChecked}
        onChange={event => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
