import type { Composition } from '../../composition.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { hiker } from '../../motifs/people.ts'
import { bamboo as stand } from '../../motifs/reeds.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { fill, jaggedRidge, place, ridge, stamp } from '../../stage.ts'
import { cone, lightSide } from '../../terrain.ts'

export const bamboo: Composition = {
  title: 'The bamboo below the summits',
  place: 'Mgahinga',
  hour: 'forest',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const gahinga = cone(
      { x: 640, base: 540, height: 250, left: 360, right: 380 },
      { seed, power: 1.5, crater: 0.12, dip: 0.05, rough: 3 },
    )
    const muhabura = cone(
      { x: stage.format === 'portrait' ? 870 : 960, base: 540, height: 330, left: 330, right: 380 },
      { seed: seed + 3, power: 1.66, crater: 0.05, dip: 0.03, rough: 3 },
    )
    const summit = stage.format === 'portrait' ? 870 : 960
    const clump = stamp(stage, 'clump', (colour) => stand(7, 130, 500, seed + 3, colour))
    let drawing =
      clump.shape +
      sky(stage, 400, 260, { sun: 64, rings: 0.98 }) +
      fill(jaggedRidge(stage, muhabura, 20), ink.r2) +
      fill(
        lightSide(muhabura, { summit: summit - 12, foot: summit - 290, inner: summit - 70, seed: seed + 4, depth: 0.4 }),
        ink.r1,
      ) +
      mist(stage, 420, 110, 0.8) +
      fill(jaggedRidge(stage, gahinga, 18), ink.r3) +
      fill(lightSide(gahinga, { summit: 604, foot: 330, inner: 540, seed: seed + 7, depth: 0.36 }), ink.r2) +
      mist(stage, 470, 110, 0.9)
    drawing += forest(stage, (x) => 562 - 24 * bell(x, 200, 240) + grain(x / 130) * 8, {
      name: 'zone',
      seed: seed + 2,
      size: [24, 48],
      ground: ink.r3,
      marks: ink.r2,
      cut: [8, 2],
    })
    for (const [x, h, key] of [
      [250, 150, 1],
      [820, 140, 4],
      [930, 170, 6],
      [stage.west(120), 160, 8],
      [stage.east(1040), 150, 5],
    ] as const)
      drawing += clump.at(x, 606, key % 2 ? h / 500 : -h / 500, ink.r4)
    const meadow = ridge(stage, (x) => 612 + 14 * bell(x, 560, 220) + grain(x / 120 + 5) * 6, 40)
    drawing +=
      fill(meadow, ink.r5) +
      cut(meadow, ink.r3, 16, { width: 2.2, opacity: 0.7, dashes: '60 30 100 40' }) +
      cut(meadow, ink.r3, 50, { width: 2.2, opacity: 0.5, dashes: '90 50 40 60' })
    const walker = { body: ink.r7, cloth: ink.P, load: ink.K }
    drawing +=
      place(500, 664, hiker(walker), 0.9) +
      place(580, 656, hiker({ ...walker, cloth: ink.K, load: ink.P }), 0.8) +
      place(650, 650, hiker(walker), 0.72)
    const bank: Line = (x) => 760 - 60 * bell(x, stage.west(80), 240) - 70 * bell(x, stage.east(1130), 250)
    drawing += clump.at(stage.west(230), 750, 0.86, ink.r6) + clump.at(stage.west(90), 740, -1.12, ink.r7)
    drawing += clump.at(stage.east(1000), 760, 0.76, ink.r6) + clump.at(stage.east(1120), 740, -1.2, ink.r7)
    return drawing + fill(canopy(stage, bank, seed + 15, [40, 74]), ink.r7)
  },
}
