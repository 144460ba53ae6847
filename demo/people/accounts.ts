/** The demo buyer, whose sign-in stands in the README and is printed at start. */
export const demoBuyer = {
  name: 'Budi Santoso',
  email: 'demo@bababangunan.example',
  phone: '6281234567890',
  password: 'Demo12345',
  pin: '123456'
} as const
