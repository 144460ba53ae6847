import { useId } from 'react'

type Props = {
  name: string
  label: string
  text?: string | undefined
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
}

/** One of several options, as wide as the form: its whole area chooses it. */
export function RadioCard({ name, label, text, isChosen, isDisabled = false, onChoose }: Props) {
  const id = useId()
  return (
    <label
      className={`flex min-h-12 items-center gap-3 rounded-field border p-3 ${
        isChosen ? 'border-primary bg-base-200' : 'border-base-300'
      } ${isDisabled ? 'text-muted' : 'cursor-pointer'}`}
    >
      <input
        type="radio"
        name={name}
        className="radio radio-primary"
        aria-labelledby={`${id}-label`}
        aria-describedby={text && `${id}-text`}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className="grid min-w-0">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {text && (
          <span id={`${id}-text`} className="text-sm text-muted">
            {text}
          </span>
        )}
      </span>
    </label>
  )
}
