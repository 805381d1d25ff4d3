import type { Composition } from '../../composition.ts'
import { house } from '../../motifs/buildings.ts'
import { banana, eucalyptus } from '../../motifs/trees.ts'
import { minibus } from '../../motifs/vehicles.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, terraced } from '../../sky.ts'
import { fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const hairpins: Composition = {
  title: 'The road over the hills',
  place: 'Between Musanze and Kigali',
  hour: 'dawn',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 380, 330, { sun: 74, rings: 1.02 }) +
      fill(ridge(stage, domes(stage, 0, { count: 7, height: 130, width: 150, base: 430, rough: 5 }), 44), ink.r1) +
      mist(stage, 360, 120, 0.9)
    drawing +=
      terraced(stage, 'back', ridge(stage, domes(stage, 9, { count: 5, height: 120, width: 220, base: 510, rough: 5 }), 44), {
        ground: ink.r2,
        lines: ink.r1,
        rows: 6,
        gap: 13,
        opacity: 0.8,
      }) + mist(stage, 450, 110, 0.85)
    const hill: Line = (x) =>
      640 -
      250 * bell(x, 660, 300) -
      60 * bell(x, 120, 220) -
      90 * bell(x, 1240, 240) -
      60 * bell(x, -280, 220) +
      grain(x / 120 + 3) * 4
    drawing += terraced(stage, 'hill', ridge(stage, hill, 40), { ground: ink.r4, lines: ink.r2, rows: 9, gap: 17, opacity: 0.5 })
    // the road climbs the hill in loops, wider as it comes down
    const road = [
      ['M654 398Q700 404 724 420 740 436 700 446L600 462', 6],
      ['M600 462Q556 470 580 490L760 510', 8],
      ['M760 510Q830 520 790 544L560 572', 11],
      ['M560 572Q470 588 540 616L850 646', 15],
      ['M850 646Q960 662 880 700L640 740', 21],
      ['M640 740Q560 756 520 810', 28],
    ] as const
    for (const [d, width] of road) drawing += stroke(d, ink.r6, width + 3, 'stroke-linecap="round"')
    for (const [d, width] of road) drawing += stroke(d, ink.K, width, 'stroke-linecap="round"')
    for (const [x, y, size] of [
      [520, 540, 1.4],
      [850, 580, 1.6],
      [446, 640, 1.8],
      [960, 620, 1.7],
      [742, 470, 1.2],
    ] as const)
      drawing += place(x, y, house(ink.K, ink.P), size)
    for (const [x, y, h] of [
      [480, 560, 70],
      [820, 500, 56],
      [846, 506, 70],
      [420, 660, 100],
      [980, 650, 110],
      [610, 428, 44],
    ] as const)
      drawing += place(x, y, eucalyptus(h, seed + x, ink.r6))
    const bus = { body: ink.r7, glass: ink.s4, stripe: ink.P, hub: ink.P }
    drawing +=
      place(700, 640, minibus(bus), 0.4) +
      place(730, 734, `<g transform="scale(-1 1)">${minibus(bus)}</g>`, 0.66) +
      place(668, 508, minibus(bus), 0.22)
    const ground: Line = (x) =>
      772 - 110 * bell(x, stage.west(30), 230) - 80 * bell(x, stage.east(1180), 220) + grain(x / 60 + 8) * 4
    for (const [x, h] of [
      [40, 250],
      [92, 300],
      [144, 220],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1090, 160],
      [1160, 220],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 14, banana(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
