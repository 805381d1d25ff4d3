import type { Composition } from '../../composition.ts'
import { canopy } from '../../motifs/forest.ts'
import { herd } from '../../motifs/herd.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { fill, place, ridge, stroke } from '../../stage.ts'

/** Towers of Nairobi: x, width, height, and whether the top is stepped. */
const towers = [
  [392, 34, 66, 0],
  [432, 26, 110, 1],
  [466, 44, 82, 0],
  [518, 30, 148, 1],
  [556, 40, 104, 0],
  [604, 36, 176, 1],
  [650, 30, 122, 0],
  [688, 46, 90, 0],
  [742, 30, 134, 1],
  [780, 38, 72, 0],
  [826, 26, 96, 0],
  [300, 40, 42, 0],
  [348, 30, 54, 0],
  [866, 44, 50, 0],
] as const

export const cityPlain: Composition = {
  title: 'The city behind the plain',
  place: 'Nairobi National Park',
  hour: 'dawn',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const random = rng(seed + 2)
    let drawing =
      sky(stage, 640, 404, { sun: 84, rings: 1.1 }) +
      fill(
        ridge(stage, (x) => 452 - 36 * bell(x, 130, 190) - 30 * bell(x, 1080, 220) + grain(x / 120) * 8, 44),
        ink.r1,
      )
    let walls = ''
    let windows = ''
    for (const [x, width, height, stepped] of towers) {
      const y = 480
      walls += `M${x} ${y}v${-height}h${width}v${height}z`
      if (stepped) walls += `M${x + 6} ${y - height}v-12h${width - 12}v12zM${x + width / 2 - 1} ${y - height - 12}v-26h3v26z`
      for (let down = 12; down < height - 10; down += 12)
        if (random() < 0.8) windows += `M${x + 5} ${y - height + down}h${width - 10}`
    }
    // the round tower with its wide hat
    walls += 'M706 480v-128h34v128zM694 352q29-22 58 0l-4 8h-50z'
    drawing +=
      fill(walls, ink.r3) + stroke(windows, ink.L, 4, 'stroke-dasharray="5 5 3 8 9 6" opacity=".7"') + mist(stage, 410, 100, 0.9)
    const wood: Line = (x) => 498 + grain(x / 160) * 7
    drawing += fill(canopy(stage, wood, seed + 3, [22, 44]), ink.r3)
    const plain = ridge(stage, (x) => 536 + grain(x / 200 + 4) * 6, 50)
    drawing += fill(plain, ink.r4) + cut(plain, ink.r2, 16, { width: 2, opacity: 0.6, dashes: '60 20 120 30 40 50' })
    drawing += place(stage.west(150), 566, herd(seed + 2, 420, ink.r7), 0.66) + place(720, 572, herd(seed + 4, 420, ink.r7), 0.74)
    const near = ridge(stage, (x) => 636 + grain(x / 140 + 7) * 13, 40)
    drawing +=
      fill(near, ink.r5) +
      cut(near, ink.r3, 14, { width: 2.2, opacity: 0.8, dashes: '80 30 30 60 140 40' }) +
      cut(near, ink.r3, 38, { width: 2, opacity: 0.5, dashes: '40 90 120 60' })
    drawing +=
      place(936, 668, acacia(210, seed + 3, ink.r7)) +
      place(300, 652, acacia(110, seed + 5, ink.r6)) +
      place(stage.west(140), 716, acacia(260, seed + 8, ink.r7)) +
      place(stage.east(1130), 716, acacia(140, seed + 9, ink.r7))
    const ground: Line = (x) => 740 + grain(x / 100 + 20) * 12
    return drawing + fill(ridge(stage, ground, 40), ink.r7)
  },
}
