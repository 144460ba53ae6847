import { categoryIcons } from '#lib/goods/category-icons.ts'

import { CategoryIcon } from './CategoryIcon.tsx'

type Props = { icon: string; problem: string | undefined; onChange: (icon: string) => void }

/** The choice of a category's icon: radio buttons that arrows move through. */
export function IconChoice({ icon, problem, onChange }: Props) {
  return (
    <fieldset className="grid gap-1 text-sm">
      <legend>Ikon</legend>
      <div className="grid max-h-56 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 overflow-y-auto rounded-box border border-base-300 p-1">
        {categoryIcons.map(name => (
          <label
            key={name}
            title={name}
            className="grid size-11 cursor-pointer place-items-center rounded-field border-2 border-transparent has-checked:border-primary has-checked:bg-base-200 has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="icon"
              className="sr-only"
              value={name}
              checked={name === icon}
              aria-label={name}
              onChange={() => onChange(name)}
            />
            <CategoryIcon name={name} className="size-5" />
          </label>
        ))}
      </div>
      <p className="text-error empty:hidden">{problem}</p>
    </fieldset>
  )
}
