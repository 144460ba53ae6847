import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import { tabAnswer } from '#lib/core/browser/tab-answer.ts'

import { categoryTree } from './category-tree.ts'
import { categoriesLost } from './texts.ts'

/** Milliseconds that a tab caches the categories. */
const freshMs = 5 * 60 * 1000

const $wanted = atom<string | undefined>()
const requestCategories = () =>
  tabAnswer('categories', freshMs, () => call('GET /buyer/category', {}, { fallback: categoriesLost }))
const categories = defineQuery('categories ', $wanted, requestCategories, { freshMs })

/** The categories of the menus, loaded on demand. */
export const $categories = computed(categories.$state, ({ status, value, error }) => ({
  status,
  error,
  mains: categoryTree(value ?? [])
}))

/** Loads the categories; later calls do nothing. */
export const wantCategories = (): void => $wanted.set('all')

export const retryCategories = (): void => void categories.reload()
