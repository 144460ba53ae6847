/** What spreadsheets take for a formula, also after space, and after quotes that an earlier protection put there. */
const risky = /^'*\s*[=+\-@\t\r\n]/

/** A text that no spreadsheet takes for a formula: '=1+1' // => "'=1+1" */
export const protectCell = (text: string): string => (risky.test(text) ? `'${text}` : text)

/** The text that was protected: "'=1+1" // => '=1+1' */
export const unprotectCell = (text: string): string =>
  text.startsWith("'") && risky.test(text) ? text.slice(1) : text
