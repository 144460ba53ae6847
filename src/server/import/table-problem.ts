/** Why a file cannot be read as a table, in a clerk's words. */
export class TableProblem extends Error {}
