import type { LineKind } from '../price-line.ts'

/** The kinds of line that staff may add. A tax follows from the others, and a discount is an adjustment of its own. */
export const addableKinds = ['extra', 'room', 'vehicle', 'permit', 'park-fee', 'flight'] as const satisfies readonly LineKind[]
export type AddableKind = (typeof addableKinds)[number]
