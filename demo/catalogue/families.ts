import { readCategories } from './categories.ts'
import type { Family } from './family.ts'
import { applianceFamilies } from './appliance-families.ts'
import { bathFamilies } from './bath-families.ts'
import { dailyFamilies } from './daily-families.ts'
import { finishFamilies } from './finish-families.ts'
import { fittingFamilies } from './fitting-families.ts'
import { furnishingFamilies } from './furnishing-families.ts'
import { gadgetFamilies } from './gadget-families.ts'
import { hardwareFamilies } from './hardware-families.ts'
import { joineryFamilies } from './joinery-families.ts'
import { machineFamilies } from './machine-families.ts'
import { masonryFamilies } from './masonry-families.ts'
import { paintFamilies } from './paint-families.ts'
import { powerFamilies } from './power-families.ts'
import { shellFamilies } from './shell-families.ts'
import { siteFamilies } from './site-families.ts'
import { steelFamilies } from './steel-families.ts'
import { surfaceFamilies } from './surface-families.ts'
import { toolFamilies } from './tool-families.ts'
import { waterFamilies } from './water-families.ts'
import { wiringFamilies } from './wiring-families.ts'

const written: readonly Family[] = [
  ...masonryFamilies,
  ...steelFamilies,
  ...surfaceFamilies,
  ...paintFamilies,
  ...shellFamilies,
  ...joineryFamilies,
  ...bathFamilies,
  ...waterFamilies,
  ...powerFamilies,
  ...machineFamilies,
  ...toolFamilies,
  ...siteFamilies,
  ...furnishingFamilies,
  ...applianceFamilies,
  ...gadgetFamilies,
  ...dailyFamilies,
  ...hardwareFamilies,
  ...fittingFamilies,
  ...wiringFamilies,
  ...finishFamilies
]

const isFirst = (family: Family) => written.find(other => other.leaf === family.leaf) === family

/** After which addition a leaf category came. */
const additionOf = new Map(
  readCategories()
    .flatMap(main => main.subs.flatMap(sub => sub.leaves))
    .map(leaf => [leaf.name, leaf.later])
)
/** The first families of the leaf categories that came with these additions. */
const firstOf = (...additions: number[]) =>
  written.filter(family => isFirst(family) && additions.includes(additionOf.get(family.leaf) ?? 0))

/**
 * All product families, one of each leaf category first, so that a small catalogue has all kinds of products. Goods of
 * later additions follow the others, so that the first products, which chat threads show, stay.
 */
export const families: readonly Family[] = [
  ...firstOf(0, 1),
  ...firstOf(2),
  ...written.filter(family => !isFirst(family)),
  ...firstOf(3)
]
