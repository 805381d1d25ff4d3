import type { Composition } from '../../composition.ts'
import { basketWalker, hiker } from '../../motifs/people.ts'
import { banana, eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, terraced } from '../../sky.ts'
import { fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** A walker under an umbrella, drawn 120 units tall. */
const sheltered = (body: string, cloth: string, shade: string) =>
  stroke('M-3-50L-8-24-16-2M3-50L14-26 18-2', body, 9, 'stroke-linecap="round" stroke-linejoin="round"') +
  fill('M-12-58Q0-62 12-58L16-26H-16z', cloth) +
  fill('M-10-84Q0-90 10-84Q14-68 10-52H-10Q-14-68-10-84z', body) +
  fill('M1-106q9 0 9 9.500t-9 9.500-9-9.500 9-9.500z', body) +
  stroke('M8-78L20-66 18-120', body, 5, 'stroke-linecap="round" stroke-linejoin="round"') +
  fill('M-26-116Q-16-146 18-148 52-146 62-116 52-122 42-116 30-122 18-116 6-122-6-116-16-122-26-116z', shade)

export const pilgrimRoad: Composition = {
  title: 'On the road to the feast',
  place: 'Nyaruguru',
  hour: 'dawn',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 780, 350, { sun: 78, rings: 1.04 }) +
      fill(ridge(stage, domes(stage, 0, { count: 7, height: 120, width: 150, base: 430, rough: 5 }), 44), ink.r1) +
      mist(stage, 370, 110, 0.9)
    drawing +=
      terraced(stage, 'hills', ridge(stage, domes(stage, 7, { count: 5, height: 110, width: 210, base: 510, rough: 5 }), 44), {
        ground: ink.r2,
        lines: ink.r1,
        rows: 6,
        gap: 13,
        opacity: 0.8,
      }) + mist(stage, 460, 100, 0.8)
    const hill: Line = (x) => 596 - 60 * bell(x, 880, 330) - 20 * bell(x, 80, 220) + grain(x / 120 + 3) * 4
    drawing += terraced(stage, 'hill', ridge(stage, hill, 44), { ground: ink.r4, lines: ink.r2, rows: 6, gap: 15, opacity: 0.6 })
    // far ahead the first of them are over the hill
    let first = ''
    for (const x of [806, 828, 846, 872, 890, 912, 938, 954]) first += `M${x} ${Math.round(hill(x)) + 2}v-15`
    drawing += stroke(first, ink.r6, 6, 'stroke-linecap="round"')
    for (const [x, h] of [
      [260, 120],
      [300, 90],
      [1010, 130],
      [1044, 100],
    ] as const)
      drawing += place(x, hill(x) + 6, eucalyptus(h, seed + x, ink.r5))
    const road: Line = (x) => 690 - 46 * bell(x, 700, 420) + grain(x / 140 + 6) * 3
    drawing +=
      fill(
        ridge(stage, (x) => road(x) - 16, 44),
        ink.K,
      ) +
      fill(
        ridge(stage, (x) => road(x) + 22, 44),
        ink.r5,
      )
    const people = [
      [232, 1, 0.9],
      [310, 2, 1],
      [384, 0, 0.92],
      [452, 3, 1],
      [540, 2, 0.96],
      [604, 1, 1],
      [676, 0, 0.9],
      [744, 3, 0.98],
      [830, 2, 0.94],
      [902, 1, 0.9],
    ] as const
    for (const [x, kind, size] of people) {
      const cloths = [ink.P, ink.K, ink.s4, ink.r3]
      const cloth = cloths[(x + kind) % 4] ?? ink.P
      const figure =
        kind === 0
          ? hiker({ body: ink.r7, cloth: ink.P, load: ink.r5 })
          : kind === 1
            ? basketWalker({ body: ink.r7, cloth, load: ink.P })
            : sheltered(ink.r7, cloth, kind === 2 ? ink.K : ink.P)
      drawing += place(x, road(x) + 8, figure, size)
    }
    const ground: Line = (x) =>
      764 - 60 * bell(x, stage.west(40), 220) - 70 * bell(x, stage.east(1160), 230) + grain(x / 60 + 8) * 4
    for (const [x, h] of [
      [40, 220],
      [130, 140],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 14, banana(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1090, 230],
      [1140, 300],
      [1180, 250],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
