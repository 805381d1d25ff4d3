import type { Composition } from '../../composition.ts'
import { eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { lamps, mist, sky, stars } from '../../sky.ts'
import { edgeOf, fill, place, ridge, type Stage, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

type LitHill = {
  ground: string
  rows: number
  gap: number
  dashes: readonly string[]
  size: number
  opacity: number
  start: number
}

/** A hill of lights: its own edge repeated downward as round lamps. */
function litHill(stage: Stage, line: Line, { ground, rows, gap, dashes, size, opacity, start }: LitHill): string {
  const d = ridge(stage, line, 50)
  const edge = edgeOf(d)
  let lights = ''
  for (let i = 0; i < rows; i++) {
    const pattern = dashes[i % dashes.length] ?? '0 20'
    lights += lamps(edge, size, pattern, stage.ink.L, `opacity="${opacity}" transform="translate(${i * 17} ${start + gap * i})"`)
  }
  return fill(d, ground) + lights
}

/** The city centre: towers with lit windows, and the convention dome. */
function skyline(stage: Stage, crest: Line): string {
  const { ink } = stage
  let walls = ''
  let windows = ''
  const towers = [
    [372, 44, 34],
    [424, 30, 62],
    [460, 24, 44],
    [492, 42, 78],
    [548, 34, 128],
    [590, 50, 54],
    [646, 28, 92],
    [682, 34, 48],
    [858, 40, 38],
    [906, 26, 56],
  ] as const
  for (const [x, width, height] of towers) {
    const y = Math.round(crest(x + width / 2)) + 10
    walls += `M${x} ${y}v${-height}h${width}v${height}z`
    for (let down = 10; down < height - 8; down += 11) windows += `M${x + 5} ${y - height + down}h${width - 10}`
  }
  walls += `M548 ${Math.round(crest(565)) - 117}q26-4 34-34v40z`
  const dome = Math.round(crest(774)) + 10
  walls += `M722 ${dome}v-10q4-54 52-56t52 56v10z`
  let ribs = ''
  for (let i = 0; i < 5; i++) ribs += `M${724 + i * 4} ${dome - 8 - i * 11}q${50 - i * 4} ${-14 + i} ${100 - i * 8} 0`
  return (
    fill(walls, ink.r3) +
    stroke(windows, ink.L, 4, 'stroke-dasharray="5 4 3 7 8 4" opacity=".85"') +
    stroke(ribs, ink.L, 2.4, 'opacity=".9"')
  )
}

export const kigali: Composition = {
  title: 'Kigali, lights on',
  place: 'From Rebero hill',
  hour: 'night',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed + 4)
    const centre: Line = (x) => 520 - 74 * bell(x, 600, 330) + grain(x / 120) * 4
    let drawing =
      sky(stage, 330, 246, { sun: 44, rings: 0.86 }) +
      stars(stage, stage.format === 'landscape' ? 26 : 36, 3, { clear: { x: 330, y: 246, radius: 60 } })
    drawing += litHill(stage, domes(stage, 0, { count: 5, height: 90, width: 240, base: 470, rough: 5 }), {
      ground: ink.r0,
      rows: 2,
      gap: 20,
      dashes: ['0 21 0 44', '0 34 0 15 0 52'],
      size: 3,
      opacity: 0.6,
      start: 14,
    })
    drawing += mist(stage, 430, 110, 0.45) + skyline(stage, centre)
    drawing += litHill(stage, centre, {
      ground: ink.r2,
      rows: 4,
      gap: 20,
      dashes: ['0 17 0 33 0 12', '0 26 0 13', '0 41 0 18 0 22'],
      size: 3.4,
      opacity: 0.85,
      start: 16,
    })
    drawing += mist(stage, 560, 110, 0.35)
    drawing += litHill(stage, domes(stage, 17, { count: 4, height: 90, width: 270, base: 650, rough: 5 }), {
      ground: ink.r4,
      rows: 4,
      gap: 24,
      dashes: ['0 23 0 61', '0 47 0 19', '0 80 0 30'],
      size: 4,
      opacity: 0.9,
      start: 22,
    })
    const road = 'M660 800Q600 742 690 706T640 640 700 590'
    drawing += lamps(road, 5, '0 15', ink.L) + lamps(road, 13, '0 15', ink.L, 'opacity=".16"')

    const near = noise(seed + 9)
    const ground: Line = (x) => 756 - 80 * bell(x, stage.west(90), 260) - 60 * bell(x, stage.east(1130), 260) + near(x / 70) * 4
    for (const [x, h] of [
      [60, 180],
      [104, 230],
      [150, 160],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1060, 140],
      [1108, 200],
      [1150, 170],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 46), ink.r7)
  },
}
