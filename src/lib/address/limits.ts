/** Maximum of addresses of a buyer (address-6): far above real use; keeps the list on one page. */
export const addressLimit = 50
