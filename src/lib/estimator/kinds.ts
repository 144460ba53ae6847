/**
 * The calculators in the order of building a house, by their address. A new one needs:
 *
 * - its kind here (address, name, what it answers), and a pure rule in a file of its own: measured sizes in; needs, steps
 *   and sources out;
 * - figures that are not sizes in `coefficients.ts`, each with its source in `sources.ts`: computed, a product's, usual or
 *   quoted from a copy, with the edition, the page and where it was read. A figure without a source is not used, and a
 *   quoted one is checked against other knowledge;
 * - a new material in `goods.ts`: the leaf category, the words of its names, how much of the need a unit of content covers;
 * - its input in `inputs.ts` with bounds in words, its form in `forms.ts`, its call in `contract.ts` and
 *   `server/estimator/routes.ts`; the compiler requires the rest;
 * - five examples tested by hand with the arithmetic beside them, and properties: never less than the work needs, never
 *   less for more, never more than the waste above that.
 */
export const calculatorKinds = [
  'dinding',
  'plester-acian',
  'lantai',
  'cat',
  'atap',
  'cor-beton',
  'besi',
  'plafon'
] as const
export type CalculatorKind = (typeof calculatorKinds)[number]

export const isCalculatorKind = (text: string): text is CalculatorKind =>
  (calculatorKinds as readonly string[]).includes(text)

/** Names of the calculators, and what they compute. */
export const calculatorTexts: Record<CalculatorKind, { name: string; title: string; about: string }> = {
  dinding: {
    name: 'Dinding',
    title: 'Kalkulator Bata, Batako & Hebel',
    about: 'Hitung bata merah, batako atau hebel untuk dinding, lengkap dengan semen, pasir atau perekatnya.'
  },
  'plester-acian': {
    name: 'Plester & Acian',
    title: 'Kalkulator Plester & Acian',
    about: 'Hitung semen dan pasir, atau mortar instan, untuk memplester dan mengaci dinding.'
  },
  lantai: {
    name: 'Lantai & Keramik',
    title: 'Kalkulator Keramik & Granit',
    about: 'Hitung dus keramik atau granit lantai dan dinding, perekat dan natnya, dengan pola dan cadangan.'
  },
  cat: {
    name: 'Cat Tembok',
    title: 'Kalkulator Cat Tembok',
    about: 'Hitung kaleng cat untuk dinding luar dan dalam menurut jumlah lapis, dikurangi pintu dan jendela.'
  },
  atap: {
    name: 'Atap',
    title: 'Kalkulator Atap & Baja Ringan',
    about: 'Hitung genteng atau spandek, kanal C dan reng baja ringan menurut kemiringan atap.'
  },
  'cor-beton': {
    name: 'Cor Beton',
    title: 'Kalkulator Cor Beton',
    about: 'Hitung semen, pasir dan batu split untuk pondasi, sloof, kolom, balok dan plat.'
  },
  besi: {
    name: 'Besi Beton',
    title: 'Kalkulator Besi Beton',
    about: 'Hitung batang besi tulangan utama dan sengkang, dengan sambungan dan beratnya.'
  },
  plafon: {
    name: 'Plafon Gypsum',
    title: 'Kalkulator Plafon Gypsum',
    about: 'Hitung lembar gypsum, rangka hollow dan lis untuk plafon.'
  }
}
