import type { Composition } from '../../composition.ts'
import { forest } from '../../motifs/forest.ts'
import { greatTree } from '../../motifs/great-tree.ts'
import { basketWalker, hiker } from '../../motifs/people.ts'
import { treeShapes } from '../../motifs/standing-trees.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky } from '../../sky.ts'
import { fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const nyungwe: Composition = {
  title: 'The canopy walk',
  place: 'Nyungwe National Park',
  hour: 'forest',
  draw(stage) {
    const { ink, seed } = stage
    let drawing = treeShapes(stage) + sky(stage, 600, 226, { sun: 58, rings: 0.9 })
    const range = (offset: number, base: number) => domes(stage, offset, { count: 6, height: 120, width: 170, base, rough: 8 })
    drawing += fill(ridge(stage, range(0, 350), 40), ink.r0) + mist(stage, 320, 120, 0.92)
    drawing += forest(stage, range(9, 424), {
      name: 'far',
      seed: seed + 1,
      size: [36, 60],
      ground: ink.r1,
      standing: { every: 170, height: 74 },
    })
    drawing += mist(stage, 394, 120, 0.92)
    drawing += forest(stage, range(18, 506), {
      name: 'back',
      seed: seed + 2,
      size: [42, 74],
      ground: ink.r2,
      marks: ink.r1,
      cut: [8, 2],
      standing: { every: 190, height: 96 },
    })
    drawing += mist(stage, 476, 120, 0.92)
    const middle = domes(stage, 40, { count: 5, height: 96, width: 190, base: 610, rough: 10 })
    drawing += forest(stage, middle, {
      name: 'mid',
      seed: seed + 7,
      size: [48, 86],
      ground: ink.r4,
      marks: ink.r2,
      cut: [11, 2.6],
      standing: { every: 220, height: 110 },
    })
    drawing += mist(stage, 570, 130, 0.6)

    // the walk hangs between two giants
    const [west, east] = stage.format === 'portrait' ? [268, 932] : [212, 988]
    const giant = greatTree({ height: 540, spread: 0.32, seed: seed + 222, wood: ink.r5, marks: ink.r3, lianas: false })
    const twin = `<use href="#${stage.id('giant')}" transform="translate(${east} 780)scale(-1.05 1.05)"/>`
    drawing += place(west, 780, `<g id="${stage.id('giant')}">${giant}</g>`) + twin
    const half = (east - west) / 2
    const sag = (x: number) => 1 - ((x - 600) / half) ** 2
    const deck: Line = (x) => 470 + 92 * sag(x)
    const rail: Line = (x) => 410 + 116 * sag(x)
    let hangers = ''
    for (let x = west + 12; x <= east - 12; x += 24) hangers += `M${x} ${Math.round(rail(x))}V${Math.round(deck(x))}`
    drawing +=
      stroke(`M${west} 470Q600 654 ${east} 470`, ink.r7, 6) +
      stroke(`M${west} 410Q600 642 ${east} 410`, ink.r7, 2.6) +
      stroke(hangers, ink.r7, 1.3)
    const dress = { body: ink.r7, cloth: ink.K, load: ink.K }
    drawing += place(540, deck(540) + 1, hiker(dress), 0.62) + place(622, deck(622) + 1, basketWalker(dress), 0.6)

    const thicket: Line = (x) => 736 - 90 * bell(x, stage.west(90), 240) - 110 * bell(x, stage.east(1120), 260)
    const front: Line = (x) => 776 - 60 * bell(x, stage.west(20), 220) - 70 * bell(x, stage.east(1190), 220)
    return (
      drawing +
      forest(stage, thicket, {
        name: 'near',
        seed: seed + 12,
        size: [56, 100],
        ground: ink.r6,
        marks: ink.r4,
        cut: [14, 3],
      }) +
      forest(stage, front, { name: 'front', seed: seed + 15, size: [56, 96], ground: ink.r7, marks: ink.r5, cut: [16, 3] })
    )
  },
}
