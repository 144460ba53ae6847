/** An error whose message tells the operator what to do: commands print it alone, without a stack, and exit with 1. */
export class OperatorError extends Error {}
