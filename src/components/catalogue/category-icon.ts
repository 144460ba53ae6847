import { icons, type LucideIcon, Package } from 'lucide-react'

const known: Record<string, LucideIcon> = { ...icons }

/** The icon of a category by Lucide's name for it: 'grid-3x3' // => Grid3x3; a package where there is no such icon. */
export function categoryIcon(name: string): LucideIcon {
  const component = name
    .split('-')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
  return known[component] ?? Package
}
