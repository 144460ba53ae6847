/** Words of a text by which a product is told from another: those of at least three letters, and figures. */
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\d+|\p{L}{3,}/gu) ?? [])

/** Minimum of words that a question shares with a product's name. */
const minShared = 2

/** The product of which a question names the most words, the first of several; undefined where it names none clearly. */
export function productNamed<P extends { name: string }>(
  question: string,
  products: readonly P[]
): P | undefined {
  const asked = wordsOf(question)
  let best: P | undefined
  let max = minShared - 1
  for (const product of products) {
    const shared = [...wordsOf(product.name)].filter(word => asked.has(word)).length
    if (shared > max) [best, max] = [product, shared]
  }
  return best
}
