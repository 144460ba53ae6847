/** The demo buyer; the sign-in is in the README and printed at start. */
export const demoBuyer = {
  name: 'Budi Santoso',
  email: 'demo@bababangunan.example',
  phone: '6281234567890',
  password: 'Demo12345',
  pin: '123456'
} as const
