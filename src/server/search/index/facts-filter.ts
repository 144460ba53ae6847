import type { ProductFilter } from '#server/catalogue/product-filters.ts'

import type { ProductFacts } from './product-entry.ts'

/** Whether a product meets a list's filters, as `productCondition` says it in SQL. */
export function factsFilter(filter: ProductFilter): (facts: ProductFacts) => boolean {
  const { category, province_id: provinces = [], city_id: cities = [] } = filter
  const tests: ((facts: ProductFacts) => boolean)[] = []
  const add = (isAsked: unknown, test: (facts: ProductFacts) => boolean) => {
    if (isAsked) tests.push(test)
  }
  add(category, facts => facts.categories[(category?.level ?? 1) - 1] === category?.id)
  add(filter.shopId, facts => facts.shopId === filter.shopId)
  add(filter.type, facts => facts.type === filter.type)
  add(filter.condition, facts => facts.condition === filter.condition)
  add(filter.min_price, facts => facts.price >= (filter.min_price ?? 0))
  add(filter.max_price, facts => facts.price <= (filter.max_price ?? Infinity))
  add(provinces.length > 0, facts => provinces.includes(facts.provinceId))
  add(cities.length > 0, facts => cities.includes(facts.cityId))
  add(filter.is_free_shipping, facts => facts.isFreeShipping)
  add(filter.is_pre_order, facts => facts.isPreOrder)
  return facts => tests.every(test => test(facts))
}
