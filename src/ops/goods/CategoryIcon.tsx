import { Package } from 'lucide-react'

import { categoryIcons } from '#lib/goods/category-icons.ts'

import { iconDrawings } from './icon-drawings.ts'

/** The icon of a category; a package for one that the list does not have. */
export function CategoryIcon({ name, className }: { name: string; className: string }) {
  const known = categoryIcons.find(one => one === name)
  const Drawing = known === undefined ? Package : iconDrawings[known]
  return <Drawing className={className} aria-hidden="true" />
}
