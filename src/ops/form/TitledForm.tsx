import { EditForm, type EditFormProps } from './EditForm.tsx'

type Props<T> = Omit<EditFormProps<T>, 'label'> & {
  title: string
  /** The form's name, where its title does not say what it is a form of. */
  label?: string
}

/** The form of one object beside a table, below what it is called. */
export function TitledForm<T>({ title, label = title, ...form }: Props<T>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold wrap-anywhere">{title}</h2>
      <EditForm label={label} {...form} />
    </div>
  )
}
