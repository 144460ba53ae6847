import { useId } from 'react'

/** A field that takes a file, as high as a finger needs. */
export const fileLook =
  'h-11 w-full min-w-0 cursor-pointer file:mr-3 file:h-11 file:cursor-pointer file:rounded-field file:border-0 file:bg-base-200 file:px-4 file:font-semibold file:text-base-content disabled:opacity-60'

type Props = {
  label: string
  accept: string
  problem?: string | undefined
  isDisabled?: boolean
  onChange: (file: File | undefined) => void
}

/** The choice of one file, with its problem below it. */
export function FileField({ label, accept, problem, isDisabled = false, onChange }: Props) {
  const id = useId()
  return (
    <div className="grid content-start gap-1 text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        className={`${fileLook} ${problem ? 'text-error' : ''}`}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-note`}
        onChange={event => onChange(event.target.files?.[0])}
      />
      <p id={`${id}-note`} className="text-error empty:hidden">
        {problem}
      </p>
    </div>
  )
}
