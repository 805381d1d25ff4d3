import type { Composition } from '../../composition.ts'
import { dhow } from '../../motifs/boats.ts'
import { palm } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { pen } from '../../pen.ts'
import { glints, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, ridge, type Stage, stroke } from '../../stage.ts'

/** Fair-weather clouds lying on the horizon. */
function clouds(stage: Stage, from: number, to: number, height: number, key: number): string {
  const grain = noise(stage.seed + key)
  const line: Line = (x) => 462 - height * Math.sin((Math.PI * (x - from)) / (to - from)) * (0.6 + 0.4 * grain(x / 90))
  const edge = pen(from, 470)
  for (let x = from + 40; x < to - 30; x += 62) edge.bump(x, line(x), 0.56)
  return `${edge.bump(to, 470).path()}z`
}

export const zanzibar: Composition = {
  title: 'The afternoon dhow',
  place: 'Nungwi, Zanzibar',
  hour: 'coast',
  draw(stage) {
    const { ink, seed } = stage
    let drawing =
      sky(stage, 380, 300, { sun: 60, rings: 1.02 }) +
      fill(clouds(stage, 760, 1330, 40, 0), ink.P, 'opacity=".75"') +
      fill(clouds(stage, -210, 330, 26, 3), ink.P, 'opacity=".6"')
    if (stage.format === 'wide') drawing += fill(clouds(stage, 1290, 1640, 30, 6), ink.P, 'opacity=".6"')
    drawing +=
      bandAcross(stage, 468, 342, ink.w0) +
      acrossStage(stage, fill('M0 468H1200v8q-180 10-420 2t-440 8-340-2z', ink.r2)) +
      acrossStage(stage, fill('M0 520q260 16 560 0t640 12V810H0z', ink.w1, 'opacity=".4"')) +
      acrossStage(stage, fill('M0 586q330-18 620 4t580-8V810H0z', ink.w1, 'opacity=".6"')) +
      glints(stage, 20, { from: 484, to: 660, x: 380, spread: 560, colour: ink.P, opacity: 0.6 })
    const ship = (hull: string, shade: string) => dhow({ hull, sail: ink.P, shade, strake: ink.K })
    drawing += place(960, 480, ship(ink.r5, ink.r1), 0.22) + place(604, 590, ship(ink.r7, ink.s4), 1.16)
    drawing += stroke('M450 616h150M530 632h200M610 648h80', ink.r7, 4, 'opacity=".35" stroke-linecap="round"')
    drawing += acrossStage(stage, fill('M0 716q230-56 470-24t420 56 310-18V810H0z', ink.P))
    drawing += acrossStage(stage, fill('M0 730q230-52 460-18t420 54 320-14V810H0z', ink.s4))

    const grain = noise(seed)
    const ground: Line = (x) => 786 - 76 * bell(x, stage.east(1160), 220) - 40 * bell(x, stage.west(40), 200) + grain(x / 50) * 4
    drawing +=
      place(stage.east(1110), 770, palm(610, -0.16, seed + 1, ink.r7)) +
      place(stage.west(60), 780, palm(330, 0.16, seed + 5, ink.r7))
    return drawing + fill(ridge(stage, ground, 40), ink.r7)
  },
}
