/** Usual height of an estimate, reserved while it loads so that nothing below it moves. */
export const estimateRoom = '9.125rem'
