/** LIKE pattern for a keyword, with its wildcards escaped. containing('50%') // => '%50\\%%' */
export const containing = (keyword: string): string =>
  `%${keyword.replaceAll(/[\\%_]/g, found => `\\${found}`)}%`
