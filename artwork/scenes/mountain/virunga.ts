import type { Composition } from '../../composition.ts'
import { house } from '../../motifs/buildings.ts'
import { cranes } from '../../motifs/cranes.ts'
import { eucalyptus } from '../../motifs/trees.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, terraced } from '../../sky.ts'
import { fill, jaggedRidge, place, ridge, type Stage } from '../../stage.ts'
import { cone, domes, lightSide } from '../../terrain.ts'

/** Where the three volcanoes stand: closer together and steeper when the picture is tall. */
function range(stage: Stage) {
  return stage.format === 'portrait'
    ? {
        sabyinyo: 356,
        sabyinyoHeight: 276,
        muhabura: 588,
        muhaburaHeight: 206,
        karisimbi: 806,
        karisimbiHeight: 372,
        reach: 0.76,
        sunX: 560,
      }
    : {
        sabyinyo: 286,
        sabyinyoHeight: 262,
        muhabura: 604,
        muhaburaHeight: 196,
        karisimbi: 862,
        karisimbiHeight: 346,
        reach: 1,
        sunX: 520,
      }
}

export const virunga: Composition = {
  title: 'Virunga at dawn',
  place: 'Kinigi, Volcanoes National Park',
  hour: 'dawn',
  draw(stage) {
    const { ink, seed } = stage
    const at = range(stage)
    let drawing = sky(stage, at.sunX, 372 - (stage.format === 'portrait' ? 20 : 0), { sun: 74, rings: 1.02 })

    const karisimbi = cone(
      { x: at.karisimbi, base: 556, height: at.karisimbiHeight, left: 380 * at.reach, right: 470 * at.reach },
      { seed, power: 1.5, crater: 0.03, dip: 0.01, rough: 3 },
    )
    const old = cone(
      { x: at.sabyinyo, base: 556, height: at.sabyinyoHeight, left: 400 * at.reach, right: 330 * at.reach },
      { seed: seed + 3, power: 1.3, crater: 0.01, rough: 2 },
    )
    // Sabyinyo, the old man's teeth: a broken crest instead of a crater
    const sabyinyo: Line = (x) => {
      const crest = Math.max(0, 1 - Math.abs(x - at.sabyinyo) / (150 * at.reach))
      return old(x) + crest * (Math.abs((((x - at.sabyinyo + 304) / 44) % 2) - 1) * 56 - 4)
    }
    const muhabura = cone(
      { x: at.muhabura, base: 574, height: at.muhaburaHeight, left: 270 * at.reach, right: 290 * at.reach },
      { seed: seed + 8, power: 1.8, crater: 0.1, dip: 0.06, rough: 2 },
    )
    const reach = (distance: number) => distance * at.reach
    drawing +=
      fill(jaggedRidge(stage, sabyinyo, 20), ink.r2) +
      fill(
        lightSide(sabyinyo, {
          summit: at.sabyinyo + 32,
          foot: at.sabyinyo + reach(314),
          inner: at.sabyinyo + reach(86),
          seed: seed + 1,
        }),
        ink.r1,
      ) +
      fill(jaggedRidge(stage, karisimbi, 24), ink.r3) +
      fill(
        lightSide(karisimbi, {
          summit: at.karisimbi,
          foot: at.karisimbi - reach(362),
          inner: at.karisimbi - reach(82),
          seed: seed + 2,
          steps: 9,
          depth: 0.42,
        }),
        ink.r1,
      ) +
      mist(stage, 420, 150, 0.92) +
      fill(jaggedRidge(stage, muhabura, 20), ink.r4) +
      fill(
        lightSide(muhabura, {
          summit: at.muhabura - 18,
          foot: at.muhabura - reach(244),
          inner: at.muhabura - reach(64),
          seed: seed + 4,
        }),
        ink.r2,
      ) +
      mist(stage, 486, 130, 0.96)

    const middle = domes(stage, 21, { count: 6, height: 96, width: 170, base: 622, rough: 5 })
    const near = domes(stage, 35, { count: 5, height: 110, width: 220, base: 704, rough: 5 })
    drawing +=
      terraced(stage, 'far', ridge(stage, middle, 44), { ground: ink.r4, lines: ink.r2, rows: 4, gap: 14, opacity: 0.5 }) +
      mist(stage, 586, 100, 0.8) +
      terraced(stage, 'near', ridge(stage, near, 44), {
        ground: ink.r5,
        lines: ink.r3,
        rows: 7,
        gap: 15,
        width: 2.2,
        opacity: 0.75,
      })
    const random = rng(seed)
    const farms = stage.format === 'wide' ? [54, 86, 330, 372, 560, 606, 800, 846, 1146] : [330, 372, 560, 606, 800, 846]
    for (const x of farms) drawing += place(x, near(x) + 34 + random() * 30, house(ink.K, ink.P), 1.3)

    const grain = noise(seed + 2)
    const ground: Line = (x) => 756 - 90 * bell(x, stage.east(1090), 280) - 50 * bell(x, stage.west(100), 240) + grain(x / 70) * 5
    const trees = [
      ...(
        [
          [40, 150],
          [80, 210],
          [122, 176],
          [164, 120],
        ] as const
      ).map(([x, h]) => [stage.west(x), h, x] as const),
      ...(
        [
          [1010, 150],
          [1050, 226],
          [1096, 260],
          [1142, 200],
          [1184, 160],
        ] as const
      ).map(([x, h]) => [stage.east(x), h, x] as const),
    ]
    for (const [x, h, key] of trees)
      drawing += place(x, ground(x) + 8, eucalyptus(stage.format === 'portrait' ? h * 0.86 : h, seed + key, ink.r7))
    const flock = { landscape: [256, 168], wide: [150, 236], portrait: [330, 150] } as const
    const [birdX, birdY] = flock[stage.format]
    return drawing + fill(ridge(stage, ground, 46), ink.r7) + cranes(birdX, birdY, 0.6, ink.r5)
  },
}
