/** Who signs in at the demo market. */
export const demo = { email: 'demo@bababangunan.example', password: 'Demo12345' }
