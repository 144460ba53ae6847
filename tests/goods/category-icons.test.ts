import { icons } from 'lucide-react'
import { expect, it } from 'vitest'

import { categoryIcon } from '#components/catalogue/category-icon.ts'
import { categoryIcons } from '#lib/goods/category-icons.ts'

/** The package itself, and an icon of the demo that Lucide has renamed: it is drawn as a package. */
const replaced = new Set<string>(['package', 'waves'])

it('[goods-20] every icon of the list is drawn', () => {
  expect(categoryIcons.filter(name => !replaced.has(name) && categoryIcon(name) === icons.Package)).toEqual(
    []
  )
})
