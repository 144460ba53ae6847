/** An address with its postal code once: that of a buyer has it already, that of a pickup point has not. */
export const addressLine = (address: string, zipCode: string): string =>
  address.includes(zipCode) ? address : `${address}, ${zipCode}`
