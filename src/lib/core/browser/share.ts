/** What a page tells those who show a link to it, beside its title, description and address (Open Graph). */
export type Share = {
  type?: 'website' | 'product' | 'profile' | 'article'
  /** Path of a picture of ours; its size in px where it is known. */
  picture?: { path: string; width?: number; height?: number } | undefined
  /** Properties of its kind: { 'product:price:amount': 34000 }. */
  facts?: Record<string, string | number>
}
