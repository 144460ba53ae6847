/** The demo market's sign-in. */
export const demo = { email: 'demo@bababangunan.example', password: 'Demo12345' }
