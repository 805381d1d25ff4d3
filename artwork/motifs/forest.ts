import { type Random, rng } from '../noise.ts'
import { type Line, mix } from '../path.ts'
import { pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { standingTree } from './standing-trees.ts'

type ForestOptions = {
  /** short name of the layer, unique within the scene */
  name: string
  seed: number
  /** narrowest and widest crown of the closed canopy */
  size: readonly [number, number]
  ground: string
  /** ink of the knife marks; far layers have none */
  marks?: string
  /** how far the knife marks sit below the edge, and how broad they are cut */
  cut?: readonly [down: number, width: number]
  /** trees that stand out of the canopy: how far apart and how tall, on average */
  standing?: { every: number; height: number }
}

/** The closed canopy: heaps of one to four lobes, each a little lopsided, closed down to the floor. */
export function canopy(stage: Stage, line: Line, seed: number, size: readonly [number, number]): string {
  const random = rng(seed)
  // a panorama is shown smaller, so its crowns are cut larger
  const larger = stage.format === 'wide' ? 1.25 : 1
  const [narrow, wide] = [size[0] * larger, size[1] * larger]
  let x = stage.left - 40
  let y = line(x)
  const edge = pen(x, y)
  while (x < stage.right + 20) {
    const width = narrow + random() ** 1.6 * (wide - narrow) * 1.3
    const endY = line(x + width) + (random() - 0.5) * width * 0.4
    const lobes = width > wide * 0.95 ? 4 : width > (narrow + wide) * 0.45 ? 3 : 2
    const height = width * (0.2 + random() * 0.3)
    const lean = (random() - 0.5) * 0.3
    for (let i = 1; i < lobes; i++) {
      const t = i / lobes
      edge.bump(x + width * t, mix(y, endY, t) - height * Math.sin(Math.PI * (t + lean * (1 - t))), 0.56 + random() * 0.1)
    }
    edge.bump(x + width, endY)
    x += width
    y = endY
  }
  return `${edge.path()}V810H${stage.left - 40}z`
}

/** Trees that rise from the canopy, in their own rhythm: gaps and pairs, never a row. */
function standingTrees(stage: Stage, line: Line, { every, height }: { every: number; height: number }, random: Random): string {
  let trees = ''
  const apart = stage.format === 'wide' ? every * 1.2 : every
  for (let x = stage.left + random() * apart; x < stage.right; x += apart * (random() < 0.25 ? 0.3 : 0.6 + random() * 0.9)) {
    trees += standingTree(stage, random(), x, line(x) + height * 0.16, height * (0.72 + random() * 0.6), random() < 0.5)
  }
  return trees
}

/** One layer of forest: canopy, the trees that overtop it, and knife marks in a lighter ink. */
export function forest(
  stage: Stage,
  line: Line,
  { name, seed, size, ground, marks, cut = [10, 2.4], standing }: ForestOptions,
): string {
  const edge = canopy(stage, line, seed, size)
  const trees = standing ? standingTrees(stage, line, standing, rng(seed + 50)) : ''
  if (!marks) return `<g fill="${ground}"><path d="${edge}"/>${trees}</g>`
  const id = stage.id(name)
  const [down, width] = cut
  const knife = `fill="none" stroke="${marks}" stroke-width="${width}" stroke-dasharray="16 26 7 34 24 18" opacity=".75"`
  return `<g fill="${ground}">${trees}<path id="${id}" d="${edge}"/></g><use href="#${id}" x="${Math.round(down * 0.4)}" y="${down}" ${knife}/>`
}
