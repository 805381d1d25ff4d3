import type { Composition } from '../../composition.ts'
import { banana } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import type { Line } from '../../path.ts'
import { crescent, glints, lamps, mist, sky, stars } from '../../sky.ts'
import { acrossStage, bandAcross, disc, fill, place, ridge, type Stage, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** A low chair of wood and cloth, seen from behind one side, facing right. */
const chair = (wood: string, cloth: string) =>
  fill('M-40-120L-18-48H34L28-34H-26L-54-116z', cloth) +
  stroke('M-46-124L-8 0M-30-38L-52 0M30-36L44 0M-24-66H52M52-66L46 0', wood, 6, 'stroke-linecap="round" stroke-linejoin="round"')

/** A lantern on its hook. */
const lantern = (metal: string, light: string) =>
  stroke('M0-60V-34', metal, 2.4) +
  fill('M-12-34L0-44 12-34zM-14 12H14v5H-14z', metal) +
  fill('M-11-32H11V10H-11z', light) +
  stroke('M-11-32V12M11-32V12M0-32V12', metal, 2.4)

/** Roof, posts and boards: the frame through which the lake is seen. */
function house(stage: Stage): string {
  const { ink } = stage
  const top = stage.viewBox[1]
  const [west, east] = [stage.west(120), stage.east(1080)]
  const eaves = top + 64
  let reeds = ''
  for (let x = stage.left; x < stage.right; x += 15)
    reeds += `M${Math.round(x)} ${eaves - 6}l3 ${16 + (((x * 7) % 13) | 0)} 7-${12 + (((x * 5) % 11) | 0)}z`
  return (
    fill(`M${stage.left} ${stage.top - 10}H${stage.right}V${eaves}H${stage.left}z${reeds}`, ink.r7) +
    fill(`M${west - 11} ${eaves}h22V760h-22zM${east - 11} ${eaves}h22V760h-22z`, ink.r7) +
    fill(
      `M${west - 11} ${eaves + 16}l74-22h-74zM${west + 11} ${eaves + 96}l66-92h-20l-46 66zM${east - 11} ${eaves + 96}l-66-92h20l46 66z`,
      ink.r7,
    )
  )
}

export const veranda: Composition = {
  title: 'The veranda',
  place: 'A house above the lake',
  hour: 'dusk',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing = sky(stage, 640, 400, { sun: 66, rings: 1.02 })
    if (stage.withSky)
      drawing +=
        crescent(
          stage.format === 'portrait' ? 800 : 900,
          stage.format === 'landscape' ? 170 : stage.format === 'wide' ? 290 : -120,
          ink.sun,
        ) + stars(stage, 18, 3.4, { down: 300, clear: { x: 640, y: 400, radius: 300 } })
    drawing +=
      fill(ridge(stage, domes(stage, 0, { count: 5, height: 120, width: 230, base: 440, rough: 5 }), 44), ink.r1) +
      mist(stage, 370, 90, 0.6) +
      fill(ridge(stage, domes(stage, 4, { count: 4, height: 66, width: 250, base: 458, rough: 5 }), 44), ink.r3)
    drawing +=
      bandAcross(stage, 450, 360, ink.w0) +
      acrossStage(
        stage,
        fill('M0 450H1200v8q-240 8-520 0t-680 4z', ink.r4) +
          fill('M0 520q200-14 520 6t680-10V810H0z', ink.r2, 'opacity=".5"') +
          fill('M0 590q300 16 600 2t600 8V810H0z', ink.w1, 'opacity=".7"'),
      )
    drawing += glints(stage, 18, { from: 468, to: 610, x: 640, spread: 360, colour: ink.sun, opacity: 0.85 })
    drawing += lamps(`M${stage.left} 446L${stage.right} 446`, 5, '0 90 0 37 0 140 0 64', ink.L, 'opacity=".8"')
    const garden: Line = (x) => 634 + grain(x / 90) * 8
    for (const [x, h] of [
      [stage.west(220), 130],
      [300, 90],
      [880, 100],
      [stage.east(960), 150],
    ] as const)
      drawing += place(x, 650, banana(h, seed + h, ink.r6))
    drawing += fill(ridge(stage, garden, 40), ink.r6) + house(stage)
    // the rail and the boards
    let bars = ''
    for (let x = stage.left + 12; x < stage.right; x += 34) if (Math.abs(x - 600) > 210) bars += `M${Math.round(x)} 646V744`
    drawing += stroke(bars, ink.r7, 4) + fill(`M${stage.left} 634H396v11H${stage.left}zM804 634H${stage.right}v11H804z`, ink.r7)
    drawing += bandAcross(stage, 732, 80, ink.r7)
    const glow = (x: number, y: number) =>
      disc(x, y, 74, ink.L).replace('/>', ' opacity=".16"/>') + place(x, y + 10, lantern(ink.r7, ink.L), 1.2)
    const hang = stage.viewBox[1] + 136
    drawing += glow(stage.west(250), hang) + glow(stage.east(950), hang)
    drawing +=
      place(478, 738, chair(ink.r7, ink.K), 1.24) +
      place(724, 738, `<g transform="scale(-1 1)">${chair(ink.r7, ink.K)}</g>`, 1.24)
    drawing +=
      fill('M560 676h80v8h-80zM570 684l14 54h-8l-14-54zM630 684l-14 54h8l14-54z', ink.r7) +
      fill('M578 676v-16h16v16zM607 676q-8-10-4-22h18q4 12-4 22z', ink.P)
    return drawing + bandAcross(stage, 738, 72, ink.r7)
  },
}
