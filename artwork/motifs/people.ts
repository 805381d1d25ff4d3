import { fill, stroke } from '../stage.ts'

/* People are small, walking or working, clothed, without faces. Drawn 100 units tall, feet at (0, 0), facing right. */

type Dress = {
  /** the figure itself */
  body: string
  /** the wrap, the hat */
  cloth: string
  /** what is carried */
  load: string
}

const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** A walker with a staff and a pack. */
export function hiker({ body, cloth, load }: Dress): string {
  return (
    stroke('M-1-50L-5-26-18-3', body, 9, round) +
    stroke('M2-50L15-29 17-2h7', body, 9, round) +
    fill('M-9-82Q0-88 9-82Q13-66 9-46Q0-42-8-46z', body) +
    fill('M-8-82q-13-1-13 12v14q0 9 14 8z', load) +
    fill('M4-106q9 0 9 9.500t-9 9.500-9-9.500 9-9.500zM0-90h8v8h-8z', body) +
    fill('M-10-101q2-9 13-9t13 7l7 3z', cloth) +
    stroke('M4-78L14-64 25-68', body, 6, round) +
    stroke('M25-94L29 0', body, 2.6, round)
  )
}

/** A woman in a wrap with a full basket on her head. */
export function basketWalker({ body, cloth, load }: Dress): string {
  return (
    stroke('M-9-8l-2 6h6M9-8l2 6h6', body, 5, round) +
    fill('M-7-54Q2-58 8-54Q17-32 15-7Q0-3-14-7Q-13-34-7-54z', cloth) +
    fill('M-8-80Q1-85 9-80Q12-66 8-53H-7Q-11-66-8-80z', body) +
    stroke('M7-77L13-64 8-54', body, 6, round) +
    fill('M2-102q8 0 8 9t-8 9-8-9 8-9zM-2-87h8v8h-8z', body) +
    fill('M-15-112h35q-4 11-17.500 11T-15-112z', body) +
    fill('M-12-113q2-15 14-15t15 15z', load)
  )
}

/** A pilgrim with a small light held before the breast. */
export function pilgrim(body: string, light: string): string {
  return (
    fill('M-8-80Q1-86 9-80Q15-44 16-4Q1 1-14-4Q-13-44-8-80z', body) +
    fill('M2-104q9 0 9 10t-9 10-9-10 9-10z', body) +
    stroke('M5-72L19-64', body, 6, round) +
    stroke('M21-74h0', light, 9, 'stroke-linecap="round"')
  )
}

/** A fisherman at the oar, seated in the hull, his whole back in the stroke. Drawn 60 units tall. */
export function rower(body: string): string {
  return (
    stroke('M0-6Q4-20 15-33', body, 12, round) +
    fill('M20-53q7 0 7 7.500t-7 7.500-7-7.500 7-7.500z', body) +
    stroke('M13-34L27-26 33-20', body, 5, round) +
    stroke('M8-34L48-8 66 12', body, 2.6, round) +
    fill('M60 4l7-5 14 19q-7 5-9 2z', body)
  )
}
