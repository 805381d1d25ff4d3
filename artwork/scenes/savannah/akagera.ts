import type { Composition } from '../../composition.ts'
import { cranes } from '../../motifs/cranes.ts'
import { acacia, papyrus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { cut, glints, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, jaggedRidge, place, ridge } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const akagera: Composition = {
  title: 'Lake Ihema, late light',
  place: 'Akagera National Park',
  hour: 'golden',
  draw(stage) {
    const { ink, seed } = stage
    const farHills = domes(stage, 0, { count: 5, height: 80, width: 260, base: 452, rough: 7 })
    const nearHills = domes(stage, 4, { count: 4, height: 52, width: 300, base: 478, rough: 5 })
    let drawing =
      sky(stage, 470, 360, { sun: 82 }) +
      fill(ridge(stage, farHills, 50), ink.r1) +
      fill(ridge(stage, nearHills, 50), ink.r2) +
      bandAcross(stage, 488, 330, ink.w0) +
      acrossStage(stage, fill('M0 488H1200v16q-160 12-330 6t-330 10-540 2z', ink.r3)) +
      acrossStage(stage, fill('M0 560q300 22 640 8t560 20V810H0z', ink.w1, 'opacity=".45"')) +
      glints(stage, 16, { from: 516, to: 640, x: 470, spread: 460, colour: ink.sun, opacity: 0.8 })

    const grain = noise(seed + 6)
    const shore: Line = (x) => 664 + grain(x / 160) * 16 - 26 * bell(x, 840, 240)
    const shorePath = ridge(stage, shore, 50)
    drawing +=
      fill(shorePath, ink.r5) +
      cut(shorePath, ink.r3, 14, { width: 2.2, opacity: 0.8, dashes: '80 30 30 60 140 40' }) +
      cut(shorePath, ink.r3, 34, { width: 2, opacity: 0.5, dashes: '40 90 120 60' })
    const trees = [
      [800, 318, 2, ink.r7],
      [stage.west(214), 150, 9, ink.r6],
      [stage.east(1108), 120, 4, ink.r6],
    ] as const
    for (const [x, h, key, colour] of trees) drawing += place(x, shore(x) + 4, acacia(h, seed + key, colour))

    const reeds = noise(seed + 11)
    return (
      drawing +
      fill(
        jaggedRidge(stage, (x) => 726 + reeds(x / 60) * 12, 12),
        ink.r7,
      ) +
      place(stage.west(150), 740, papyrus(9, 300, 150, seed + 3, ink.r7)) +
      place(stage.east(1060), 744, papyrus(8, 260, 130, seed + 5, ink.r7)) +
      cranes(stage.format === 'portrait' ? 380 : 330, stage.format === 'wide' ? 216 : 170, 0.6, ink.r5)
    )
  },
}
