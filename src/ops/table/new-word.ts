/** What the address calls an object that is not yet there. */
export const newWord = 'new'
