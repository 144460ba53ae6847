/** The reference of a transfer of a file, by which the bank's statement names it: (12, 345) // => 'TF-12-345' */
export const fileReference = (file: number, shop: number): string => `TF-${file}-${shop}`

/** Whether a reference reads like one of a file, compared as references are (money-23). */
export const isFileReference = (reference: string): boolean =>
  /^tf-\d+-\d+$/i.test(reference.replaceAll(/\s/g, ''))
