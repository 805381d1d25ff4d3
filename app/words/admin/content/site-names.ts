import type { Comfort } from '#features/pricing/packages/package-rates.ts'

/** What the options of a new trip are called, which is stored in English: a test holds it equal to what is translated. */
export const comfortNames: Record<Comfort, string> = { simple: 'Guest houses', lodge: 'Lodges', luxury: 'Luxury' }
