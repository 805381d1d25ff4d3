import type { Composition } from '../../composition.ts'
import { euphorbia } from '../../motifs/dry-trees.ts'
import { dugout } from '../../motifs/dugout.ts'
import { canopy } from '../../motifs/forest.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { cut, glints, mist, sky } from '../../sky.ts'
import { acrossStage, fill, jaggedRidge, place, ridge } from '../../stage.ts'
import { lightSide } from '../../terrain.ts'

export const channel: Composition = {
  title: 'The Kazinga Channel',
  place: 'Queen Elizabeth National Park',
  hour: 'coast',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const peak = (x: number, at: number, high: number, wide: number) => high * Math.max(0, 1 - Math.abs(x - at) / wide) ** 1.25
    // the Rwenzori: a long wall with snow on three summits
    const range: Line = (x) =>
      470 -
      60 -
      Math.max(
        peak(x, 420, 130, 330),
        peak(x, 640, 190, 300),
        peak(x, 860, 140, 320),
        peak(x, 1300, 110, 330),
        peak(x, 60, 90, 300),
        peak(x, -260, 70, 260),
      ) +
      grain(x / 22, 2) * 8
    let drawing = sky(stage, 300, 250, { sun: 60, rings: 1 }) + fill(jaggedRidge(stage, range, 14), ink.r2)
    for (const [at, half] of [
      [640, 66],
      [420, 40],
      [860, 46],
    ] as const)
      drawing += fill(
        `M${at - half} ${Math.round(range(at) + half * 0.66)}L${at - 4} ${Math.round(range(at)) - 1}h8L${at + half} ${Math.round(range(at) + half * 0.6)}l-${half / 3}-6-${half / 4} 22-${half / 3}-26-${half / 3} 30-${half / 4}-26z`,
        ink.P,
      )
    drawing += fill(lightSide(range, { summit: 420, foot: 190, inner: 350, seed: seed + 2, depth: 0.3 }), ink.r1, 'opacity=".6"')
    drawing += mist(stage, 370, 110, 0.9)
    const far: Line = (x) => 486 + grain(x / 150) * 8
    drawing += fill(canopy(stage, far, seed + 2, [22, 44]), ink.r3)
    // the channel bends in from the right
    drawing += acrossStage(stage, fill('M1200 520q-260-20-560-14t-640 18V810H1200z', ink.w0))
    drawing +=
      acrossStage(stage, fill('M0 588q300 16 640 2t560 10V810H0z', ink.w1, 'opacity=".45"')) +
      acrossStage(stage, fill('M0 654q300-14 640 4t560-8V810H0z', ink.w1, 'opacity=".6"'))
    drawing += glints(stage, 18, { from: 532, to: 680, x: 470, spread: 560, colour: ink.P, opacity: 0.7 })
    const spit = ridge(
      stage,
      (x) => 590 - 76 / (1 + Math.exp((800 - x) / 60)) + 240 / (1 + Math.exp((x - 700) / 26)) + grain(x / 80) * 5,
      30,
    )
    drawing += fill(spit, ink.r4) + cut(spit, ink.r2, 16, { width: 2.2, opacity: 0.7, dashes: '60 30 100 40' })
    drawing +=
      place(896, 526, euphorbia(150, seed + 1, ink.r5)) +
      place(984, 522, acacia(90, seed + 4, ink.r5)) +
      place(stage.east(1080), 524, euphorbia(110, seed + 6, ink.r5))
    drawing += place(500, 628, dugout(ink.r7, ink.K), 1.24) + place(700, 560, dugout(ink.r5, ink.P), 0.44)
    const bank: Line = (x) =>
      742 - 120 * bell(x, stage.west(60), 240) - 54 * bell(x, stage.east(1160), 240) + grain(x / 80 + 9) * 5
    drawing +=
      place(stage.west(176), bank(stage.west(176)) + 8, euphorbia(330, seed + 3, ink.r7)) +
      place(stage.east(1092), bank(stage.east(1092)) + 8, euphorbia(230, seed + 9, ink.r7)) +
      place(stage.west(60), bank(stage.west(60)) + 8, euphorbia(180, seed + 5, ink.r7))
    return drawing + fill(ridge(stage, bank, 44), ink.r7)
  },
}
