import type { Composition } from '../../composition.ts'
import { balloon as aloft } from '../../motifs/aircraft.ts'
import { canopy } from '../../motifs/forest.ts'
import { herd } from '../../motifs/herd.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { acrossStage, fill, place, ridge } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const balloon: Composition = {
  title: 'The balloon at sunrise',
  place: 'Maasai Mara',
  hour: 'dawn',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const escarpment: Line = (x) => 470 - 60 / (1 + Math.exp((x - 420) / 90)) + grain(x / 110) * 7
    let drawing =
      sky(stage, 810, 452, { sun: 86, rings: 1.08 }) +
      fill(ridge(stage, escarpment, 40), ink.r1) +
      fill(ridge(stage, domes(stage, 4, { count: 4, height: 40, width: 260, base: 506, rough: 4 }), 50), ink.r2) +
      mist(stage, 466, 80, 0.9)
    const plain = ridge(stage, (x) => 530 + grain(x / 200 + 4) * 6, 60)
    drawing += fill(plain, ink.r3) + cut(plain, ink.r1, 18, { width: 2, opacity: 0.6, dashes: '60 20 120 30 40 50' })
    drawing += place(stage.west(40), 550, herd(seed + 2, 420, ink.r6), 0.6) + place(700, 556, herd(seed + 6, 400, ink.r6), 0.66)
    // the river, by the trees that stand along it
    const river: Line = (x) => 600 + Math.sin(x / 130 + seed) * 12
    drawing += fill(canopy(stage, river, seed + 3, [26, 50]), ink.r4)
    drawing += acrossStage(stage, fill('M0 628q200-16 420-4t400-4 380-2V810H0z', ink.r4))
    const near = ridge(stage, (x) => 664 + grain(x / 130 + 9) * 13, 40)
    drawing +=
      fill(near, ink.r5) +
      cut(near, ink.r3, 14, { width: 2.2, opacity: 0.8, dashes: '80 30 30 60 140 40' }) +
      cut(near, ink.r3, 36, { width: 2, opacity: 0.5, dashes: '40 90 120 60' })
    const inks = { cloth: ink.K, stripe: ink.P, basket: ink.r7, flame: ink.L }
    const [x, y] = stage.format === 'wide' ? [520, 502] : [520, 450]
    drawing +=
      place(stage.format === 'portrait' ? 860 : 930, y - 60, aloft({ ...inks, cloth: ink.r5, stripe: ink.s4 }), 0.36) +
      place(stage.format === 'portrait' ? 320 : 210, y - 20, aloft({ ...inks, cloth: ink.r4, stripe: ink.s3 }), 0.24) +
      place(x, y, aloft(inks), stage.format === 'wide' ? 1.36 : 1.5)
    drawing +=
      place(stage.west(150), 712, acacia(190, seed + 3, ink.r7)) +
      place(stage.east(1070), 716, acacia(230, seed + 5, ink.r7)) +
      place(700, 676, acacia(60, seed + 7, ink.r6))
    const ground: Line = (x) =>
      744 - 26 * bell(x, stage.west(120), 240) - 24 * bell(x, stage.east(1080), 240) + grain(x / 80 + 20) * 8
    return drawing + fill(ridge(stage, ground, 40), ink.r7)
  },
}
