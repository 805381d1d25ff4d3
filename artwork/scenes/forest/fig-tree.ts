import type { Composition } from '../../composition.ts'
import { house } from '../../motifs/buildings.ts'
import { greatTree } from '../../motifs/great-tree.ts'
import { basketWalker } from '../../motifs/people.ts'
import { banana, eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, terraced } from '../../sky.ts'
import { fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** Somebody on a bench, listening; 70 units tall, facing right. */
const seated = (body: string, cloth: string) =>
  stroke('M-4-30L22-30 24-2h8', body, 9, 'stroke-linecap="round" stroke-linejoin="round"') +
  fill('M-12-64Q-2-70 8-64 12-44 8-26H-12Q-16-46-12-64z', cloth) +
  fill('M-1-86q9 0 9 9.500t-9 9.500-9-9.500 9-9.500z', body) +
  stroke('M4-58L18-42 26-46', body, 6, 'stroke-linecap="round" stroke-linejoin="round"')

export const figTree: Composition = {
  title: 'Stories under the fig tree',
  place: 'Huye',
  hour: 'golden',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 800, 380, { sun: 90, rings: 1.08 }) +
      fill(ridge(stage, domes(stage, 0, { count: 6, height: 110, width: 180, base: 450, rough: 5 }), 44), ink.r1) +
      mist(stage, 390, 100, 0.85)
    drawing +=
      terraced(stage, 'hills', ridge(stage, domes(stage, 7, { count: 5, height: 100, width: 220, base: 530, rough: 5 }), 44), {
        ground: ink.r2,
        lines: ink.r1,
        rows: 6,
        gap: 13,
        opacity: 0.85,
      }) + mist(stage, 480, 90, 0.7)
    const hill: Line = (x) => 596 - 16 * bell(x, 250, 240) - 24 * bell(x, 960, 260) + grain(x / 120) * 4
    drawing += fill(ridge(stage, hill, 44), ink.r4)
    for (const [x, size] of [
      [250, 1.9],
      [306, 1.5],
      [940, 1.8],
      [1000, 1.4],
      [-200, 1.8],
      [1400, 1.8],
    ] as const)
      drawing += place(x, hill(x) + 12, house(ink.K, ink.P), size)
    for (const [x, h] of [
      [196, 100],
      [1050, 120],
      [1080, 90],
    ] as const)
      drawing += place(x, hill(x) + 6, eucalyptus(h, seed + x, ink.r5))
    const square: Line = (x) => 690 - 30 * bell(x, 580, 360) + grain(x / 100 + 4) * 4
    drawing +=
      fill(ridge(stage, square, 44), ink.r5) +
      fill('M330 708q120-26 250-26t250 28q-110 30-250 30t-250-32z', ink.r6, 'opacity=".7"')
    drawing += place(
      560,
      706,
      greatTree({ height: 520, spread: 0.62, seed: seed + 330, wood: ink.r7, marks: ink.r4, lianas: false }),
    )
    const rows = [
      [378, 704, ink.P, 1],
      [424, 708, ink.K, 1],
      [472, 704, ink.s4, 1],
      [690, 706, ink.K, -1],
      [738, 708, ink.P, -1],
      [788, 704, ink.s3, -1],
    ] as const
    drawing += fill(
      'M344 690h150v7H344zM356 697h7v20h-7zM478 697h7v20h-7zM670 690h150v7H670zM684 697h7v20h-7zM804 697h7v20h-7z',
      ink.r7,
    )
    for (const [x, y, cloth, way] of rows)
      drawing += place(
        x,
        y + 10,
        way > 0 ? seated(ink.r7, cloth) : `<g transform="scale(-1 1)">${seated(ink.r7, cloth)}</g>`,
        0.9,
      )
    drawing += place(890, 716, `<g transform="scale(-1 1)">${basketWalker({ body: ink.r7, cloth: ink.P, load: ink.K })}</g>`, 0.9)
    const ground: Line = (x) =>
      766 - 70 * bell(x, stage.west(30), 220) - 74 * bell(x, stage.east(1170), 230) + grain(x / 60 + 8) * 4
    for (const [x, h] of [
      [30, 210],
      [124, 150],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 14, banana(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1090, 160],
      [1160, 220],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 14, banana(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
