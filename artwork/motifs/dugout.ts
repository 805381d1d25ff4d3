import { fill, stroke } from '../stage.ts'

const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** A dugout with one who stands and poles, 190 units long. Waterline at y 0. */
export function dugout(body: string, cloth: string): string {
  return (
    stroke('M-34-112L-62 26', body, 3, round) +
    stroke('M-8-44L-14-8M4-44L10-8', body, 9, round) +
    fill('M-14-46Q-2-40 11-46L9-22Q-2-18-13-22z', cloth) +
    fill('M-12-80Q0-86 10-80 15-62 10-44-2-40-12-44-14-62-12-80z', body) +
    stroke('M-8-76L-30-66-36-96M8-76L-12-58-46-52', body, 6, round) +
    fill('M-1-102q9 0 9 9.500t-9 9.500-9-9.500 9-9.500z', body) +
    fill('M-100-18Q-60-6 0-6 62-6 104-22 96 8 60 9H-62Q-92 8-100-18z', body)
  )
}
