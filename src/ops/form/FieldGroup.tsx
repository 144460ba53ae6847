import type { ReactNode } from 'react'

/** Fields of a form that belong together, under their heading; two beside each other where there is room. */
export function FieldGroup({
  title,
  note,
  children
}: {
  title: string
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <fieldset className="@container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-t border-base-300 pt-3">
      <legend className="pr-2 font-semibold">{title}</legend>
      {note && <p className="text-sm text-muted">{note}</p>}
      <div className="grid gap-3 @sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/** A field that takes the whole row of its group. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 gap-3 @sm:col-span-2">{children}</div>
}
