/** Maximum characters of a courier's location. */
export const placeLimit = 100

/** Maximum characters of what a courier reports, and of why a seller rejects an order. */
export const traceLimit = 300
export const rejectionLimit = 500

/** Maximum characters of a shipment's tracking number and of its courier. */
export const shippedByLimits = { resi: 60, courier: 60 } as const

/** Complaints of one order, one after another: each stops the clock that pays the shop. */
export const complaintsPerOrder = 3
