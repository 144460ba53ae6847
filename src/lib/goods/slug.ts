/** Letters of a slug at most, without what makes it unique. */
const maxLength = 80

/** A name as a part of an address; '' where it has no letter or digit of the alphabet: 'Semen & Mortar' // => 'semen-mortar' */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(word => word !== '')
    .join('-')
    .slice(0, maxLength)
    .replace(/-$/, '')
