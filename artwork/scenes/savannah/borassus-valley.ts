import type { Composition } from '../../composition.ts'
import { herd } from '../../motifs/herd.ts'
import { borassus } from '../../motifs/palms.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line, tight } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { fill, jaggedRidge, place, ridge, stamp } from '../../stage.ts'
import { lightSide } from '../../terrain.ts'

export const borassusValley: Composition = {
  title: 'Borassus palms',
  place: 'Kidepo Valley',
  hour: 'golden',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const peak = (x: number, at: number, high: number, wide: number) => high * Math.max(0, 1 - Math.abs(x - at) / wide) ** 1.3
    const far: Line = (x) =>
      500 -
      Math.max(
        peak(x, 200, 190, 240),
        peak(x, 470, 120, 190),
        peak(x, 760, 150, 230),
        peak(x, 1050, 230, 270),
        peak(x, 1420, 170, 250),
        peak(x, -190, 160, 240),
      ) +
      grain(x / 26, 2) * 9
    const palm = stamp(stage, 'palm', (colour) => borassus(400, seed + 2, colour))
    let drawing =
      palm.shape +
      sky(stage, 600, 380, { sun: 92, rings: 1.08 }) +
      fill(jaggedRidge(stage, far, 16), ink.r2) +
      fill(lightSide(far, { summit: 1050, foot: 840, inner: 1004, seed: seed + 2, depth: 0.4 }), ink.r1) +
      fill(lightSide(far, { summit: 200, foot: 400, inner: 250, seed: seed + 3, depth: 0.4 }), ink.r1) +
      fill(lightSide(far, { summit: 760, foot: 590, inner: 724, seed: seed + 6, depth: 0.34 }), ink.r1) +
      mist(stage, 440, 100, 0.8)
    const plain: Line = (x) => 530 + grain(x / 180 + 3) * 8
    drawing +=
      fill(ridge(stage, plain, 50), ink.r3) +
      place(stage.west(60), 556, herd(seed + 2, 380, ink.r6), 0.66) +
      place(690, 550, herd(seed + 4, 400, ink.r6), 0.56)
    for (const [x, y, h, key] of [
      [330, 556, 96, 1],
      [372, 560, 74, 2],
      [842, 556, 104, 4],
      [904, 560, 82, 3],
      [stage.east(1000), 552, 70, 6],
    ] as const)
      drawing += palm.at(x, y, key % 2 ? h / 400 : -h / 400, ink.r5)
    const middle = ridge(stage, (x) => 616 + grain(x / 150 + 6) * 12, 40)
    const near = ridge(stage, (x) => 682 + grain(x / 130 + 13) * 12, 40)
    drawing +=
      fill(middle, ink.r4) +
      cut(middle, ink.r2, 12, { width: 2, opacity: 0.7, dashes: '60 20 120 30 40 50' }) +
      fill(near, ink.r5) +
      cut(near, ink.r3, 14, { width: 2.2, opacity: 0.8, dashes: '80 30 30 60 140 40' }) +
      cut(near, ink.r3, 34, { width: 2, opacity: 0.5, dashes: '40 90 120 60' })
    drawing +=
      palm.at(520, 716, 1.075, ink.r7) +
      palm.at(612, 700, -0.75, ink.r6) +
      palm.at(436, 704, 0.575, ink.r6) +
      palm.at(stage.east(1070), 730, -0.85, ink.r7) +
      palm.at(stage.west(110), 726, -0.675, ink.r7)
    const random = rng(seed + 4)
    const ground: Line = (x) => 752 - 16 * bell(x, 540, 240) + grain(x / 110 + 20) * 10
    let grass = ''
    for (let x = stage.left; x < stage.right; x += 17) {
      const h = Math.round(14 + random() * 26)
      const bend = Math.round((random() - 0.4) * 20)
      grass += `M${Math.round(x)} ${Math.round(ground(x) + 12)}q0-${h} ${bend}-${h + 6} ${4} ${Math.round(h / 2)} ${8 - bend} ${h + 6}`
    }
    return drawing + fill(ridge(stage, ground, 40) + tight(grass), ink.r7)
  },
}
