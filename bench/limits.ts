/** Megabytes that a process with PostgreSQL may hold after any load. */
export const memoryLimitMb = 350
