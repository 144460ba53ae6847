/** A long number in groups of four. inFours('390101305423') // => '3901 0130 5423' */
export const inFours = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
