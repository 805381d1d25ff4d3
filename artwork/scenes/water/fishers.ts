import type { Composition } from '../../composition.ts'
import { dugout } from '../../motifs/dugout.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { palm } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { glints, mist, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, stroke } from '../../stage.ts'

/** A frame of poles in the rapids, from which fishers lower baskets. */
const frame = (wood: string, basket: string) =>
  stroke(
    'M-70 20L-34-120M-10 20L-40-122M10 24L44-116M74 20L40-118M-52-104H62M-46-70H54M-60-34L66-30M-38-104L-24-30M34-104L26-34',
    wood,
    5,
    'stroke-linecap="round"',
  ) +
  fill('M-34-32L-24-70-14-32Q-24-22-34-32zM14-30L26-74 38-30Q26-20 14-30z', basket) +
  stroke('M-24-70V-104M26-74V-104', wood, 1.6)

export const fishers: Composition = {
  title: 'The fishers of the rapids',
  place: 'The Congo at Kisangani',
  hour: 'mist',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing = sky(stage, 420, 270, { sun: 72, rings: 1 })
    drawing +=
      forest(stage, (x) => 400 - 26 * bell(x, 900, 300) + grain(x / 140) * 10, {
        name: 'far',
        seed: seed + 1,
        size: [30, 58],
        ground: ink.r1,
      }) + mist(stage, 380, 90, 0.85)
    for (const [x, h, lean] of [
      [760, 150, 0.06],
      [830, 118, -0.05],
      [980, 140, 0.07],
      [300, 124, -0.06],
    ] as const)
      drawing += place(x, 440, palm(h, lean, seed + x, ink.r2))
    drawing += forest(stage, (x) => 444 + grain(x / 130 + 5) * 8, {
      name: 'bank',
      seed: seed + 3,
      size: [30, 60],
      ground: ink.r2,
      marks: ink.r1,
      cut: [8, 2],
    })
    drawing += bandAcross(stage, 462, 350, ink.w0) + acrossStage(stage, fill('M0 456H1200v12q-240 8-520 0t-680 4z', ink.r3))
    drawing +=
      acrossStage(stage, fill('M0 560q300 14 640 0t560 8V810H0z', ink.w1, 'opacity=".4"')) +
      acrossStage(stage, fill('M0 650q280-14 620 2t580-4V810H0z', ink.w1, 'opacity=".5"'))
    // white water between the frames
    drawing += stroke(
      'M-340 530q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0M-330 590q50-12 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0',
      ink.P,
      5,
      'stroke-dasharray="60 26 110 40 30 20" stroke-linecap="round" opacity=".9"',
    )
    drawing +=
      place(stage.east(1010), 520, frame(ink.r4, ink.r3), 0.6) +
      place(880, 536, frame(ink.r4, ink.r3), 0.66) +
      place(740, 566, frame(ink.r5, ink.r4), 0.9)
    drawing += place(520, 624, frame(ink.r7, ink.r5), 1.5) + place(stage.west(220), 560, frame(ink.r5, ink.r4), 0.8)
    drawing += fill('M400 660q20-24 56-20 30-20 66 0 44-10 70 22-90 16-192-2z', ink.r6)
    drawing +=
      glints(stage, 10, { from: 600, to: 700, x: 600, spread: 700, colour: ink.P, opacity: 0.8 }) +
      place(742, 676, dugout(ink.r7, ink.K), 1.06)
    const ground: Line = (x) => 776 - 100 * bell(x, stage.west(30), 230) - 90 * bell(x, stage.east(1180), 230)
    drawing +=
      place(stage.east(1110), 740, palm(460, -0.1, seed + 2, ink.r7)) +
      place(stage.west(90), 740, palm(360, 0.1, seed + 7, ink.r7))
    return drawing + fill(canopy(stage, ground, seed + 12, [44, 84]), ink.r7)
  },
}
