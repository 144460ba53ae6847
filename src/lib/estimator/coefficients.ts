// Each figure is computed from sizes and densities, comes from a product, or names its edition, the place in it and
// where it was read. Figures read in a copy are marked so on the page, and are on the safe side of the volume alone.

/**
 * Mortar of a half-brick wall of 5 × 11 × 22 cm, per m²: kg of cement and m³ of sand, keyed by parts of sand to one of
 * cement.
 */
export const brickMortar = {
  3: { cement: 14.37, sand: 0.04 },
  4: { cement: 11.5, sand: 0.043 },
  5: { cement: 9.68, sand: 0.045 }
} as const

/** m³ of mortar per m² in the 10 mm joints of that wall, computed from its sizes. */
export const brickJointVolume = 0.11 * (1 - (0.22 * 0.05) / (0.23 * 0.06))

/** Plaster of 15 mm, per m²: kg of cement and m³ of sand, keyed by parts of sand to one of cement. */
export const plasterMortar = {
  4: { cement: 6.24, sand: 0.024 },
  5: { cement: 5.184, sand: 0.026 },
  6: { cement: 4.416, sand: 0.027 }
} as const
export const plasterThickness = 15
/** kg of cement per m² of skim coat. */
export const skimCement = 3.25
/** Thickness in mm of a skim coat of ready-made mortar. */
export const skimThickness = 2

/** kg per m³ of ready-made mortar: 16.67 kg per m² of 10 mm; its products say 16. */
export const readyMortar = 16.67 / 0.01

/**
 * kg of cement, sand and gravel and litres of water for 1 m³ of concrete, keyed by MPa; slump (100 ± 25) mm and gravel
 * up to 19 mm.
 */
export const concreteOfMpa = {
  10: { cement: 267, sand: 871, gravel: 1009, water: 202 },
  15: { cement: 306, sand: 832, gravel: 1009, water: 202 },
  17: { cement: 322, sand: 817, gravel: 1009, water: 202 },
  20: { cement: 348, sand: 790, gravel: 1009, water: 202 },
  21: { cement: 368, sand: 770, gravel: 1009, water: 202 },
  25: { cement: 407, sand: 731, gravel: 1009, water: 202 },
  28: { cement: 437, sand: 701, gravel: 1009, water: 202 },
  30: { cement: 457, sand: 681, gravel: 1009, water: 202 }
} as const

/** MPa of a cylinder per kg/cm² of a cube, the unit of K grades: K-225 // => 18.3 */
export const mpaOfK = 0.83 / 10.2

/** kg per m³ of cement and sand: loose as measured, and solid without voids. */
export const density = {
  cement: { loose: 1_250, solid: 3_150 },
  sand: { loose: 1_400, solid: 2_600 },
  gravel: { solid: 2_650 }
} as const
/** Litres of water per kg of cement in mortar. */
export const mortarWater = 0.6

/** kg per loose m³. */
export const sandDensity = density.sand.loose
export const gravelDensity = 1_350

/** m² per litre of wall paint in one coat: the lower bound of the usual product range of 10–12. */
export const paintSpread = 10
/** kg of a litre of wall paint. */
export const paintDensity = 1.4

/** kg of tile adhesive per m²: 25 kg for 5–6 m² according to the products; uses the lower area. */
export const adhesive = 25 / 5
/** kg of grout per litre of joint. */
export const groutDensity = 1.6

/** kg per m of a round bar is this times the square of its diameter in mm: 7,850 kg/m³ × π / 4. */
export const steelFactor = 0.006165
/** Length of a bar in m, and length of a 135° hook's end in diameters. */
export const barLength = 12
export const hookDiameters = 6

/** Maximum m between trusses, and between the ties along them; battens by roof covering: the closest named spacing. */
export const trussSpacing = 1.2
export const tieSpacing = 2.4
export const battenSpacing = { 'genteng-tanah-liat': 0.26, 'genteng-metal': 0.36, spandek: 0.6 } as const
/** m of a light-steel profile. */
export const profileLength = 6
/** m of roof width covered by a strip of spandek. */
export const stripWidth = 1

/** m between the bars of a ceiling's frame, in both directions. */
export const frameSpacing = 0.6
