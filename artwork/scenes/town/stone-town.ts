import type { Composition } from '../../composition.ts'
import { dhow } from '../../motifs/boats.ts'
import { palm } from '../../motifs/trees.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { glints, mist, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, ridge, type Stage, stroke } from '../../stage.ts'

/** The sea front: flat roofs with merlons, arcades and shuttered windows, a minaret and the clock tower of the House of Wonders. */
function seaFront(stage: Stage): string {
  const { ink, seed } = stage
  const random = rng(seed + 4)
  const foot = 470
  let walls = ''
  let dark = ''
  let lit = ''
  let x = stage.left - 10
  while (x < stage.right) {
    const width = Math.round(70 + random() * 70)
    const wonders = x + width > 470 && x < 640
    const height = Math.round(54 + random() * 56)
    if (!wonders) {
      walls += `M${x} ${foot}v-${height}h${width}v${height}z`
      if (random() < 0.3) for (let at = 2; at < width - 8; at += 24) walls += `M${x + at} ${foot - height}v-6q3-4 6 0v6z`
      for (let floor = 14; floor < height - 10; floor += 30)
        for (let at = 8; at < width - 10; at += 30) {
          const d = `M${x + at} ${foot - height + floor + 10}v-8q3-4 6 0v8z`
          if (random() < 0.45) lit += d
          else dark += d
        }
    }
    x += width
  }
  // the House of Wonders
  walls += 'M478 470V330H652V470zM470 330H660v-8H470zM548 322v-64h34v64zM544 258h42l-21-26z'
  for (const y of [356, 398, 440]) for (let at = 486; at < 648; at += 24) lit += `M${at} ${y + 20}v-16q6-8 12 0v16z`
  dark += 'M565 276a11 11 0 1 0 .1 0z'
  // a minaret, and a twin-spired church behind
  walls +=
    'M760 470V284h18v186zM756 290h26v-7h-26zM762 283q7-22 14 0zM838 470V330l9-34 9 34v140zM872 470V330l9-34 9 34v140zM856 470V372h16v98z'
  return fill(walls, ink.r4) + fill(dark, ink.r6) + fill(lit, ink.L)
}

export const stoneTown: Composition = {
  title: 'The sea front at dusk',
  place: 'Stone Town, Zanzibar',
  hour: 'dusk',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing = sky(stage, 700, 440, { sun: 0, rings: 1.1 }) + mist(stage, 380, 110, 0.5) + seaFront(stage)
    for (const [x, h, lean] of [
      [430, 120, 0.06],
      [690, 104, -0.06],
      [920, 112, 0.05],
      [330, 96, -0.05],
    ] as const)
      drawing += place(x, 476, palm(h, lean, seed + x, ink.r6))
    drawing +=
      bandAcross(stage, 470, 340, ink.w0) +
      acrossStage(stage, fill('M0 468H1200v10q-240 8-520 0t-680 4z', ink.r6)) +
      acrossStage(stage, fill('M0 500q300 8 640-2t560 4v60q-280 16-600 4T0 566z', ink.r2, 'opacity=".5"'))
    drawing +=
      acrossStage(stage, fill('M0 580q280-14 620 2t580-4V810H0z', ink.w1, 'opacity=".7"')) +
      acrossStage(stage, fill('M0 690q300 12 620 0t580 6V810H0z', ink.r6, 'opacity=".8"'))
    drawing += glints(stage, 22, { from: 490, to: 680, x: 600, spread: 620, colour: ink.L, opacity: 0.7 })
    const ship = (hull: string, shade: string) => dhow({ hull, sail: ink.P, shade, strake: ink.K })
    drawing +=
      place(850, 566, ship(ink.r6, ink.s4), 0.46) +
      place(510, 652, ship(ink.r7, ink.s4), 1.02) +
      place(320, 540, ship(ink.r6, ink.s4), 0.3)
    drawing += stroke('M380 676h150M470 690h180M550 704h90', ink.r7, 4, 'opacity=".45" stroke-linecap="round"')
    const ground: Line = (x) => 784 - 60 * bell(x, stage.east(1160), 220) - 40 * bell(x, stage.west(40), 200) + grain(x / 50) * 4
    drawing +=
      place(stage.east(1130), 778, palm(520, -0.14, seed + 1, ink.r7)) +
      place(stage.west(70), 782, palm(380, 0.12, seed + 5, ink.r7))
    return drawing + fill(ridge(stage, ground, 40), ink.r7)
  },
}
