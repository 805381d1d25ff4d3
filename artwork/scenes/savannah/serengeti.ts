import type { Composition } from '../../composition.ts'
import { herd } from '../../motifs/herd.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise, rng } from '../../noise.ts'
import { type Line, tight } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { fill, place, ridge } from '../../stage.ts'

export const serengeti: Composition = {
  title: 'The long grass',
  place: 'Seronera, Serengeti',
  hour: 'golden',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const horizon: Line = (x) => 500 + grain(x / 240) * 10 - 46 * Math.exp(-(((x - 150) / 170) ** 2))
    let drawing = sky(stage, 690, 450, { sun: 112, rings: 1.12 })
    drawing +=
      fill(ridge(stage, horizon, 60), ink.r1) +
      fill(
        ridge(stage, (x) => 524 + grain(x / 200 + 5) * 7, 60),
        ink.r2,
      )
    // a kopje: stacked granite, lit from the sun's side
    const kopje =
      fill('M866 552q-8-30 20-38 4-26 30-24 6-36 44-34 40-16 56 22 36-8 44 26 30 4 30 48z', ink.r4) +
      fill(
        'M866 552q-8-30 20-38 4-26 30-24-14 30-8 62zM916 490q6-36 44-34-22 24-18 50-16-14-26-16zM1016 478q36-8 44 26-30-14-44-26z',
        ink.r3,
      )
    drawing += place(stage.format === 'portrait' ? -50 : 0, 0, kopje)

    const plain: Line = (x) => 548 + grain(x / 180 + 9) * 6
    drawing += fill(ridge(stage, plain, 60), ink.r3)
    const animals = stage.id('herd')
    const follow = (x: number, y: number, scale: number) =>
      `<use href="#${animals}" transform="translate(${x} ${y})scale(${scale})"/>`
    const [start, stretch] = stage.format === 'wide' ? [-340, 900] : [20, 560]
    drawing += `<defs><g id="${animals}">${herd(seed + 2, stretch, ink.r6)}</g></defs>`
    drawing += follow(start - 60, 553, 0.5) + follow(start + stretch / 2, 551, 0.52) + mist(stage, 532, 44, 0.5)
    drawing +=
      follow(start, 570, 0.78) +
      follow(Math.round(start + stretch * 0.82), 567, 0.74) +
      follow(Math.round(start + stretch * 1.6), 571, 0.7)

    const middle = ridge(stage, (x) => 606 + grain(x / 150 + 3) * 12, 40)
    const near = ridge(stage, (x) => 674 + grain(x / 130 + 13) * 14, 40)
    drawing +=
      fill(middle, ink.r4) +
      cut(middle, ink.r2, 12, { width: 2, opacity: 0.7, dashes: '60 20 120 30 40 50' }) +
      cut(middle, ink.r2, 30, { width: 2, opacity: 0.45, dashes: '90 60 40 80' }) +
      fill(near, ink.r5) +
      cut(near, ink.r3, 14, { width: 2.2, opacity: 0.8, dashes: '80 30 30 60 140 40' }) +
      cut(near, ink.r3, 34, { width: 2, opacity: 0.5, dashes: '40 90 120 60' })
    drawing +=
      place(stage.format === 'portrait' ? 500 : 440, 690, acacia(400, seed + 1, ink.r7)) +
      place(stage.east(1010), 640, acacia(120, seed + 5, ink.r6))
    if (stage.format === 'wide') drawing += place(-76, 652, acacia(140, seed + 8, ink.r6))

    const random = rng(seed + 4)
    const ground: Line = (x) => 748 + grain(x / 110 + 20) * 12
    let grass = ''
    for (let x = stage.left; x < stage.right; x += 13) {
      const h = 16 + random() * 30
      const bend = (random() - 0.4) * 22
      const n = Math.round
      grass += `M${n(x)} ${n(ground(x) + 12)}q${n(bend * 0.2)} ${n(-h * 0.8)} ${n(bend)} ${n(-h - 8)} ${n(4 - bend * 0.2)} ${n(h * 0.5)} ${n(7 - bend)} ${n(h + 8)}`
    }
    return drawing + fill(ridge(stage, ground, 40) + tight(grass), ink.r7)
  },
}
