import type { Composition } from '../../composition.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, curve, type Line, type Point } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** The middle and half width of the river at a height: wide loops that open toward the viewer. */
const middle = (y: number) => 620 + Math.sin((y - 452) / 31) * (26 + (y - 452) * 1.15)
const half = (y: number) => 1 + ((y - 452) / 300) ** 1.4 * 72

export const meander: Composition = {
  title: 'The winding river',
  place: 'Ruvubu National Park',
  hour: 'golden',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 760, 330, { sun: 74, rings: 1.02 }) +
      fill(ridge(stage, domes(stage, 0, { count: 6, height: 110, width: 190, base: 430, rough: 6 }), 44), ink.r1) +
      mist(stage, 370, 90, 0.8) +
      fill(ridge(stage, domes(stage, 8, { count: 5, height: 84, width: 220, base: 476, rough: 6 }), 44), ink.r2) +
      mist(stage, 420, 80, 0.7)
    const plain = ridge(stage, (x) => 458 + 3 * bell(x, 620, 300) + grain(x / 200) * 3, 60)
    drawing +=
      fill(plain, ink.r3) +
      cut(plain, ink.r2, 40, { width: 2.2, opacity: 0.7, dashes: '80 60 30 90 140 70' }) +
      cut(plain, ink.r2, 110, { width: 2.4, opacity: 0.6, dashes: '120 90 40 60' })
    const [left, right]: [Point[], Point[]] = [[], []]
    for (let y = 460; y <= 800; y += 9) {
      left.push([middle(y) - half(y), y])
      right.unshift([middle(y) + half(y), y])
    }
    const water = `${curve(left)}${curve(right, 'L')}z`
    drawing += stroke(water, ink.r4, 9, 'stroke-linejoin="round"') + fill(water, ink.w0)
    drawing += stroke('M590 560h60M520 596h60M700 640h80M620 690h110', ink.P, 3, 'stroke-linecap="round" opacity=".7"')
    // gallery trees keep to the banks
    for (const [y, side, h, key] of [
      [486, -1, 34, 1],
      [498, 1, 38, 3],
      [520, 1, 44, 4],
      [536, -1, 50, 6],
      [560, -1, 56, 2],
      [584, 1, 64, 7],
      [612, -1, 76, 5],
      [640, 1, 84, 8],
    ] as const)
      drawing += place(middle(y) + side * (half(y) + h * 0.7), y + 6, acacia(h, seed + key, y < 550 ? ink.r4 : ink.r5))
    const bluff: Line = (x) =>
      770 - 220 * bell(x, stage.west(40), 250) - 190 * bell(x, stage.east(1180), 250) + grain(x / 90 + 4) * 6
    drawing += forest(stage, bluff, {
      name: 'bluff',
      seed: seed + 9,
      size: [40, 74],
      ground: ink.r6,
      marks: ink.r4,
      cut: [12, 2.4],
    })
    drawing +=
      place(stage.west(200), bluff(stage.west(200)) + 12, acacia(210, seed + 11, ink.r7)) +
      place(stage.east(1060), bluff(stage.east(1060)) + 20, acacia(170, seed + 12, ink.r7))
    const ground: Line = (x) => 786 - 60 * bell(x, stage.west(60), 220) - 60 * bell(x, stage.east(1150), 230)
    return (
      drawing +
      fill(canopy(stage, ground, seed + 15, [50, 90]), ink.r7) +
      fill(
        ridge(stage, () => 788, 60),
        ink.r7,
      )
    )
  },
}
