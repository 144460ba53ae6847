/**
 * What the shell asks of the session, by import(). It stands alone: names that are asked for within a larger file bring
 * the bundler's whole runtime with them, 1 kB for every member.
 */
export { heedOtherTab, loadSession } from './session.ts'
