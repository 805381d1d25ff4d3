import type { Composition } from '../../composition.ts'
import { canopy } from '../../motifs/forest.ts'
import { safariTent } from '../../motifs/huts.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { cut, mist, sky, stars } from '../../sky.ts'
import { disc, fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** A fire between stones, with sparks. */
const fire = (wood: string, flame: string, heart: string) =>
  stroke('M-36 4L30-10M36 4L-30-10', wood, 9, 'stroke-linecap="round"') +
  fill('M-22-6Q-30-34-6-60 0-40 8-46 12-62 6-78 34-50 24-8 10 0-22-6z', flame) +
  fill('M-10-6Q-14-26 0-40 14-24 12-8 2-2-10-6z', heart)

/** A folding chair, seen from the side. */
const seat = (wood: string, cloth: string) =>
  stroke('M-20 0L22-34M20 0L-18-34M-18-34L-30-84', wood, 5, 'stroke-linecap="round"') +
  fill('M-20-38H24v7H-20zM-34-86l-9 2 15 46h8z', cloth)

export const camp: Composition = {
  title: 'The camp fire',
  place: 'A tented camp',
  hour: 'night',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const moonY = stage.format === 'wide' ? 250 : 200
    let drawing =
      sky(stage, 820, moonY, { sun: 40, rings: 0.9 }) +
      stars(stage, 54, 3, { down: 420, clear: { x: 820, y: moonY, radius: 70 } }) +
      fill(ridge(stage, domes(stage, 0, { count: 5, height: 90, width: 240, base: 490, rough: 6 }), 44), ink.r1) +
      mist(stage, 430, 90, 0.5) +
      fill(
        canopy(stage, (x) => 520 + grain(x / 140) * 8, seed + 2, [26, 52]),
        ink.r2,
      )
    const plain = ridge(stage, (x) => 556 + grain(x / 160 + 3) * 7, 44)
    drawing += fill(plain, ink.r3) + cut(plain, ink.r1, 16, { width: 2, opacity: 0.6, dashes: '60 20 120 30 40 50' })
    drawing += place(330, 590, acacia(250, seed + 1, ink.r5)) + place(stage.east(1040), 600, acacia(200, seed + 4, ink.r5))
    const tent = safariTent(ink.r5, ink.r6, ink.L)
    for (const [x, y, size] of [
      [stage.west(230), 614, 0.7],
      [470, 606, 0.8],
      [stage.east(900), 612, 0.84],
      [stage.east(1090), 632, 0.7],
    ] as const)
      drawing += disc(x, y - 20, 90 * size, ink.L).replace('/>', ' opacity=".1"/>') + place(x, y, tent, size)
    const near = ridge(stage, (x) => 650 + grain(x / 120 + 7) * 9, 40)
    drawing += fill(near, ink.r5) + cut(near, ink.r3, 16, { width: 2.2, opacity: 0.7, dashes: '80 30 30 60 140 40' })
    // the only warm light
    drawing +=
      fill('M400 704q90-30 220-30t220 32q-100 28-220 28t-220-30z', ink.L, 'opacity=".16"') +
      fill('M490 704q60-18 130-18t130 18q-60 18-130 18t-130-18z', ink.L, 'opacity=".26"') +
      disc(620, 660, 96, ink.L).replace('/>', ' opacity=".12"/>')
    drawing +=
      place(620, 704, fire(ink.r7, ink.K, ink.L), 1.1) +
      stroke('M606 606h0M640 586h0M622 556h0M654 540h0M600 530h0M634 500h0', ink.L, 5, 'stroke-linecap="round" opacity=".9"')
    drawing +=
      place(470, 726, seat(ink.r7, ink.K), 1.2) +
      place(400, 712, seat(ink.r7, ink.K), 1.1) +
      place(770, 726, `<g transform="scale(-1 1)">${seat(ink.r7, ink.K)}</g>`, 1.2) +
      place(838, 712, `<g transform="scale(-1 1)">${seat(ink.r7, ink.K)}</g>`, 1.1)
    const ground: Line = (x) =>
      764 - 40 * bell(x, stage.west(70), 230) - 40 * bell(x, stage.east(1140), 230) + grain(x / 80 + 20) * 6
    drawing +=
      place(stage.west(90), ground(stage.west(90)) + 6, acacia(360, seed + 8, ink.r7)) +
      place(stage.east(1140), ground(stage.east(1140)) + 6, acacia(300, seed + 9, ink.r7))
    return drawing + fill(ridge(stage, ground, 40), ink.r7)
  },
}
