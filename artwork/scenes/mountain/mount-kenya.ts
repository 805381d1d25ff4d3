import type { Composition } from '../../composition.ts'
import { groundsel } from '../../motifs/dry-trees.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { acrossStage, fill, jaggedRidge, ridge, stamp, stroke } from '../../stage.ts'
import { lightSide } from '../../terrain.ts'

export const mountKenya: Composition = {
  title: 'The peaks and the tarn',
  place: 'Mount Kenya',
  hour: 'dawn',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const plant = stamp(stage, 'plant', (colour) => groundsel(300, seed + 3, colour))
    const spike = (x: number, at: number, high: number, wide: number, power: number) =>
      high * Math.max(0, 1 - Math.abs(x - at) / wide) ** power
    // Batian and Nelion side by side, the lower horns about them
    const peaks: Line = (x) =>
      500 -
      Math.max(
        spike(x, 596, 330, 300, 2.1),
        spike(x, 652, 304, 280, 2),
        spike(x, 420, 170, 240, 1.7),
        spike(x, 820, 190, 260, 1.8),
        spike(x, 1010, 110, 260, 1.4),
        spike(x, 200, 110, 280, 1.4),
        spike(x, -180, 120, 300, 1.4),
        spike(x, 1400, 130, 300, 1.4),
      ) +
      grain(x / 16, 2) * 11
    let drawing =
      plant.shape +
      sky(stage, 620, 396, { sun: 0, rings: 1.12 }) +
      fill(
        jaggedRidge(stage, (x) => 470 - 60 * bell(x, 100, 260) - 70 * bell(x, 1100, 280) + grain(x / 30 + 6, 2) * 9, 18),
        ink.r1,
      ) +
      mist(stage, 390, 100, 0.7) +
      fill(jaggedRidge(stage, peaks, 11), ink.r3) +
      fill(lightSide(peaks, { summit: 652, foot: 800, inner: 690, seed: seed + 2, steps: 9, depth: 0.4 }), ink.r1) +
      fill(lightSide(peaks, { summit: 420, foot: 500, inner: 450, seed: seed + 5, steps: 5, depth: 0.4 }), ink.r2) +
      fill(lightSide(peaks, { summit: 820, foot: 930, inner: 852, seed: seed + 7, steps: 5, depth: 0.4 }), ink.r2)
    drawing += fill(
      'M604 236l14 30-6 30 18 34-10 40 14 40-30-30 2-44-14-30 8-40zM560 300l-10 40 6 40-26 40 44-34-2-44zM690 330l10 40-8 36 30 50-40-40-6-44z',
      ink.P,
    )
    drawing += mist(stage, 440, 110, 0.9)
    const moor = ridge(stage, (x) => 548 - 50 * bell(x, 160, 260) - 44 * bell(x, 1020, 260) + grain(x / 50) * 7, 28)
    drawing +=
      fill(moor, ink.r4) +
      cut(moor, ink.r2, 14, { width: 2, opacity: 0.7, dashes: '50 20 90 30' }) +
      cut(moor, ink.r2, 34, { width: 2, opacity: 0.5, dashes: '70 40 30 60' })
    // the tarn holds the peaks a second time
    drawing += acrossStage(stage, fill('M270 600q150-30 350-28t330 32q-40 44-330 46t-350-50z', ink.w0))
    drawing +=
      fill(
        'M560 612L598 684 620 650 650 684 684 616 780 626 820 646 860 624z',
        ink.r3,
        'opacity=".45" transform="translate(-30-8)"',
      ) + stroke('M380 616h90M700 604h120M470 636h70M640 646h120', ink.sun, 3, 'stroke-linecap="round" opacity=".8"')
    const bank = ridge(stage, (x) => 674 - 30 * bell(x, 250, 200) - 40 * bell(x, 940, 200) + grain(x / 60 + 5) * 8, 30)
    drawing += fill(bank, ink.r5) + cut(bank, ink.r3, 16, { width: 2.2, opacity: 0.7, dashes: '40 24 90 30' })
    for (const [x, y, size, colour] of [
      [256, 664, 0.5, ink.r6],
      [330, 672, -0.36, ink.r6],
      [900, 654, -0.6, ink.r6],
      [980, 650, 0.44, ink.r6],
    ] as const)
      drawing += plant.at(x, y, size, colour)
    const ground: Line = (x) =>
      766 - 70 * bell(x, stage.west(60), 230) - 60 * bell(x, stage.east(1150), 240) + grain(x / 40 + 9) * 7
    drawing +=
      plant.at(stage.west(120), ground(stage.west(120)) + 10, 1.06, ink.r7) +
      plant.at(stage.east(1110), ground(stage.east(1110)) + 10, -0.9, ink.r7)
    drawing += forest(stage, (x) => ground(x) + 24, {
      name: 'heath',
      seed: seed + 4,
      size: [20, 40],
      ground: ink.r7,
      marks: ink.r5,
      cut: [10, 2],
    })
    return (
      drawing +
      fill(
        canopy(stage, (x) => ground(x) + 40, seed + 8, [24, 50]),
        ink.r7,
      )
    )
  },
}
