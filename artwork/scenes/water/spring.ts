import type { Composition } from '../../composition.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { borassus } from '../../motifs/palms.ts'
import { acacia, papyrus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky } from '../../sky.ts'
import { acrossStage, fill, jaggedRidge, place, ridge, stamp, stroke } from '../../stage.ts'
import { cone, domes } from '../../terrain.ts'

export const spring: Composition = {
  title: 'Springs below the lava hills',
  place: 'Mzima, Tsavo West',
  hour: 'coast',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const palm = stamp(stage, 'palm', (colour) => borassus(400, seed + 2, colour))
    const hill = (x: number, height: number, key: number, reach: number) =>
      cone(
        { x, base: 500, height, left: reach, right: reach * 1.1 },
        { seed: seed + key, power: 1.3, crater: 0.13, dip: 0.07, rough: 4 },
      )
    let drawing =
      palm.shape +
      sky(stage, 840, 250, { sun: 62, rings: 1 }) +
      fill(ridge(stage, domes(stage, 0, { count: 6, height: 70, width: 210, base: 470, rough: 8 }), 44), ink.r1) +
      fill(jaggedRidge(stage, hill(320, 170, 1, 280), 18), ink.r2) +
      fill(jaggedRidge(stage, hill(690, 130, 3, 250), 18), ink.r3) +
      fill(jaggedRidge(stage, hill(stage.east(1120), 150, 5, 270), 18), ink.r2) +
      mist(stage, 430, 90, 0.75)
    drawing += forest(stage, (x) => 500 + grain(x / 130) * 8, {
      name: 'trees',
      seed: seed + 2,
      size: [26, 56],
      ground: ink.r4,
      marks: ink.r3,
      cut: [8, 2],
    })
    for (const [x, size] of [
      [260, 0.44],
      [320, -0.36],
      [860, 0.5],
      [930, -0.4],
      [stage.east(1050), 0.46],
    ] as const)
      drawing += palm.at(x, 536, size, ink.r5)
    // the pool, so clear that its bed shows
    const pool = 'M70 606q120-62 330-64t340-8 300 30 100 76q-80 70-330 74t-480 8T60 690q-60-46 10-84z'
    drawing += acrossStage(
      stage,
      fill('M0 540q300-20 620-12t580 6V810H0z', ink.r5) +
        fill(pool, ink.w1) +
        fill(pool, ink.w0, 'opacity=".9" transform="translate(60 36)scale(.9 .92)"') +
        fill('M330 640q120-34 290-22t200 36q-90 36-250 34t-240-48z', ink.P, 'opacity=".4"'),
    )
    drawing += stroke(
      'M360 590h130M620 580h150M300 690h110M700 700h150M540 620h90M470 664h120',
      ink.P,
      3,
      'stroke-linecap="round" opacity=".85"',
    )
    drawing += fill('M420 712q16-22 44-20 20-14 40 2 26 2 34 20zM770 602q14-16 34-14 20-10 34 4 16 2 20 12z', ink.r6)
    const ground: Line = (x) =>
      762 - 110 * bell(x, stage.west(30), 230) - 100 * bell(x, stage.east(1180), 230) + grain(x / 80 + 9) * 5
    drawing +=
      place(stage.west(230), 744, papyrus(6, 120, 160, seed + 3, ink.r6)) +
      palm.at(stage.west(110), ground(stage.west(110)) + 8, 1.2, ink.r7) +
      place(stage.east(1080), ground(stage.east(1080)) + 8, acacia(300, seed + 4, ink.r7)) +
      palm.at(stage.east(1170), ground(stage.east(1170)) + 8, -0.8, ink.r7)
    return drawing + fill(canopy(stage, ground, seed + 12, [44, 80]), ink.r7)
  },
}
