/** The largest seed that an address of a drawing takes: app/shared/read-drawing.ts. */
const largestSeed = 9999

/** A seed as it is typed, from 0 to 9999; undefined for anything else. */
export const readSeed = (text: string): number | undefined => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : undefined)

/** The seed some steps forward or back; after the last comes the first. */
export const seedBy = (seed: number, steps: number): number => (seed + steps + largestSeed + 1) % (largestSeed + 1)
