import type { Composition } from '../../composition.ts'
import { basketWalker } from '../../motifs/people.ts'
import { banana, eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, terraced } from '../../sky.ts'
import { fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

type BedInks = { top: string; beans: string; wood: string }

/** A raised drying bed that runs away from the viewer: a long table of mesh under parchment or cherries. */
function bed({ top, beans, wood }: BedInks): string {
  let rows = ''
  for (let i = 0; i < 6; i++) rows += `M${-168 + i * 10}-${36 + i * 4}H${166 + i * 7}`
  return (
    stroke('M-170-32V22M-90-32V22M-10-32V22M70-32V22M150-32V22M-116-58V-36M204-58V20', wood, 5) +
    fill('M-184-30L-120-62H214L168-30z', top) +
    stroke(rows, beans, 4, 'stroke-dasharray="3 4 5 3 2 5" stroke-linecap="round"') +
    fill('M-186-32H170v9H-186z', wood)
  )
}

export const coffee: Composition = {
  title: 'Coffee on the drying beds',
  place: 'A washing station above Lake Kivu',
  hour: 'golden',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 800, 300, { sun: 76, rings: 1.02 }) +
      fill(ridge(stage, domes(stage, 0, { count: 6, height: 120, width: 180, base: 420, rough: 5 }), 44), ink.r1) +
      mist(stage, 360, 110, 0.85)
    drawing +=
      terraced(stage, 'hills', ridge(stage, domes(stage, 7, { count: 5, height: 120, width: 220, base: 510, rough: 5 }), 44), {
        ground: ink.r2,
        lines: ink.r1,
        rows: 7,
        gap: 13,
        opacity: 0.85,
      }) + mist(stage, 460, 90, 0.6)
    const yard: Line = (x) => 560 - 24 * bell(x, 240, 240) + grain(x / 120 + 3) * 4
    drawing += fill(ridge(stage, yard, 44), ink.r3)
    // the washing station under its long roof
    drawing += place(
      300,
      556,
      fill('M-90 0V-46H96V0z', ink.P) +
        fill('M-112-42L-84-78H92L118-42z', ink.K) +
        fill('M-70 0v-30h24V0zM-30 0v-30H-6V0zM10 0v-30h24V0zM50 0v-30h24V0z', ink.r5),
      1.1,
    )
    for (const [x, h] of [
      [170, 150],
      [stage.west(120), 120],
      [stage.east(1010), 140],
      [stage.east(1080), 176],
    ] as const)
      drawing += place(x, 566, eucalyptus(h, seed + h, ink.r4))
    drawing += place(470, 574, banana(110, seed + 3, ink.r4)) + place(940, 578, banana(120, seed + 6, ink.r4))
    const inks = { top: ink.P, beans: ink.r3, wood: ink.r6 }
    const walker = { body: ink.r7, cloth: ink.P, load: ink.K }
    drawing +=
      place(720, 606, bed({ ...inks, top: ink.K, beans: ink.r6 }), 0.62) +
      place(stage.east(1010), 604, bed(inks), 0.6) +
      place(420, 612, bed(inks), 0.64)
    drawing += place(566, 628, basketWalker(walker), 0.74)
    drawing +=
      place(stage.west(230), 664, bed({ ...inks, top: ink.K, beans: ink.r6 }), 0.9) +
      place(820, 668, bed(inks), 0.94) +
      place(500, 680, basketWalker({ ...walker, cloth: ink.K, load: ink.P }), 1.02)
    drawing += place(1010, 700, `<g transform="scale(-1 1)">${basketWalker(walker)}</g>`, 1.1)
    drawing += place(600, 738, bed({ ...inks, top: ink.K, beans: ink.r6, wood: ink.r7 }), 1.34)
    const ground: Line = (x) =>
      758 - 60 * bell(x, stage.west(40), 220) - 60 * bell(x, stage.east(1160), 230) + grain(x / 60 + 8) * 4
    for (const [x, h] of [
      [40, 220],
      [130, 150],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 14, banana(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1090, 160],
      [1160, 230],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 14, banana(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
