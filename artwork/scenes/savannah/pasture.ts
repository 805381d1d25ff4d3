import type { Composition } from '../../composition.ts'
import { house } from '../../motifs/buildings.ts'
import { forest } from '../../motifs/forest.ts'
import { greatTree } from '../../motifs/great-tree.ts'
import { treeShapes } from '../../motifs/standing-trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line, tight } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { fill, place, ridge, type Stage, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** A fence of poles that follows a hill. */
function fence(stage: Stage, line: Line, from: number, to: number, step: number, height: number): string {
  let posts = ''
  let rail = ''
  for (let x = from; x <= to; x += step) {
    const y = Math.round(line(x))
    posts += `M${x} ${y + 3}v-${height}`
    rail += `${rail ? 'L' : 'M'}${x} ${y - Math.round(height * 0.72)}`
  }
  return stroke(tight(posts), stage.ink.r7, 3) + stroke(tight(rail), stage.ink.r7, 2)
}

export const pasture: Composition = {
  title: 'Pastures at the forest’s edge',
  place: 'Gishwati',
  hour: 'day',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing = treeShapes(stage) + sky(stage, 860, 230, { sun: 60, rings: 0.96 })
    drawing +=
      fill(ridge(stage, domes(stage, 0, { count: 6, height: 120, width: 170, base: 390, rough: 6 }), 44), ink.r1) +
      mist(stage, 340, 110, 0.9)
    drawing += forest(stage, domes(stage, 6, { count: 5, height: 110, width: 210, base: 466, rough: 8 }), {
      name: 'wood',
      seed: seed + 1,
      size: [30, 58],
      ground: ink.r3,
      marks: ink.r2,
      cut: [8, 2],
      standing: { every: 150, height: 86 },
    })
    drawing += mist(stage, 440, 90, 0.6)
    const meadow =
      (y: number, hills: readonly (readonly [number, number, number])[], key: number): Line =>
      (x) =>
        hills.reduce((line, [at, high, wide]) => line - high * bell(x, at, wide), y) + grain(x / 150 + key) * 4
    const far = meadow(
      536,
      [
        [300, 62, 260],
        [960, 54, 280],
        [-280, 60, 220],
        [1500, 54, 220],
      ],
      1,
    )
    const middle = meadow(
      606,
      [
        [700, 92, 330],
        [80, 40, 240],
        [1380, 60, 260],
        [-300, 50, 240],
      ],
      3,
    )
    const near = meadow(
      694,
      [
        [320, 84, 330],
        [1060, 60, 280],
      ],
      5,
    )
    const grass = { width: 2.2, opacity: 0.7, dashes: '40 90 120 60 30 70' }
    const [farPath, middlePath, nearPath] = [ridge(stage, far, 44), ridge(stage, middle, 44), ridge(stage, near, 44)]
    drawing += fill(farPath, ink.r3) + cut(farPath, ink.r1, 16, grass) + cut(farPath, ink.r1, 36, grass)
    drawing += fill(middlePath, ink.r4) + cut(middlePath, ink.r2, 18, grass) + cut(middlePath, ink.r2, 44, grass)
    drawing += place(640, middle(640) + 8, house(ink.K, ink.P), 3) + place(716, middle(716) + 12, house(ink.K, ink.P), 2.2)
    drawing += fence(stage, middle, 780, 1040, 26, 20)
    drawing += place(
      900,
      middle(900) + 8,
      greatTree({ height: 150, spread: 0.4, seed: seed + 4, wood: ink.r6, marks: ink.r4, lianas: false }),
    )
    drawing += fill(nearPath, ink.r5) + cut(nearPath, ink.r3, 20, grass) + cut(nearPath, ink.r3, 54, grass)
    drawing +=
      fence(stage, near, 100, 560, 40, 36) +
      place(
        380,
        near(380) + 10,
        greatTree({ height: 330, spread: 0.42, seed: seed + 222, wood: ink.r7, marks: ink.r4, lianas: false }),
      )
    const ground: Line = (x) => 778 - 60 * bell(x, stage.west(40), 220) - 80 * bell(x, stage.east(1160), 230) + grain(x / 60) * 4
    drawing += forest(stage, (x) => ground(x) - 8, {
      name: 'front',
      seed: seed + 12,
      size: [40, 76],
      ground: ink.r6,
      marks: ink.r4,
      cut: [12, 2.4],
    })
    return (
      drawing +
      fill(
        ridge(stage, (x) => ground(x) + 8, 46),
        ink.r7,
      )
    )
  },
}
