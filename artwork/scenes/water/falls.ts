import type { Composition } from '../../composition.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { borassus } from '../../motifs/palms.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line, type Point, polygon } from '../../path.ts'
import { pen } from '../../pen.ts'
import { mist, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, ridge, type Stage, stamp, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** Faces of split rock on the cliffs beside the fall. */
function rockFaces(stage: Stage, top: Line, foot: number): string {
  const random = rng(stage.seed + 4)
  let d = ''
  for (let x = stage.left; x < stage.right; x += 30 + random() * 34) {
    if (x > 470 && x < 690) continue
    const [high, width] = [top(x) + 26 + random() * 40, 12 + random() * 18]
    const low = high + 60 + random() * (foot - high - 60)
    const points: Point[] = [
      [x, high],
      [x + width, high + 14],
      [x + width * 0.7, (high + low) / 2],
      [x + width * 1.2, low],
      [x + width * 0.1, low - 20],
    ]
    d += polygon(points)
  }
  return d
}

export const falls: Composition = {
  title: 'The Nile in its narrows',
  place: 'Murchison Falls',
  hour: 'day',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const notch = (x: number) => 74 * bell(x, 588, 70)
    const cliff: Line = (x) => 372 - 46 * bell(x, 300, 210) - 60 * bell(x, 900, 230) + notch(x) + grain(x / 90) * 8
    const palm = stamp(stage, 'palm', (colour) => borassus(400, seed + 2, colour))
    let drawing =
      palm.shape +
      sky(stage, 800, 200, { sun: 58, rings: 0.96 }) +
      fill(ridge(stage, domes(stage, 1, { count: 5, height: 70, width: 220, base: 360, rough: 6 }), 44), ink.r1) +
      mist(stage, 300, 90, 0.8) +
      forest(stage, (x) => cliff(x) + 6, {
        name: 'top',
        seed: seed + 2,
        size: [30, 56],
        ground: ink.r4,
        marks: ink.r3,
        cut: [8, 2],
      })
    drawing +=
      fill(
        ridge(stage, (x) => cliff(x) + 40, 30),
        ink.r5,
      ) + fill(rockFaces(stage, cliff, 600), ink.r4)
    // the river: still above the edge, then all of it through one cleft
    const fall =
      'M556 432Q588 416 620 432L616 486Q640 500 634 524L618 560Q652 572 664 606L684 664H494Q500 616 530 590L540 552 524 540Q528 512 550 500z'
    const threads =
      'M572 436Q566 480 556 508T548 560 520 660M590 430Q592 470 584 510T588 570 566 660M606 436Q600 480 610 512T604 566 628 660M598 520Q606 560 596 600T600 660M566 520Q560 560 556 590T540 640M624 516Q612 548 620 580T654 650'
    drawing += fill(fall, ink.P) + stroke(threads, ink.w0, 4, 'stroke-linecap="round" stroke-dasharray="46 10 80 14 26 10"')
    drawing += fill(
      'M520 486l34 8-8 22-26 12-22-6zM640 470l-24 16 22 20 28 4zM512 560l30-10-6 30-34 30-30 6zM656 548l-38 14 30 12 10 30 44 20z',
      ink.r5,
    )
    drawing +=
      bandAcross(stage, 652, 160, ink.w1) + acrossStage(stage, fill('M0 652H1200v10q-240 16-480 6t-440 4-280 2z', ink.w0))
    drawing += acrossStage(stage, fill('M0 706q300-14 620 2t580-4V810H0z', ink.r5, 'opacity=".55"'))
    drawing += stroke(
      'M380 690h120M560 684h150M720 698h110M470 714h90M610 722h140M330 734h110',
      ink.P,
      4,
      'stroke-linecap="round" opacity=".8"',
    )
    const spray = (from: number, to: number, high: number) => {
      const cloud = pen(from, 678)
      for (let i = 1; i <= 7; i++) {
        const t = i / 8
        cloud.bump(from + (to - from) * t, 678 - high * Math.sin(Math.PI * t) ** 0.8, 0.6)
      }
      return `${cloud.bump(to, 678, 0.6).path()}z`
    }
    drawing +=
      fill(spray(400, 780, 62), ink.w0, 'opacity=".8"') +
      fill(spray(452, 724, 44), ink.P, 'opacity=".9"') +
      mist(stage, 590, 120, 0.5)

    const bank: Line = (x) => 800 - 190 * bell(x, stage.west(20), 260) - 180 * bell(x, stage.east(1200), 250)
    drawing += forest(stage, bank, {
      name: 'bank',
      seed: seed + 8,
      size: [44, 80],
      ground: ink.r6,
      marks: ink.r4,
      cut: [12, 2.4],
    })
    drawing +=
      palm.at(stage.west(176), 716, 0.825, ink.r7) +
      palm.at(stage.east(1050), 730, -0.7, ink.r7) +
      palm.at(stage.east(1120), 716, -0.9, ink.r7)
    const ground: Line = (x) => 778 - 60 * bell(x, stage.west(60), 220) - 66 * bell(x, stage.east(1160), 240)
    return drawing + fill(canopy(stage, ground, seed + 12, [50, 90]), ink.r7)
  },
}
