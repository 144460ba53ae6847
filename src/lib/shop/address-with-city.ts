/** A shop's address with its city, once: some shops wrote their city too. */
export const addressWithCity = ({ address, city }: { address: string; city: string }): string =>
  address.endsWith(city) ? address : `${address}, ${city}`
