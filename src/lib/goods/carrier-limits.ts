/** How many couriers, trucks and warehouses a marketplace may have; every checkout reads all of them. */
export const carrierLimits = { courier: 100, truck: 50, warehouse: 200 } as const
