import type { Composition } from '../../composition.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { hiker } from '../../motifs/people.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line, limb, tight } from '../../path.ts'
import { sky } from '../../sky.ts'
import { fill, place, ridge, type Stage, stroke } from '../../stage.ts'

/** A row of trunks with plank roots, some with a fork high up. */
function trunks(
  stage: Stage,
  { every, width, foot, seed, clear }: { every: number; width: number; foot: Line; seed: number; clear: number },
): string {
  const random = rng(seed)
  let d = ''
  const n = Math.round
  for (let x = stage.left - 20 + random() * every; x < stage.right; x += every * (0.6 + random() * 0.8)) {
    if (Math.abs(x - 600) < clear) continue
    const w = width * (0.7 + random() * 0.6)
    const y = n(foot(x)) + 14
    const top = stage.top - 40
    d += `M${n(x - w * 2.1)} ${y}Q${n(x - w * 0.7)} ${n(y - w * 1.6)} ${n(x - w * 0.5)} ${n(y - w * 7)}L${n(x - w * 0.34)} ${top}H${n(x + w * 0.34)}L${n(x + w * 0.5)} ${n(y - w * 7)}Q${n(x + w * 0.7)} ${n(y - w * 1.6)} ${n(x + w * 2.1)} ${y}z`
    const side = random() < 0.5 ? -1 : 1
    const fork = y - 260 - random() * 160
    d += limb([x, fork], [x + side * w * 5, fork - w * 8], w * 0.5, w * 0.2, side * w)
  }
  return tight(d)
}

export const grove: Composition = {
  title: 'Inside the forest',
  place: 'Kibale',
  hour: 'forest',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const floor =
      (y: number, key: number): Line =>
      (x) =>
        y + grain(x / 130 + key) * 8
    let drawing = sky(stage, 600, 330, { sun: 0, rings: 1.16 })
    drawing += fill(trunks(stage, { every: 74, width: 9, foot: floor(520, 1), seed: seed + 1, clear: 60 }), ink.r1)
    drawing += forest(stage, floor(512, 1), { name: 'far', seed: seed + 2, size: [36, 70], ground: ink.r1 })
    drawing += fill(trunks(stage, { every: 140, width: 15, foot: floor(570, 2), seed: seed + 3, clear: 110 }), ink.r2)
    drawing += forest(stage, (x) => 566 + 40 * bell(x, 600, 130) + grain(x / 130 + 2) * 8, {
      name: 'mid',
      seed: seed + 4,
      size: [40, 76],
      ground: ink.r3,
      marks: ink.r2,
      cut: [8, 2],
    })
    // light falls through the gap
    const beams = [
      [470, 60, 330, 150],
      [590, 40, 560, 110],
      [690, 50, 820, 130],
    ] as const
    let light = ''
    for (const [x, wide, to, spread] of beams) light += `M${x} ${stage.top}h${wide}L${to + spread} 640H${to}z`
    drawing += fill(light, ink.P, 'opacity=".24"')
    drawing += fill(trunks(stage, { every: 250, width: 26, foot: floor(646, 3), seed: seed + 7, clear: 210 }), ink.r5)
    const path = 'M590 596Q640 622 606 650T560 706 640 806H480Q440 730 520 690T566 640 570 596z'
    drawing +=
      fill(
        ridge(stage, (x) => 640 - 34 * bell(x, 250, 200) - 30 * bell(x, 980, 220) + grain(x / 90 + 6) * 6, 44),
        ink.r4,
      ) + fill(path, ink.r1)
    const walker = { body: ink.r7, cloth: ink.P, load: ink.K }
    drawing += place(560, 676, hiker(walker), 0.74) + place(592, 644, hiker({ ...walker, load: ink.r5 }), 0.56)
    drawing += forest(
      stage,
      (x) => 726 + 60 * bell(x, 560, 150) - 50 * bell(x, stage.west(160), 200) - 60 * bell(x, stage.east(1060), 200),
      { name: 'near', seed: seed + 10, size: [50, 92], ground: ink.r6, marks: ink.r4, cut: [12, 2.4] },
    )
    const n = Math.round
    let near = ''
    for (const [x, w] of [
      [stage.west(120), 44],
      [stage.east(1090), 54],
    ] as const)
      near += `M${n(x - w * 2.4)} 800Q${n(x - w * 0.8)} 720 ${n(x - w * 0.55)} 520L${n(x - w * 0.4)} ${stage.top - 40}H${n(x + w * 0.4)}L${n(x + w * 0.55)} 520Q${n(x + w * 0.8)} 720 ${n(x + w * 2.4)} 800z`
    drawing += fill(near, ink.r7)
    for (const [x, lift] of [
      [stage.west(166), 240],
      [stage.east(1030), 300],
    ] as const)
      drawing += stroke(`M${x} ${lift - 300}q-40 240 20 ${lift + 60}`, ink.r7, 4, 'stroke-linecap="round"')
    const ground: Line = (x) => 780 - 40 * bell(x, stage.west(60), 220) - 44 * bell(x, stage.east(1150), 220)
    // the eaves of the picture are leaves: a canopy turned over
    const fold = stage.viewBox[1] + 40
    const eaves = canopy(stage, (x) => fold - 44 + 60 * bell(x, 600, 330), seed + 13, [50, 100])
    const roof = `<g transform="matrix(1 0 0-1 0 ${2 * fold})">${fill(eaves, ink.r7)}</g>`
    return drawing + roof + fill(canopy(stage, ground, seed + 15, [46, 80]), ink.r7)
  },
}
