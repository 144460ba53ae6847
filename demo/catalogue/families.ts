import type { Family } from './family.ts'
import { applianceFamilies } from './appliance-families.ts'
import { dailyFamilies } from './daily-families.ts'
import { furnishingFamilies } from './furnishing-families.ts'
import { joineryFamilies } from './joinery-families.ts'
import { masonryFamilies } from './masonry-families.ts'
import { powerFamilies } from './power-families.ts'
import { shellFamilies } from './shell-families.ts'
import { steelFamilies } from './steel-families.ts'
import { surfaceFamilies } from './surface-families.ts'
import { toolFamilies } from './tool-families.ts'
import { waterFamilies } from './water-families.ts'

/** Every family of products, one leaf category each. */
export const families: readonly Family[] = [
  ...masonryFamilies,
  ...steelFamilies,
  ...surfaceFamilies,
  ...shellFamilies,
  ...joineryFamilies,
  ...waterFamilies,
  ...powerFamilies,
  ...toolFamilies,
  ...furnishingFamilies,
  ...applianceFamilies,
  ...dailyFamilies
]
