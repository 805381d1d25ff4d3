import type { Composition } from '../../composition.ts'
import { shrineChurch } from '../../motifs/buildings.ts'
import { pilgrim } from '../../motifs/people.ts'
import { eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { crescent, lamps, mist, sky, stars, terraced } from '../../sky.ts'
import { fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const kibeho: Composition = {
  title: 'Evening prayer',
  place: 'Kibeho, Nyaruguru',
  hour: 'dusk',
  draw(stage) {
    const { ink, seed } = stage
    const tall = stage.format === 'portrait'
    // no sun's disc: the church stands in the glow
    let drawing = sky(stage, 600, 440, { rings: 1.08 })
    if (stage.withSky)
      drawing +=
        crescent(tall ? 880 : 932, tall ? 120 : 206, ink.sun) +
        stars(stage, 16, 4, { down: 320, clear: { x: 600, y: 440, radius: 400 } })
    const far = domes(stage, 0, { count: 6, height: 84, width: 210, base: 520, rough: 5 })
    const near = domes(stage, 6, { count: 5, height: 70, width: 240, base: 570, rough: 5 })
    drawing +=
      fill(ridge(stage, far, 50), ink.r1) +
      mist(stage, 470, 110, 0.7) +
      fill(ridge(stage, near, 50), ink.r2) +
      mist(stage, 530, 110, 0.55)

    const grain = noise(seed + 3)
    const rise = tall ? 216 : 190
    // a hill with a broad top, wide enough for a church and its square
    const hill: Line = (x) => 692 - rise * Math.exp(-((Math.abs(x - 600) / 390) ** 3.2)) + grain(x / 100) * 3
    drawing += terraced(stage, 'hill', ridge(stage, hill, 50), {
      ground: ink.r4,
      lines: ink.r2,
      rows: 6,
      gap: 20,
      width: 1.8,
      opacity: 0.35,
    })
    const summit = Math.round(692 - rise + 6)
    const trees = [
      [334, 92, 7],
      [356, 128, 5],
      [378, 100, 2],
      [858, 112, 6],
      [882, 84, 9],
    ] as const
    for (const [x, h, key] of trees) drawing += place(x, hill(x) + 5, eucalyptus(h, seed + key, ink.r6))
    const scale = tall ? 1.24 : 1.14
    drawing += place(562, summit, shrineChurch({ front: ink.r5, side: ink.r6, roof: ink.r7, lit: ink.L, course: ink.r2 }), scale)

    // the procession: a winding road of candles
    const down = (by: number) => summit + by
    const road = `M566 ${down(10)}C566 ${down(56)} 672 ${down(44)} 668 ${down(102)}S500 ${down(148)} 514 ${down(204)}S610 ${down(248)} 578 806`
    drawing +=
      stroke(road, ink.r3, 12, 'opacity=".7"') + lamps(road, 5, '0 13', ink.L) + lamps(road, 12, '0 13', ink.L, 'opacity=".22"')

    const ground: Line = (x) =>
      770 - 96 * bell(x, stage.west(60), 260) - 110 * bell(x, stage.east(1160), 260) + noise(seed + 7)(x / 60) * 4
    for (const [x, h] of [
      [40, 170],
      [84, 220],
      [132, 170],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1050, 150],
      [1100, 230],
      [1144, 200],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    drawing += fill(ridge(stage, ground, 46), ink.r7)
    const walkers = stage.format === 'landscape' ? [906, 944, 978] : [850, 886, 918]
    walkers.forEach((x, i) => {
      drawing += place(x, ground(x) + 3, `<g transform="scale(-1 1)">${pilgrim(ink.r7, ink.L)}</g>`, 0.62 - i * 0.04)
    })
    return drawing
  },
}
