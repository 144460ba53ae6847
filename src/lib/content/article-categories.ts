/** The blog's own categories, in the order of its lists: from the goods to the plan, as a builder proceeds. */
export const articleCategories = {
  material: 'Material',
  struktur: 'Struktur',
  'atap-dan-dinding': 'Atap & Dinding',
  interior: 'Interior',
  instalasi: 'Instalasi',
  perencanaan: 'Perencanaan'
} as const

export type ArticleCategory = keyof typeof articleCategories

export const articleCategorySlugs = Object.keys(articleCategories) as [ArticleCategory, ...ArticleCategory[]]
