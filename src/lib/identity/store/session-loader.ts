/**
 * The session functions that the shell loads by import(). In a separate file, because importing names from a larger
 * file adds the bundler's runtime, 1 kB for every member.
 */
export { heedOtherTab, loadSession } from './session.ts'
