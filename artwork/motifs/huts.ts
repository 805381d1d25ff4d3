import { fill, stroke } from '../stage.ts'

/** A round house with a thatched cone, 84 units wide, on (0, 0). */
export const roundHouse = (thatch: string, wall: string, door: string) =>
  fill('M-30 0V-36H30V0z', wall) +
  fill('M-8 0v-24q8-7 16 0V0z', door) +
  fill('M-44-30Q-22-58-4-88l4-7 4 7Q22-58 44-30 0-40-44-30z', thatch)

/** A villa of a forest lodge: a thatched shell over a lit front, 150 units wide. */
export const villa = (thatch: string, lit: string, deck: string) =>
  fill('M-76 0C-84-70-40-122 0-128 40-122 84-70 76 0z', thatch) +
  fill('M-40 0V-40Q0-84 40-40V0z', lit) +
  stroke('M-14 0V-58M14 0V-58M-40-28H40', thatch, 3) +
  fill('M-88 0H88v7H-88zM-78 7h4v26h-4zM-26 7h4v26h-4zM24 7h4v26h-4zM74 7h4v26h-4z', deck)

/** A safari tent under its fly, open and lit, 150 units wide. */
export const safariTent = (cloth: string, fly: string, lit: string) =>
  fill('M-62 0L-54-46 0-72 54-46 62 0z', cloth) +
  fill('M-24 0L-6-54H6L24 0z', lit) +
  fill('M-82-40L0-90 82-40 76-34 0-78-76-34z', fly) +
  stroke('M-78-38L-96 2M78-38L96 2M0-88V-98', fly, 2)
