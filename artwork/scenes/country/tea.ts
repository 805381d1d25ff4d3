import type { Composition } from '../../composition.ts'
import { forest } from '../../motifs/forest.ts'
import { basketWalker } from '../../motifs/people.ts'
import { treeShapes } from '../../motifs/standing-trees.ts'
import { eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky } from '../../sky.ts'
import { edgeOf, fill, place, ridge, type Stage } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** A hill under tea: its edge again and again as rows of clipped bushes, growing toward the viewer. */
function teaRows(
  stage: Stage,
  name: string,
  line: Line,
  { ground, bush, rows, gap, size }: { ground: string; bush: string; rows: number; gap: number; size: number },
): string {
  const d = ridge(stage, line, 44)
  const id = stage.id(name)
  let uses = ''
  for (let i = 1; i <= rows; i++) {
    const y = Math.round(gap * i * (1 + i * 0.07))
    uses += `<use href="#${id}" x="${(i % 3) * 9}" y="${y}" stroke-width="${(size * (1 + i * 0.1)).toFixed(1)}"/>`
  }
  const row = `<defs><path id="${id}" d="${edgeOf(d)}"/></defs>`
  return `${row}${fill(d, ground)}<g fill="none" stroke="${bush}" stroke-linecap="round" stroke-dasharray="210 ${Math.round(size * 2.4)} 120 ${Math.round(size * 2)} 320 ${Math.round(size * 2.6)}">${uses}</g>`
}

export const tea: Composition = {
  title: 'Tea below the forest',
  place: 'Teza, Kibira',
  hour: 'day',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing = treeShapes(stage) + sky(stage, 330, 236, { sun: 62, rings: 0.94 })
    drawing +=
      fill(ridge(stage, domes(stage, 0, { count: 6, height: 110, width: 180, base: 380, rough: 8 }), 44), ink.r1) +
      mist(stage, 330, 110, 0.9)
    drawing += forest(stage, domes(stage, 9, { count: 5, height: 104, width: 220, base: 460, rough: 8 }), {
      name: 'wood',
      seed: seed + 1,
      size: [34, 62],
      ground: ink.r3,
      marks: ink.r2,
      cut: [8, 2],
      standing: { every: 190, height: 84 },
    })
    drawing += mist(stage, 440, 90, 0.55)
    const far: Line = (x) =>
      520 -
      74 * bell(x, 900, 300) -
      56 * bell(x, 150, 280) -
      60 * bell(x, 1480, 220) -
      50 * bell(x, -320, 200) +
      grain(x / 140) * 5
    const middle: Line = (x) =>
      602 - 84 * bell(x, 420, 330) - 40 * bell(x, 1240, 260) - 50 * bell(x, -260, 240) + grain(x / 130 + 4) * 5
    const near: Line = (x) => 690 - 78 * bell(x, 860, 360) - 40 * bell(x, 60, 220) + grain(x / 120 + 8) * 5
    drawing += teaRows(stage, 'far', far, { ground: ink.r4, bush: ink.r2, rows: 6, gap: 11, size: 5 })
    // the sheds where the leaf is weighed
    drawing += place(936, 452, fill('M-34 8v-20H34V8z', ink.P) + fill('M-42-11L-30-27H30L42-11z', ink.K))
    drawing += teaRows(stage, 'mid', middle, { ground: ink.r5, bush: ink.r3, rows: 6, gap: 15, size: 8 })
    const picker = { body: ink.r7, cloth: ink.P, load: ink.K }
    drawing +=
      place(392, middle(392) + 62, basketWalker({ ...picker, cloth: ink.K, load: ink.P }), 0.62) +
      place(476, middle(476) + 46, basketWalker(picker), 0.56)
    drawing += place(330, middle(330) + 34, basketWalker(picker), 0.5)
    drawing += teaRows(stage, 'near', near, { ground: ink.r6, bush: ink.r4, rows: 5, gap: 20, size: 12 })
    drawing +=
      place(770, near(770) + 52, basketWalker(picker), 1.06) +
      place(660, near(660) + 30, basketWalker({ ...picker, cloth: ink.K, load: ink.P }), 0.9)
    const ground: Line = (x) => 776 - 70 * bell(x, stage.west(40), 220) - 80 * bell(x, stage.east(1170), 220) + grain(x / 60) * 4
    for (const [x, h] of [
      [40, 260],
      [92, 200],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1112, 220],
      [1160, 290],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 46), ink.r7)
  },
}
