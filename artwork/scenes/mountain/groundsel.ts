import type { Composition } from '../../composition.ts'
import { groundsel as tree } from '../../motifs/dry-trees.ts'
import { canopy } from '../../motifs/forest.ts'
import { hiker } from '../../motifs/people.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { pen } from '../../pen.ts'
import { cut, mist, sky } from '../../sky.ts'
import { fill, jaggedRidge, place, ridge, stamp } from '../../stage.ts'
import { lightSide } from '../../terrain.ts'

/** Ridge tents of a high camp, lit from inside. */
const tents = (cloth: string, lit: string) => fill('M-26 0L-8-22H14L30 0z', cloth) + fill('M-14 0L-8-22 2 0z', lit)

/** The lower edge of the ice from east to west: how far below the rim it ends. */
const iceEdge = [
  [884, 30],
  [862, 44],
  [846, 26],
  [822, 34],
  [812, 92],
  [796, 104],
  [784, 60],
  [768, 40],
  [742, 46],
  [730, 30],
  [706, 36],
  [694, 78],
  [676, 112],
  [658, 118],
  [648, 66],
  [628, 42],
  [612, 50],
  [596, 28],
  [572, 34],
] as const

export const groundsel: Composition = {
  title: 'Giant groundsels',
  place: 'The Machame route, Kilimanjaro',
  hour: 'day',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const dome: Line = (x) =>
      470 - 250 * Math.max(0, 1 - Math.max(0, Math.abs(x - 720) - 110) / 560) ** 1.5 + grain(x / 24, 2) * 8
    const plant = stamp(stage, 'plant', (colour) => tree(300, seed + 3, colour))
    let drawing = plant.shape + sky(stage, 300, 240, { sun: 60, rings: 1.04 }) + fill(jaggedRidge(stage, dome, 16), ink.r2)
    // the ice that is left: a broken cap below the rim
    const cap = pen(560, dome(560) + 10)
    for (let x = 574; x <= 880; x += 17) cap.line(x, dome(x) + 2)
    for (const [x, down] of iceEdge) cap.line(x, dome(x) + down)
    drawing += fill(lightSide(dome, { summit: 600, foot: 250, inner: 500, seed: seed + 4, steps: 9, depth: 0.28 }), ink.r1)
    const ice = `${cap.path()}z`
    drawing += place(3, 8, fill(ice, ink.r3, 'opacity=".7"')) + fill(ice, ink.P)
    drawing +=
      mist(stage, 380, 120, 0.85) +
      fill(
        canopy(stage, (x) => 486 + grain(x / 200) * 18 - 26 * bell(x, 80, 200), seed + 6, [50, 120]),
        ink.m,
      )
    const moor = ridge(stage, (x) => 540 - 40 * bell(x, 930, 260) - 30 * bell(x, 180, 220) + grain(x / 60) * 8, 28)
    drawing += fill(moor, ink.r3) + cut(moor, ink.r1, 14, { width: 2, opacity: 0.7, dashes: '50 20 90 30' })
    for (const x of [884, 936, 980]) drawing += place(x, 520 + (x % 3) * 5, tents(ink.K, ink.P), 0.9)
    for (const [x, y, h, key] of [
      [380, 560, 84, 1],
      [820, 548, 70, 2],
      [1050, 544, 90, 4],
      [260, 552, 64, 6],
    ] as const)
      drawing += plant.at(x, y, key % 2 ? h / 300 : -h / 300, ink.r4)
    const slope: Line = (x) => 650 - 36 * bell(x, 560, 260) + grain(x / 70 + 5) * 9
    const slopePath = ridge(stage, slope, 30)
    drawing +=
      fill(slopePath, ink.r5) +
      cut(slopePath, ink.r3, 16, { width: 2.2, opacity: 0.7, dashes: '40 24 90 30' }) +
      cut(slopePath, ink.r3, 44, { width: 2.2, opacity: 0.5, dashes: '70 60 30 40' })
    drawing +=
      place(600, slope(600) + 12, hiker({ body: ink.r7, cloth: ink.P, load: ink.K }), 0.84) +
      place(676, slope(676) + 10, hiker({ body: ink.r7, cloth: ink.K, load: ink.P }), 0.76)
    drawing += plant.at(440, 690, 1, ink.r7) + plant.at(790, 684, -0.66, ink.r6)
    const ground: Line = (x) =>
      762 - 60 * bell(x, stage.west(60), 220) - 76 * bell(x, stage.east(1150), 230) + grain(x / 40 + 9) * 7
    drawing +=
      plant.at(stage.east(1100), ground(stage.east(1100)) + 10, -1.2, ink.r7) +
      plant.at(stage.west(90), ground(stage.west(90)) + 10, 0.84, ink.r7)
    return drawing + fill(jaggedRidge(stage, ground, 26), ink.r7)
  },
}
