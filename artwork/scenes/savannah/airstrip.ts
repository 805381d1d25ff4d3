import type { Composition } from '../../composition.ts'
import { bushPlane } from '../../motifs/aircraft.ts'
import { canopy } from '../../motifs/forest.ts'
import { acacia } from '../../motifs/trees.ts'
import { cruiser } from '../../motifs/vehicles.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const airstrip: Composition = {
  title: 'The morning flight',
  place: 'A grass airstrip',
  hour: 'golden',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 420, 420, { sun: 96, rings: 1.1 }) +
      fill(ridge(stage, domes(stage, 1, { count: 5, height: 84, width: 230, base: 488, rough: 6 }), 44), ink.r1) +
      mist(stage, 430, 80, 0.8) +
      fill(
        canopy(stage, (x) => 506 + grain(x / 150) * 7, seed + 2, [22, 44]),
        ink.r2,
      )
    const plain = ridge(stage, (x) => 530 + grain(x / 220) * 4, 50)
    drawing += fill(plain, ink.r3) + cut(plain, ink.r2, 20, { width: 2, opacity: 0.7, dashes: '60 20 120 30 40 50' })
    for (const [x, h, key] of [
      [230, 70, 1],
      [940, 84, 3],
      [stage.west(90), 60, 5],
      [stage.east(1080), 66, 8],
    ] as const)
      drawing += place(x, 544, acacia(h, seed + key, ink.r5))
    // the strip runs out under the sun; a sock shows the wind
    drawing +=
      fill('M404 536H436L640 806H180z', ink.r1) +
      stroke('M420 548V800', ink.P, 5, 'stroke-dasharray="4 9 10 14 18 22 26 30" opacity=".7"')
    const near = ridge(stage, (x) => 640 + 180 * bell(x, 420, 130) + grain(x / 130 + 9) * 8, 36)
    drawing += fill(near, ink.r4) + cut(near, ink.r2, 14, { width: 2.2, opacity: 0.7, dashes: '80 30 30 60 140 40' })
    drawing +=
      stroke('M752 706V560', ink.r7, 5) + fill('M754 560l66 14-2 16-64 6z', ink.K) + fill('M774 564l16 4-1 26-15 2z', ink.P)
    drawing += place(900, 712, cruiser({ body: ink.r7, glass: ink.s3, load: ink.K, hub: ink.P }), 0.9)
    drawing += `<g transform="translate(${stage.format === 'portrait' ? 660 : 690} ${stage.format === 'wide' ? 392 : 280})rotate(-14)scale(1.9)">${bushPlane(ink.r7, ink.P, ink.K)}</g>`
    const front = ridge(stage, (x) => 704 + 90 * bell(x, 420, 190) + grain(x / 120 + 3) * 8, 40)
    drawing += fill(front, ink.r5) + cut(front, ink.r3, 14, { width: 2.2, opacity: 0.7, dashes: '40 90 120 60' })
    const ground: Line = (x) =>
      764 - 34 * bell(x, stage.west(90), 220) - 36 * bell(x, stage.east(1110), 220) + grain(x / 80 + 20) * 6
    drawing +=
      place(stage.west(120), ground(stage.west(120)) + 6, acacia(290, seed + 4, ink.r7)) +
      place(stage.east(1100), ground(stage.east(1100)) + 6, acacia(240, seed + 6, ink.r7))
    return drawing + fill(ridge(stage, ground, 40), ink.r7)
  },
}
