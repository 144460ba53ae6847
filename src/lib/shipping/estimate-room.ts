/** Height that an estimate mostly has: its place is as high before it comes, so that nothing below it moves. */
export const estimateRoom = '9.125rem'
