import * as contract from '#lib/goods/category-contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readCategoryTree } from './category-tree.ts'
import { mergeCategory, removeCategory } from './end-category.ts'
import { within } from './product-routes.ts'
import { changeCategory, createCategory } from './save-category.ts'

/** The tree of categories at the counter. */
export function goodsCategoryRoutes(api: Api): void {
  api.ops(contract.listGoodsCategories, async ({ db }) => answer(await readCategoryTree(db)))
  api.ops(contract.addCategory, context => within(context, step => createCategory(step, context.input)))
  api.ops(contract.changeCategory, context => within(context, step => changeCategory(step, context.input)))
  api.ops(contract.mergeCategory, context => within(context, step => mergeCategory(step, context.input)))
  api.ops(contract.deleteCategory, context => within(context, step => removeCategory(step, context.input)))
}
