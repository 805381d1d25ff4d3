import type { Composition } from '../../composition.ts'
import { flamingos as company } from '../../motifs/birds.ts'
import { acacia, papyrus } from '../../motifs/trees.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, ridge, type Stage, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** The far thousands: bodies as short strokes, in rows that thin out toward the open water. */
function thousands(stage: Stage): string {
  const random = rng(stage.seed + 3)
  let d = ''
  for (const [y, step, chance] of [
    [470, 9, 0.95],
    [477, 11, 0.9],
    [486, 14, 0.7],
    [498, 19, 0.5],
  ] as const)
    for (let x = stage.left; x < stage.right; x += step + random() * 6)
      if (random() < chance - 0.5 * bell(x, 560, 120)) d += `M${Math.round(x)} ${Math.round(y + random() * 5)}h5`
  return stroke(d, stage.ink.K, 4, 'stroke-linecap="round" opacity=".62"')
}

export const flamingos: Composition = {
  title: 'Flamingos in the shallows',
  place: 'Lake Nakuru',
  hour: 'dawn',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const cliff: Line = (x) => 410 - 70 / (1 + Math.exp((700 - x) / 70)) + grain(x / 60) * 9
    let drawing =
      sky(stage, 420, 360, { sun: 70, rings: 1 }) +
      fill(ridge(stage, domes(stage, 2, { count: 6, height: 80, width: 200, base: 440, rough: 6 }), 50), ink.r1) +
      fill(ridge(stage, cliff, 30), ink.r2) +
      mist(stage, 396, 76, 0.9) +
      bandAcross(stage, 456, 360, ink.w0) +
      acrossStage(stage, fill('M0 450H1200v10q-200 8-420 2t-440 6-340 0z', ink.r3)) +
      acrossStage(stage, fill('M0 530q280 14 600 0t600 8V810H0z', ink.w1, 'opacity=".3"')) +
      acrossStage(stage, fill('M0 610q300-16 620 4t580-8V810H0z', ink.w1, 'opacity=".45"')) +
      thousands(stage)
    drawing += stroke(
      'M360 508h120M390 522h70M350 540h150M410 560h90M380 588h60',
      ink.sun,
      3,
      'stroke-linecap="round" opacity=".8"',
    )
    const birds = [
      [330, 560, 0.5, 1],
      [372, 566, 0.54, 0],
      [640, 556, 0.46, 0],
      [690, 562, 0.5, 1],
      [736, 556, 0.44, 0],
      [842, 570, 0.52, 1],
      [560, 622, 0.86, 0],
      [470, 642, 1, 1],
      [650, 654, 1.1, 1],
      [770, 640, 0.96, 0],
      [330, 664, 1.14, 0],
    ] as const
    const ripples = birds.map(([x, y, size]) => `M${Math.round(x - 34 * size)} ${y + 2}h${Math.round(70 * size)}`).join('')
    const mirrored = place(0, 0, stroke(ripples, ink.K, 3, 'opacity=".35" stroke-linecap="round"'))
    drawing += mirrored + company({ body: ink.K, leg: ink.r5, tip: ink.r7 }, birds)
    const ground: Line = (x) =>
      752 - 60 * bell(x, stage.west(60), 230) - 80 * bell(x, stage.east(1150), 240) + grain(x / 70 + 9) * 5
    drawing +=
      place(stage.east(1086), ground(stage.east(1086)) + 6, acacia(330, seed + 4, ink.r7)) +
      place(stage.west(110), ground(stage.west(110)) + 8, acacia(210, seed + 2, ink.r7)) +
      place(stage.west(260), 770, papyrus(5, 110, 90, seed + 2, ink.r7))
    return drawing + fill(ridge(stage, ground, 40), ink.r7)
  },
}
