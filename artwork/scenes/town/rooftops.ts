import type { Composition } from '../../composition.ts'
import { eucalyptus } from '../../motifs/trees.ts'
import { minibus } from '../../motifs/vehicles.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky } from '../../sky.ts'
import { fill, place, ridge, type Stage, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** Houses in rows up a hill, their roofs red or pale. */
function quarter(
  stage: Stage,
  hill: Line,
  { seed, rows, size, gap }: { seed: number; rows: number; size: number; gap: number },
): string {
  const { ink } = stage
  const random = rng(seed)
  let [walls, red, pale, doors] = ['', '', '', '']
  for (let row = 0; row < rows; row++) {
    const larger = size * (1 + row * 0.12)
    for (
      let x = stage.left + random() * 40;
      x < stage.right;
      x += larger * (1.9 + random() * 2.2) * (stage.format === 'wide' ? 1.7 : 1)
    ) {
      if (random() < 0.26) continue
      const [w, h] = [Math.round(larger * (0.9 + random() * 0.5)), Math.round(larger * 0.42)]
      const [at, y] = [Math.round(x), Math.round(hill(x) + gap * (row + 0.7) * (1 + row * 0.1))]
      walls += `M${at} ${y}v-${h}h${w}v${h}z`
      doors += `M${at + Math.round(w * 0.3)} ${y}v-${Math.round(h * 0.6)}h${Math.max(2, Math.round(w * 0.16))}v${Math.round(h * 0.6)}z`
      const roof = `M${at - 3} ${y - h + 1}l${Math.round(w * 0.2)}-${Math.round(h * 0.8)}h${Math.round(w * 0.64)}l${Math.round(w * 0.2) + 2} ${Math.round(h * 0.8)}z`
      if (random() < 0.66) red += roof
      else pale += roof
    }
  }
  return fill(walls, ink.P) + fill(red, ink.K) + fill(pale, ink.w0) + fill(doors, ink.r5)
}

export const rooftops: Composition = {
  title: 'Roofs of the city',
  place: 'Kigali, from Kimihurura',
  hour: 'day',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 800, 220, { sun: 60, rings: 1 }) +
      fill(ridge(stage, domes(stage, 0, { count: 6, height: 120, width: 180, base: 400, rough: 5 }), 44), ink.r1) +
      mist(stage, 340, 110, 0.9)
    const crest: Line = (x) => 440 - 50 * bell(x, 480, 280) - 30 * bell(x, 1100, 240) + grain(x / 120) * 4
    let towers = ''
    let panes = ''
    for (const [x, width, height] of [
      [392, 30, 34],
      [430, 24, 62],
      [460, 40, 46],
      [508, 28, 104],
      [542, 34, 58],
      [584, 26, 76],
      [616, 40, 36],
    ] as const) {
      const y = Math.round(crest(x + 15)) + 12
      towers += `M${x} ${y}v-${height}h${width}v${height}z`
      for (let down = 10; down < height - 8; down += 12) panes += `M${x + 5} ${y - height + down}h${width - 10}`
    }
    const dome = Math.round(crest(980)) + 10
    towers += `M930 ${dome}v-10q4-50 50-52t50 52v10z`
    drawing +=
      fill(towers, ink.r3) +
      stroke(panes, ink.P, 4, 'stroke-dasharray="5 4 3 6" opacity=".7"') +
      stroke(`M934 ${dome - 12}q46-16 92 0M938 ${dome - 26}q42-14 84 0M948 ${dome - 40}q32-10 64 0`, ink.P, 2.4, 'opacity=".8"')
    drawing +=
      fill(ridge(stage, crest, 44), ink.r2) +
      quarter(stage, crest, { seed: seed + 1, rows: 2, size: 17, gap: 14 }) +
      mist(stage, 450, 80, 0.45)
    const middle: Line = (x) =>
      540 - 56 * bell(x, 900, 320) - 44 * bell(x, 130, 260) - 40 * bell(x, 1480, 220) + grain(x / 120 + 4) * 4
    drawing += fill(ridge(stage, middle, 44), ink.r4) + quarter(stage, middle, { seed: seed + 4, rows: 4, size: 26, gap: 24 })
    for (const x of [250, 300, 620, 700, 1010, -160, 1380])
      drawing += place(x, middle(x) + 60, eucalyptus(70 + (x % 4) * 8, seed + x, ink.r5))
    const street: Line = (x) => 690 - 30 * bell(x, 420, 360) + grain(x / 140 + 8) * 4
    drawing +=
      fill(
        ridge(stage, (x) => street(x) - 30, 44),
        ink.r5,
      ) + fill(ridge(stage, street, 44), ink.r3)
    const bus = { body: ink.r7, glass: ink.s4, stripe: ink.K, hub: ink.P }
    drawing +=
      place(520, street(520) + 24, minibus({ ...bus, body: ink.P, glass: ink.r5 }), 0.9) +
      place(780, street(780) + 26, `<g transform="scale(-1 1)">${minibus(bus)}</g>`, 0.8)
    const ground: Line = (x) =>
      744 - 60 * bell(x, stage.west(40), 220) - 70 * bell(x, stage.east(1160), 230) + grain(x / 60 + 3) * 4
    for (const [x, h] of [
      [40, 230],
      [96, 290],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1100, 240],
      [1150, 310],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
