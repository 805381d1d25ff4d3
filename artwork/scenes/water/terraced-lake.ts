import type { Composition } from '../../composition.ts'
import { house } from '../../motifs/buildings.ts'
import { dugout } from '../../motifs/dugout.ts'
import { banana, eucalyptus, papyrus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { glints, mist, sky, terraced } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, ridge, type Stage } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** An island: a hill that ends in the water, its foot a straight line. */
function island(
  stage: Stage,
  name: string,
  { x, y, half, high, ground, lines }: { x: number; y: number; half: number; high: number; ground: string; lines: string },
): string {
  const top = `M${x - half} ${y}q${Math.round(half * 0.34)}-${Math.round(high * 0.9)} ${Math.round(half * 0.86)}-${high}t${Math.round(half * 1.14)} ${high}`
  const id = stage.id(name)
  const uses = [1, 2, 3].map((i) => `<use href="#${id}" y="${i * 13}" clip-path="url(#${id}c)"/>`).join('')
  return (
    `<defs><path id="${id}" d="${top}"/><clipPath id="${id}c"><path d="${top}z"/></clipPath></defs>${fill(`${top}z`, ground)}` +
    `<g fill="none" stroke="${lines}" stroke-width="2" stroke-dasharray="130 7 74 9 60 6" opacity=".7">${uses}</g>`
  )
}

export const terracedLake: Composition = {
  title: 'A lake of islands',
  place: 'Lake Bunyonyi',
  hour: 'forest',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 640, 250, { sun: 66, rings: 1 }) +
      fill(ridge(stage, domes(stage, 0, { count: 6, height: 120, width: 170, base: 370, rough: 5 }), 44), ink.r1) +
      mist(stage, 310, 100, 0.9)
    drawing +=
      terraced(stage, 'hills', ridge(stage, domes(stage, 7, { count: 5, height: 110, width: 210, base: 440, rough: 5 }), 44), {
        ground: ink.r2,
        lines: ink.r1,
        rows: 6,
        gap: 12,
        opacity: 0.8,
      }) + mist(stage, 380, 90, 0.7)
    drawing += bandAcross(stage, 440, 370, ink.w0) + acrossStage(stage, fill('M0 438H1200v8q-240 10-520 2t-680 4z', ink.r3))
    const islands = [
      { x: 330, y: 486, half: 120, high: 44, ground: ink.r3, lines: ink.r2 },
      { x: 880, y: 500, half: 170, high: 62, ground: ink.r3, lines: ink.r2 },
      { x: stage.east(1240), y: 484, half: 150, high: 56, ground: ink.r3, lines: ink.r2 },
      { x: stage.west(-20), y: 560, half: 230, high: 96, ground: ink.r4, lines: ink.r2 },
      { x: 610, y: 560, half: 130, high: 52, ground: ink.r4, lines: ink.r2 },
    ]
    islands.forEach((one, i) => {
      drawing += island(stage, `i${i}`, one)
    })
    for (const [x, y, h] of [
      [316, 452, 44],
      [860, 446, 60],
      [890, 448, 50],
      [600, 516, 56],
      [636, 522, 42],
    ] as const)
      drawing += place(x, y, eucalyptus(h, seed + x, ink.r5))
    drawing +=
      place(676, 544, house(ink.K, ink.P), 1.4) +
      place(930, 482, house(ink.K, ink.P), 1.2) +
      place(300, 472, house(ink.K, ink.P), 1.1)
    drawing +=
      acrossStage(stage, fill('M0 600q300-14 640 4t560-8V810H0z', ink.w1, 'opacity=".4"')) +
      glints(stage, 14, { from: 456, to: 650, x: 700, spread: 520, colour: ink.P })
    drawing += place(520, 652, dugout(ink.r7, ink.K), 1.14) + place(760, 600, dugout(ink.r6, ink.P), 0.5)
    const slope: Line = (x) =>
      764 - 150 * bell(x, stage.west(10), 240) - 160 * bell(x, stage.east(1210), 250) + grain(x / 90 + 7) * 5
    drawing +=
      terraced(stage, 'slope', ridge(stage, slope, 44), {
        ground: ink.r6,
        lines: ink.r4,
        rows: 6,
        gap: 17,
        width: 2.4,
        opacity: 0.7,
      }) + place(stage.west(250), 760, papyrus(5, 110, 120, seed + 2, ink.r7))
    const ground: Line = (x) => 786 - 60 * bell(x, stage.west(50), 190) - 64 * bell(x, stage.east(1150), 200)
    for (const [x, h] of [
      [40, 180],
      [130, 120],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 14, banana(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1080, 150],
      [1160, 200],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 14, banana(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
