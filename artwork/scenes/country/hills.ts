import type { Composition } from '../../composition.ts'
import { house } from '../../motifs/buildings.ts'
import { cranes } from '../../motifs/cranes.ts'
import { banana, eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, terraced } from '../../sky.ts'
import { fill, place, ridge } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const hills: Composition = {
  title: 'A thousand hills',
  place: 'Gakenke, Northern Province',
  hour: 'mist',
  draw(stage) {
    const { ink, seed } = stage
    let drawing = sky(stage, 420, 236, { sun: 66, rings: 0.94 })

    const ranges = [
      { base: 352, count: 7, height: 130, width: 130, ground: ink.r0 },
      { base: 420, count: 6, height: 150, width: 150, ground: ink.r1 },
      { base: 492, count: 6, height: 150, width: 170, ground: ink.r2, lines: ink.r1 },
      { base: 566, count: 5, height: 150, width: 200, ground: ink.r3, lines: ink.r2 },
    ]
    ranges.forEach(({ base, ground, lines, ...shape }, i) => {
      const d = ridge(stage, domes(stage, i * 13, { ...shape, base: base + 30 }), 40)
      drawing += lines ? terraced(stage, `t${i}`, d, { ground, lines, rows: 5, gap: 15, opacity: 0.8 }) : fill(d, ground)
      drawing += mist(stage, base - 6 + i * 8, 130, 0.95)
    })

    const grain = noise(seed)
    const farm: Line = (x) =>
      690 -
      190 * bell(x, 800, 250) -
      120 * bell(x, 210, 240) -
      130 * bell(x, 1440, 220) -
      90 * bell(x, -300, 200) +
      grain(x / 120) * 7
    drawing += terraced(stage, 'farm', ridge(stage, farm, 44), {
      ground: ink.r5,
      lines: ink.r3,
      rows: 8,
      gap: 19,
      width: 2.4,
      opacity: 0.75,
    })
    const houses = [
      [176, 60],
      [232, 78],
      [716, 62],
      [770, 92],
      [862, 70],
      [640, 70],
      [1404, 74],
      [-286, 70],
    ] as const
    for (const [x, down] of houses) drawing += place(x, farm(x) + down, house(ink.K, ink.P), 1.5)
    for (const x of [742, 762, 786, 838, 196, 216])
      drawing += place(x, farm(x) + 5, eucalyptus(58 + (x % 7) * 7, seed + x, ink.r6))
    drawing += mist(stage, 650, 110, 0.55)

    const ground: Line = (x) => 730 - 96 * bell(x, stage.west(40), 300) - 64 * bell(x, stage.east(1190), 300) + grain(x / 90) * 5
    const plants = [
      [36, 190],
      [136, 150],
      [222, 110],
    ] as const
    for (const [x, h] of plants) drawing += place(stage.west(x), ground(stage.west(x)) + 12, banana(h, seed + x, ink.r7))
    const eastPlants = [
      [1040, 120],
      [1120, 176],
      [1190, 150],
    ] as const
    for (const [x, h] of eastPlants) drawing += place(stage.east(x), ground(stage.east(x)) + 12, banana(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 46), ink.r7) + cranes(760, stage.format === 'wide' ? 216 : 170, 0.62, ink.r5)
  },
}
