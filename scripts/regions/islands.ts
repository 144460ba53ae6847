/**
 * Island group of a province, by the first digits of its code: parcels within a group pay the rate "same island".
 * islandOf('31') // => 'Jawa'
 */
export function islandOf(provinceCode: string): string {
  const code = Number(provinceCode)
  if (code < 30) return 'Sumatera'
  if (code < 50) return 'Jawa'
  if (code < 60) return 'Bali–Nusa Tenggara'
  if (code < 70) return 'Kalimantan'
  if (code < 80) return 'Sulawesi'
  if (code < 90) return 'Maluku'
  return 'Papua'
}
