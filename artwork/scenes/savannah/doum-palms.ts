import type { Composition } from '../../composition.ts'
import { canopy } from '../../motifs/forest.ts'
import { doumPalm } from '../../motifs/palms.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { acrossStage, fill, jaggedRidge, place, ridge, stamp, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const doumPalms: Composition = {
  title: 'Doum palms by the river',
  place: 'Ewaso Ng’iro, Samburu',
  hour: 'golden',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    // Ololokwe: a table of rock with sheer sides
    const mesa: Line = (x) => {
      const step = (at: number, soft: number) => 1 / (1 + Math.exp((at - x) / soft))
      return 500 - 150 * step(470, 12) * (1 - step(760, 9)) - 40 * bell(x, 610, 230) + grain(x / 34) * 5
    }
    const palm = stamp(stage, 'palm', (colour) => doumPalm(400, seed + 1, colour))
    let drawing =
      palm.shape +
      sky(stage, 330, 380, { sun: 80, rings: 1.04 }) +
      fill(ridge(stage, domes(stage, 2, { count: 6, height: 70, width: 180, base: 490, rough: 6 }), 44), ink.r1) +
      fill(jaggedRidge(stage, mesa, 13), ink.r2)
    let faces = ''
    for (let x = 486; x < 750; x += 24 + (x % 5) * 4) faces += `M${x} ${Math.round(mesa(x)) + 10}l7 34-4 30 6 34-14-4-5-46z`
    drawing += fill(faces, ink.r1) + mist(stage, 440, 100, 0.75)
    const scrub: Line = (x) => 540 + grain(x / 140) * 6
    drawing += fill(canopy(stage, scrub, seed + 3, [24, 48]), ink.r3)
    drawing += acrossStage(stage, fill('M0 562q200-18 420-8t420-6 360 0V810H0z', ink.r3))
    // the brown river in its wide bed
    drawing += acrossStage(stage, fill('M1200 586q-200-10-380 4-240 20-330 38-110 24 40 44 240 30 670 28z', ink.r1))
    drawing += acrossStage(stage, fill('M1200 600q-190-6-350 8-190 16-260 32-70 18 60 32 200 18 550 12z', ink.w0))
    drawing += stroke(
      'M700 632h150M900 622h130M640 650h90M860 660h170M1010 644h90',
      ink.P,
      3,
      'stroke-linecap="round" opacity=".7"',
    )
    for (const [x, y, h, key] of [
      [860, 582, 96, 1],
      [930, 580, 120, 3],
      [stage.east(1090), 584, 104, 5],
    ] as const)
      drawing += palm.at(x, y, key % 2 ? h / 400 : -h / 400, ink.r5)
    const near = ridge(stage, (x) => 704 - 60 * bell(x, 330, 280) + grain(x / 120 + 7) * 8, 44)
    drawing +=
      fill(near, ink.r5) +
      cut(near, ink.r3, 14, { width: 2.2, opacity: 0.8, dashes: '80 30 30 60 140 40' }) +
      cut(near, ink.r3, 36, { width: 2, opacity: 0.5, dashes: '40 90 120 60' })
    drawing += palm.at(470, 674, 1.08, ink.r7) + palm.at(340, 660, -0.62, ink.r6)
    drawing += place(stage.west(100), 690, acacia(150, seed + 2, ink.r7)) + palm.at(stage.east(1110), 744, -0.64, ink.r7)
    const ground: Line = (x) =>
      750 - 30 * bell(x, stage.west(100), 240) - 26 * bell(x, stage.east(1110), 220) + grain(x / 90 + 20) * 8
    return drawing + fill(ridge(stage, ground, 40), ink.r7)
  },
}
