/** Icons that a category may have, by Lucide's names. */
export const categoryIcons = [
  'app-window', 'armchair', 'bath', 'bed', 'blinds', 'blocks', 'brick-wall', 'cable', 'construction', 'cooking-pot',
  'cylinder', 'door-open', 'drill', 'droplet', 'droplets', 'fan', 'fence', 'flower', 'footprints', 'gem', 'grid-3x3',
  'hammer', 'hard-hat', 'headphones', 'house', 'keyboard', 'lamp', 'laptop', 'layers', 'layers-2', 'layout-grid',
  'lightbulb', 'lock-keyhole', 'mountain', 'nut', 'package', 'paint-bucket', 'paint-roller', 'paintbrush',
  'panels-top-left', 'pipette', 'plug', 'recycle', 'refrigerator', 'ruler', 'shirt', 'shopping-basket', 'shovel',
  'shower-head', 'smartphone', 'sofa', 'spray-can', 'sprout', 'store', 'sun', 'thermometer', 'toilet', 'tractor',
  'tree-pine', 'truck', 'tv', 'utensils', 'washing-machine', 'waves', 'wheat', 'wrench', 'zap'
] as const
