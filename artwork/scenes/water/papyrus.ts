import type { Composition } from '../../composition.ts'
import { shoebill } from '../../motifs/birds.ts'
import { reedBed } from '../../motifs/reeds.ts'
import { acacia, papyrus as stand } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const papyrus: Composition = {
  title: 'Shoebill in the papyrus',
  place: 'Lake Mburo',
  hour: 'mist',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 820, 240, { sun: 64, rings: 0.98 }) +
      fill(ridge(stage, domes(stage, 0, { count: 5, height: 90, width: 230, base: 420, rough: 6 }), 46), ink.r0) +
      mist(stage, 360, 100, 0.9) +
      fill(ridge(stage, domes(stage, 5, { count: 5, height: 60, width: 240, base: 450, rough: 6 }), 46), ink.r1)
    for (const [x, h, key] of [
      [stage.west(120), 84, 2],
      [stage.west(220), 60, 5],
      [stage.east(960), 72, 4],
      [stage.east(1080), 96, 7],
    ] as const)
      drawing += place(x, 446, acacia(h, seed + key, ink.r2))
    drawing += mist(stage, 400, 90, 0.8) + bandAcross(stage, 462, 350, ink.w0)
    drawing += acrossStage(stage, fill('M0 462H1200v8q-240 10-520 2t-680 4z', ink.r2))
    drawing += acrossStage(stage, fill('M0 560q280 16 620 0t580 8V810H0z', ink.w1, 'opacity=".4"'))
    const bank: Line = (x) => 520 + grain(x / 120) * 10
    drawing +=
      fill(reedBed(stage.left, 300, bank, 120, seed + 2, 2.2) + reedBed(820, stage.right, bank, 140, seed + 4, 2.2), ink.r3) +
      mist(stage, 470, 80, 0.6)
    drawing += acrossStage(stage, fill('M0 640q300-14 620 4t580-8V810H0z', ink.w1, 'opacity=".5"'))
    drawing += stroke('M420 566h120M700 590h150M330 620h90M640 650h110', ink.P, 3, 'stroke-linecap="round" opacity=".8"')
    // a floating mat of papyrus, and the bird that waits on it
    drawing += fill('M360 706q60-36 170-36t240 6 110 30z', ink.r5)
    drawing += place(480, 690, stand(4, 100, 250, seed + 6, ink.r5)) + place(800, 696, stand(4, 80, 200, seed + 8, ink.r5))
    drawing += place(612, 686, shoebill(ink.r6, ink.r3, ink.P), 1.5)
    drawing += stroke('M420 724h150M620 730h190M500 744h90', ink.P, 3, 'stroke-linecap="round" opacity=".55"')
    const ground: Line = (x) =>
      764 - 26 * bell(x, stage.west(80), 220) - 30 * bell(x, stage.east(1130), 220) + grain(x / 60 + 9) * 5
    drawing += fill(
      reedBed(stage.left, stage.right, (x) => ground(x) + 14, 70, seed + 9, 2.6),
      ink.r7,
    )
    drawing +=
      place(stage.west(120), 770, stand(7, 230, 330, seed + 3, ink.r7)) +
      place(stage.east(1090), 770, stand(7, 220, 380, seed + 5, ink.r7))
    return drawing + fill(ridge(stage, ground, 46), ink.r7)
  },
}
