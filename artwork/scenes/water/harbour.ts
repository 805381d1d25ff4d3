import type { Composition } from '../../composition.ts'
import { containerShip, gantry } from '../../motifs/harbour.ts'
import { palm } from '../../motifs/trees.ts'
import { lorry } from '../../motifs/vehicles.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { glints, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, ridge, type Stage } from '../../stage.ts'

/** Containers stacked on the quay. */
function yard(stage: Stage, y: number): string {
  const { ink } = stage
  const inks = [ink.K, ink.r4, ink.r2] as const
  let boxes = ''
  for (let i = 0; i < 34; i++) {
    const x = stage.left + i * 58
    const high = 1 + ((i * 7) % 3)
    for (let level = 0; level < high; level++)
      boxes += fill(`M${Math.round(x)} ${y - level * 24}h54v-22h-54z`, inks[(i + level * 2) % 3] ?? ink.r4)
  }
  return boxes
}

export const harbour: Composition = {
  title: 'The container quay',
  place: 'Dar es Salaam',
  hour: 'dawn',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 420, 420, { sun: 84, rings: 1.08 }) +
      fill(
        ridge(stage, (x) => 470 - 26 * bell(x, 130, 200) - 34 * bell(x, 1060, 260) + grain(x / 90) * 5, 40),
        ink.r1,
      ) +
      bandAcross(stage, 470, 340, ink.w0) +
      acrossStage(stage, fill('M0 468H1200v9q-240 8-520 0t-680 4z', ink.r3)) +
      acrossStage(stage, fill('M0 540q300 12 640-2t560 6V810H0z', ink.w1, 'opacity=".4"')) +
      glints(stage, 20, { from: 486, to: 620, x: 420, spread: 420, colour: ink.sun, opacity: 0.85 })
    const ship = { hull: ink.r6, strake: ink.K, boxes: [ink.K, ink.r4, ink.P] as const, bridge: ink.P, lit: ink.r5 }
    drawing += place(
      stage.west(190),
      500,
      containerShip({ ...ship, hull: ink.r4, boxes: [ink.r3, ink.r2, ink.r4], strake: ink.r3, bridge: ink.r2 }),
      0.36,
    )
    drawing += place(600, 612, containerShip(ship), 1.2)
    drawing += acrossStage(stage, fill('M0 640H1200V810H0z', ink.r5) + fill('M0 640H1200v8H0z', ink.r3))
    drawing +=
      place(930, 648, gantry(ink.r7, ink.K), 1.36) +
      place(stage.format === 'portrait' ? 360 : 320, 648, gantry(ink.r7, ink.K), 1.1) +
      yard(stage, 690)
    drawing += bandAcross(stage, 690, 60, ink.r6)
    drawing += place(640, 742, lorry({ body: ink.r7, glass: ink.s4, box: ink.K, mark: ink.r7, hub: ink.P }), 0.86)
    const ground: Line = (x) =>
      744 - 30 * bell(x, stage.west(60), 200) - 30 * bell(x, stage.east(1150), 200) + grain(x / 80 + 3) * 3
    drawing +=
      place(stage.west(60), 770, palm(330, 0.12, seed + 5, ink.r7)) +
      place(stage.east(1150), 770, palm(400, -0.12, seed + 1, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
