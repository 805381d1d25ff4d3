import type { Composition } from '../../composition.ts'
import { flamingos as company } from '../../motifs/birds.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { glints, mist, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, jaggedRidge, place, ridge, stroke } from '../../stage.ts'

export const riftWall: Composition = {
  title: 'Below the rift wall',
  place: 'Lake Manyara',
  hour: 'coast',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const random = rng(seed + 5)
    // the escarpment comes in from the right and loses itself in the haze
    const wall: Line = (x) => 330 - 96 * bell(x, 1080, 330) + 84 / (1 + Math.exp((x - 250) / 80)) + grain(x / 70) * 9
    let drawing =
      sky(stage, 320, 270, { sun: 62, rings: 1.02 }) +
      fill(
        jaggedRidge(stage, (x) => wall(x + 240) + 50, 24),
        ink.r1,
      ) +
      mist(stage, 350, 110, 0.7)
    drawing += fill(jaggedRidge(stage, wall, 18), ink.r3)
    let gullies = ''
    for (let x = 330; x < stage.right; x += 44 + random() * 36) {
      const high = Math.round(wall(x)) + 12
      const deep = 480 - high
      const n = Math.round
      gullies += `M${n(x)} ${high}l10 ${n(deep * 0.3)} 14 ${n(deep * 0.3)} ${n(18 + random() * 16)} ${n(deep * 0.4)}h-${n(34 + random() * 18)}l4-${n(deep * 0.4)} -8-${n(deep * 0.3)}z`
    }
    drawing += fill(gullies, ink.r2, 'opacity=".8"') + mist(stage, 420, 90, 0.7)
    drawing += forest(stage, (x) => 486 - 22 * bell(x, 1000, 300) + grain(x / 120) * 6, {
      name: 'figs',
      seed: seed + 2,
      size: [28, 58],
      ground: ink.r4,
      marks: ink.r3,
      cut: [8, 2],
    })
    drawing += bandAcross(stage, 520, 290, ink.w0) + acrossStage(stage, fill('M0 512H1200v14q-240 8-520 2t-680 4z', ink.r3))
    drawing +=
      acrossStage(stage, fill('M0 590q280 14 600 0t600 8V810H0z', ink.w1, 'opacity=".4"')) +
      acrossStage(stage, fill('M0 664q300-16 620 4t580-8V810H0z', ink.w1, 'opacity=".6"'))
    drawing += glints(stage, 14, { from: 540, to: 660, x: 360, spread: 520, colour: ink.P, opacity: 0.75 })
    let rows = ''
    for (let x = 460; x < stage.right; x += 9 + random() * 7) rows += `M${Math.round(x)} ${Math.round(536 + random() * 12)}h5`
    drawing += stroke(rows, ink.K, 4, 'stroke-linecap="round" opacity=".55"')
    drawing += company({ body: ink.K, leg: ink.r5, tip: ink.r7 }, [
      [640, 612, 0.6, 1],
      [690, 620, 0.66, 0],
      [748, 614, 0.6, 1],
    ])
    const ground: Line = (x) =>
      748 - 66 * bell(x, stage.west(80), 250) - 80 * bell(x, stage.east(1150), 250) + grain(x / 80 + 9) * 5
    drawing +=
      place(stage.west(170), ground(stage.west(170)) + 6, acacia(320, seed + 4, ink.r7)) +
      place(stage.east(1080), ground(stage.east(1080)) + 6, acacia(180, seed + 8, ink.r7))
    return (
      drawing +
      fill(
        canopy(stage, (x) => ground(x) + 20, seed + 11, [36, 70]),
        ink.r6,
      ) +
      fill(
        ridge(stage, (x) => ground(x) + 24, 44),
        ink.r7,
      )
    )
  },
}
