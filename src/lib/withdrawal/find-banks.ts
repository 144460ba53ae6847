/** The banks whose name or code contains every typed word: 'bank bca' // => Bank Central Asia (BCA) */
export function findBanks<T extends { code: string; name: string }>(banks: readonly T[], typed: string): T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return banks.filter(({ code, name }) => {
    const text = `${code} ${name}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
}
