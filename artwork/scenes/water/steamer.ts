import type { Composition } from '../../composition.ts'
import { dugout } from '../../motifs/dugout.ts'
import { steamer as ship } from '../../motifs/harbour.ts'
import { banana, papyrus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { pen } from '../../pen.ts'
import { glints, mist, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const steamer: Composition = {
  title: 'The lake steamer',
  place: 'Lake Tanganyika',
  hour: 'day',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const range = domes(stage, 0, { count: 5, height: 170, width: 250, base: 452, rough: 9 })
    let drawing =
      sky(stage, 360, 270, { sun: 66, rings: 1.04 }) +
      fill(ridge(stage, range, 40), ink.r1) +
      mist(stage, 380, 100, 0.8) +
      fill(ridge(stage, domes(stage, 5, { count: 5, height: 84, width: 240, base: 470, rough: 6 }), 44), ink.r2) +
      bandAcross(stage, 464, 346, ink.w0) +
      acrossStage(stage, fill('M0 462H1200v8q-240 8-520 0t-680 4z', ink.r3)) +
      acrossStage(stage, fill('M0 540q300 12 640-2t560 6V810H0z', ink.w1, 'opacity=".35"')) +
      acrossStage(stage, fill('M0 620q280-14 620 2t580-4V810H0z', ink.w1, 'opacity=".6"')) +
      glints(stage, 18, { from: 484, to: 660, x: 360, spread: 560, colour: ink.P, opacity: 0.75 })
    const smoke = pen(588, 376)
    for (const [x, y] of [
      [560, 350],
      [540, 318],
      [496, 306],
      [452, 280],
      [396, 276],
      [350, 254],
      [396, 246],
      [452, 252],
      [500, 270],
      [548, 286],
      [580, 318],
      [600, 350],
      [604, 376],
    ] as const)
      smoke.bump(x, y, 0.6)
    drawing += fill(`${smoke.path()}z`, ink.P, 'opacity=".7"')
    drawing += place(610, 600, ship({ hull: ink.r7, deck: ink.P, funnel: ink.K, strake: ink.K, lit: ink.r5 }), 1.28)
    drawing += stroke('M330 616h190M470 632h260M690 618h190M560 650h120', ink.P, 4, 'stroke-linecap="round" opacity=".8"')
    drawing +=
      place(stage.format === 'portrait' ? 900 : 966, 560, dugout(ink.r6, ink.K), 0.46) +
      place(stage.west(170), 676, dugout(ink.r7, ink.K), 0.9)
    const ground: Line = (x) => 782 - 90 * bell(x, stage.east(1180), 240) - 40 * bell(x, stage.west(40), 220) + grain(x / 60) * 4
    drawing +=
      place(stage.east(1100), ground(stage.east(1100)) + 14, banana(190, seed + 4, ink.r7)) +
      place(stage.east(1010), ground(stage.east(1010)) + 14, banana(120, seed + 7, ink.r7)) +
      place(stage.west(70), 776, papyrus(7, 190, 130, seed + 2, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
