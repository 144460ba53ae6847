import { kindLabels } from '#lib/catalogue/texts.ts'

import { requestRows } from '../table/keyset.ts'
import { saveKeyset, type TableFile } from '../table/table-csv.ts'
import { listCategories, type ListedCategory, matching, pathOf } from './category-list.ts'
import { addressOf } from './category-store.ts'

/** What the file of categories has of each. */
const file: TableFile<ListedCategory> = {
  name: 'kategori',
  columns: [
    { title: 'Kategori', text: pathOf },
    { title: 'Produk', text: ({ category }) => category.products },
    { title: 'Subkategori', text: ({ children }) => children },
    { title: 'Alamat', text: addressOf },
    { title: 'Jenis barang', text: ({ category }) => kindLabels[category.type] }
  ]
}

/** Saves all categories with their paths, each before those in it, or those that a search finds (ops-405). */
export const saveCategories = (keyword: string): Promise<void> =>
  saveKeyset(file, () =>
    requestRows('GET /ops/category', {}, tree => {
      const all = listCategories(tree)
      return { items: keyword ? matching(all, keyword) : all, next: null }
    })
  )
