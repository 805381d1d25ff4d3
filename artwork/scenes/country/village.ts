import type { Composition } from '../../composition.ts'
import { house } from '../../motifs/buildings.ts'
import { basketWalker, hiker } from '../../motifs/people.ts'
import { banana, eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, terraced } from '../../sky.ts'
import { fill, jaggedRidge, place, ridge, stroke } from '../../stage.ts'
import { cone, domes, lightSide } from '../../terrain.ts'

/** A farmhouse: earth walls with a painted band, a tiled roof, a door that is open. */
const farmhouse = (roof: string, wall: string, dark: string, band: string) =>
  fill('M-58 0V-48H58V0z', wall) +
  fill('M-58 0v-12H58V0z', band) +
  fill('M-72-44L-52-82H52L72-44z', roof) +
  stroke('M-62-56H62M-57-68H57', dark, 2, 'opacity=".4"') +
  fill('M-12 0v-34h22V0zM-44-34h18v16h-18zM26-34h18v16H26z', dark)

export const village: Composition = {
  title: 'A village on the hill',
  place: 'Musanze',
  hour: 'day',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const peak = cone(
      { x: 860, base: 430, height: 250, left: 340, right: 380 },
      { seed, power: 1.6, crater: 0.05, dip: 0.03, rough: 3 },
    )
    let drawing =
      sky(stage, 320, 230, { sun: 60, rings: 1 }) +
      fill(jaggedRidge(stage, peak, 20), ink.r1) +
      fill(lightSide(peak, { summit: 850, foot: 580, inner: 800, seed: seed + 3, depth: 0.4 }), ink.r0) +
      mist(stage, 340, 110, 0.9)
    drawing +=
      terraced(stage, 'far', ridge(stage, domes(stage, 7, { count: 6, height: 110, width: 190, base: 470, rough: 5 }), 44), {
        ground: ink.r2,
        lines: ink.r1,
        rows: 5,
        gap: 12,
        opacity: 0.8,
      }) + mist(stage, 430, 90, 0.7)
    const back: Line = (x) =>
      540 -
      50 * bell(x, 260, 260) -
      40 * bell(x, 1000, 280) -
      40 * bell(x, -260, 200) -
      44 * bell(x, 1480, 220) +
      grain(x / 120) * 5
    drawing += terraced(stage, 'back', ridge(stage, back, 44), { ground: ink.r3, lines: ink.r2, rows: 6, gap: 13, opacity: 0.8 })
    for (const x of [180, 246, 930, 1010, 1066, -250, 1450])
      drawing += place(x, back(x) + 24 + (x % 3) * 8, house(ink.K, ink.P), 1.5)
    const hill: Line = (x) => 656 - 60 * bell(x, 600, 380) - 20 * bell(x, 40, 200) + grain(x / 120 + 4) * 4
    drawing += terraced(stage, 'hill', ridge(stage, hill, 44), {
      ground: ink.r5,
      lines: ink.r4,
      rows: 7,
      gap: 18,
      width: 2.4,
      opacity: 0.9,
    })
    const path = 'M640 610Q676 650 636 684T560 740 580 806H660Q640 760 690 710T704 640 668 606z'
    drawing += fill(path, ink.K)
    for (const [x, h, key] of [
      [360, 130, 1],
      [410, 96, 3],
      [810, 140, 5],
      [862, 104, 7],
    ] as const)
      drawing += place(x, hill(x) + 12, banana(h, seed + key, ink.r6))
    const build = farmhouse(ink.K, ink.P, ink.r6, ink.r3)
    drawing +=
      place(468, hill(468) + 30, build, 1.16) +
      place(770, hill(770) + 36, `<g transform="scale(-1 1)">${build}</g>`, 1.04) +
      place(592, hill(592) + 8, build, 0.8)
    // smoke of a kitchen fire
    drawing += stroke('M500 520q-22-26 4-50t-2-52', ink.P, 9, 'stroke-linecap="round" opacity=".5"')
    const walker = { body: ink.r7, cloth: ink.P, load: ink.K }
    drawing += place(668, 676, basketWalker({ ...walker, load: ink.P }), 0.7) + place(600, 742, hiker(walker), 0.92)
    const ground: Line = (x) =>
      778 - 84 * bell(x, stage.west(30), 220) - 90 * bell(x, stage.east(1170), 220) + grain(x / 60 + 8) * 4
    for (const [x, h] of [
      [30, 200],
      [120, 150],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 14, banana(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1090, 210],
      [1140, 290],
      [1180, 230],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
