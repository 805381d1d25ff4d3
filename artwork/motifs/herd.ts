import { rng } from '../noise.ts'
import { tight } from '../path.ts'
import { stroke } from '../stage.ts'

/** A herd as the eye gets it from far off: a string of dark dashes, some with a lowered head, strung out and bunching. */
export function herd(seed: number, length: number, colour: string): string {
  const random = rng(seed)
  let backs = ''
  let legs = ''
  for (let x = 0; x < length; x += random() < 0.12 ? 40 + random() * 50 : 14 + random() * 8) {
    const at = Math.round(x)
    const y = Math.round((random() - 0.5) * 12)
    backs += `M${at} ${y}l7-2 4${random() < 0.75 ? ' 5' : ' 1'}`
    legs += `M${at} ${y}l-1 7m8-9l1 9`
  }
  return stroke(tight(backs), colour, 4, 'stroke-linejoin="round" stroke-linecap="round"') + stroke(tight(legs), colour, 1.3)
}
