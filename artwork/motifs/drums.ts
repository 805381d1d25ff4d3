import { fill, stroke } from '../stage.ts'

const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** A royal drum: a hollowed trunk with pegs round its skin, 60 units tall. */
export const drum = (wood: string, skin: string, band: string) =>
  fill('M-30-52Q-32-20-17 0H17Q32-20 30-52z', wood) +
  fill('M-31-54a31 8 0 1 1 62 0 31 8 0 1 1-62 0z', skin) +
  stroke('M-29-40Q0-30 29-40M-26-26Q0-16 26-26', band, 3) +
  stroke('M-24-44v8M-12-41v8M0-40v8M12-41v8M24-44v8', skin, 2.4)

type Inks = { body: string; cloth: string; pale: string }

/** A drummer behind his drum, one stick up, in a cloth over the shoulder; 130 units tall. */
export const drummer = ({ body, cloth, pale }: Inks) =>
  fill('M-16-50Q-20-20-16-2H-2L1-24 6-2H20Q22-22 16-50z', cloth) +
  fill('M-15-94Q0-100 15-94 20-72 16-48H-16Q-20-72-15-94z', body) +
  fill('M-15-94Q2-92 16-60L16-48H-16Q-8-70-15-94z', cloth) +
  fill('M0-120q10 0 10 11t-10 11-10-11 10-11z', body) +
  stroke('M-14-90L-30-72-18-56M14-90L34-106 28-130', body, 7, round) +
  stroke('M-20-58L-4-52M28-128L50-146', pale, 3, round)

/** One who dances before the drums, both feet off the ground, arms wide. */
export const leaper = ({ body, cloth, pale }: Inks) =>
  stroke('M-6-58L-24-44-12-24M8-58L28-52 24-28', body, 9, round) +
  fill('M-18-62Q0-70 20-62 30-50 26-40 0-48-26-38-26-52-18-62z', cloth) +
  fill('M-12-100Q1-106 14-100 17-80 12-60H-10Q-15-80-12-100z', body) +
  fill('M1-128q10 0 10 11t-10 11-10-11 10-11z', body) +
  stroke('M-10-96L-36-112-46-138M12-96L40-108 54-132', body, 7, round) +
  stroke('M54-132L66-158', pale, 3, round)
