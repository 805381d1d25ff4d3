import type { Composition } from '../../composition.ts'
import { herd } from '../../motifs/herd.ts'
import { acacia } from '../../motifs/trees.ts'
import { cruiser } from '../../motifs/vehicles.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { fill, jaggedRidge, place, ridge } from '../../stage.ts'

export const plateau: Composition = {
  title: 'Red earth',
  place: 'Tsavo East, below the Yatta plateau',
  hour: 'dusk',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const random = rng(seed + 3)
    // a lava flow turned to a table, level to the end
    const table: Line = (x) =>
      452 - 74 / (1 + Math.exp((x - 880) / 13)) + 20 / (1 + Math.exp((x - stage.left - 40) / 40)) + grain(x / 50) * 4
    let drawing =
      sky(stage, 760, 446, { sun: 104, rings: 1.1 }) +
      fill(
        ridge(stage, (x) => 470 - 40 * bell(x, 1010, 240) + grain(x / 120) * 6, 44),
        ink.r1,
      ) +
      fill(jaggedRidge(stage, table, 16), ink.r2)
    let steps = ''
    for (let x = stage.left; x < 850; x += 30 + random() * 34)
      steps += `M${Math.round(x)} ${Math.round(table(x)) + 12}l6 22 8 26 ${Math.round(12 + random() * 14)} 30h-30l-2-40z`
    drawing += fill(steps, ink.r1, 'opacity=".8"') + mist(stage, 430, 90, 0.6)
    const plain = ridge(stage, (x) => 518 + grain(x / 200 + 2) * 6, 50)
    drawing +=
      fill(plain, ink.r3) +
      place(stage.west(40), 536, herd(seed + 2, 420, ink.r6), 0.6) +
      place(720, 540, herd(seed + 6, 380, ink.r6), 0.64)
    for (const [x, h, key] of [
      [250, 60, 1],
      [880, 74, 3],
      [stage.west(60), 66, 6],
      [stage.east(1060), 56, 4],
    ] as const)
      drawing += place(x, 540, acacia(h, seed + key, ink.r5))
    // the track, and the only car on it
    const track = 'M872 526Q800 556 730 572T560 634 470 806H700Q620 690 660 640T790 574 878 526z'
    const middle = ridge(stage, (x) => 588 + grain(x / 150 + 6) * 8, 40)
    drawing +=
      fill(middle, ink.r4) +
      cut(middle, ink.r2, 14, { width: 2, opacity: 0.6, dashes: '60 20 120 30 40 50' }) +
      cut(middle, ink.r2, 70, { width: 2.2, opacity: 0.5, dashes: '90 60 40 80' }) +
      fill(track, ink.K, 'opacity=".85"')
    drawing += place(600, 662, cruiser({ body: ink.r7, glass: ink.s4, load: ink.K, hub: ink.P }), 1)
    drawing +=
      place(stage.west(130), 716, acacia(250, seed + 8, ink.r7)) + place(stage.east(1090), 716, acacia(300, seed + 5, ink.r7))
    const ground: Line = (x) =>
      752 -
      36 * bell(x, stage.west(110), 230) -
      36 * bell(x, stage.east(1100), 230) +
      20 * bell(x, 620, 200) +
      grain(x / 80 + 20) * 6
    return drawing + fill(ridge(stage, ground, 40), ink.r7)
  },
}
