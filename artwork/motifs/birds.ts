import { fill, place, stroke } from '../stage.ts'

const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** A shoebill, standing and waiting, 215 units tall, facing right. Feet at (0, 0). */
export function shoebill(body: string, mark: string, eye: string): string {
  return (
    stroke('M-12-76L-14-2M-14-2l-16 4M-14-2h18M12-78L16-2M16-2L0 2M16-2h20', body, 5, round) +
    fill(
      'M-76-84Q-62-100-50-124-36-154-12-168 6-178 6-196 6-220 30-222 44-222 50-212 84-212 104-186 109-168 98-158 96-168 86-170 62-160 38-168 34-164 42-146 54-114 36-92 22-74-6-76-40-78-76-84z',
      body,
    ) +
    fill('M8-206l-22-8 14 12-12 1 18 8z', body) +
    stroke('M44-190Q70-192 100-176M-56-100Q-20-98 8-126M-40-88Q0-92 24-116', mark, 2.6, `${round} opacity=".75"`) +
    fill('M38-206a4 4 0 1 0 0 .1z', eye)
  )
}

/** A grey crowned crane on its feet, 165 units tall, facing right. */
export function standingCrane(body: string, pale: string, crest: string): string {
  return (
    stroke('M-6-64L-10-2l14 1M8-66L14-32 8-2l14 1', body, 3.2, round) +
    fill('M-66-50Q-50-66-34-82-10-106 18-102 32-98 28-84 18-62-8-60-36-60-66-50z', body) +
    fill('M-40-70Q-16-90 12-84 2-70-16-68-30-66-40-70z', pale) +
    stroke('M20-92Q36-108 28-128T36-154', body, 8, round) +
    fill('M30-162q8-6 14 1l17 6-17 1q-8 8-15 1z', body) +
    stroke('M33-162L18-168M33-163L20-178M34-164L27-184M35-165L36-186M37-165L45-182', crest, 1.8, round)
  )
}

/** The same crane in its dance: wings up, one leg lifted. */
export function dancingCrane(body: string, pale: string, crest: string): string {
  return (
    fill('M2-84Q-20-120-16-170L-6-158-4-176 6-156 14-168Q30-128 20-92z', body) +
    fill('M4-98Q-8-124-6-148 10-124 14-100z', pale) +
    stroke('M-4-64L-8-2l14 1M10-66L30-52 24-34', body, 3.2, round) +
    fill('M-58-36Q-48-62-26-80-6-98 20-94 32-90 28-78 16-58-10-58-32-54-58-36z', body) +
    stroke('M22-86Q42-94 40-116T54-140', body, 8, round) +
    fill('M48-148q8-6 14 1l17 6-17 1q-8 8-15 1z', body) +
    stroke('M51-148L36-154M51-149L38-164M52-150L45-170M53-151L54-172M55-151L63-168', crest, 1.8, round)
  )
}

type FlamingoInks = { body: string; leg: string; tip: string }

/** A flamingo, 118 units tall, facing right: on watch, or with its head in the water. */
function flamingo({ body, leg, tip }: FlamingoInks, feeding: boolean): string {
  const legs = feeding ? 'M-4-50L-10 0M6-50L10-26 4 0' : 'M-2-50V0M6-50L12-28 6-16'
  const neck = feeding ? 'M14-56C34-62 42-44 36-12' : 'M14-58C36-62 36-84 24-90S14-112 26-114'
  const bill = feeding ? 'M38-12q2 12-8 14l-2-4q4-3 4-9z' : 'M27-118q11 1 11 13l-5-2q-1-5-6-6z'
  return (
    stroke(legs, leg, 2, round) +
    fill('M-40-46Q-24-68 4-68 20-68 20-56 12-42-10-42-24-42-40-46z', body) +
    stroke(neck, body, 5, round) +
    fill(bill, tip)
  )
}

/** A company of flamingos in the shallows, by place, size and stance. */
export function flamingos(
  inks: FlamingoInks,
  birds: readonly (readonly [x: number, y: number, size: number, stance: 0 | 1])[],
): string {
  return birds.map(([x, y, size, stance]) => place(x, y, flamingo(inks, stance === 1), size)).join('')
}
