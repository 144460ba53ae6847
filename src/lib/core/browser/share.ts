/** Link preview of a page, in addition to its title, description and address (Open Graph). */
export type Share = {
  type?: 'website' | 'product' | 'profile' | 'article'
  /** Path of a picture of ours; its size in px where it is known. */
  picture?: { path: string; width?: number; height?: number } | undefined
  /** Properties of its kind: { 'product:price:amount': 34000 }. */
  facts?: Record<string, string | number>
}
