import type { Composition } from '../../composition.ts'
import { singingBoat } from '../../motifs/boats.ts'
import { cranes } from '../../motifs/cranes.ts'
import { banana, crown, papyrus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { glints, mist, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const kivu: Composition = {
  title: 'Singing boats',
  place: 'Lake Kivu, Karongi',
  hour: 'dusk',
  draw(stage) {
    const { ink, seed } = stage
    const tall = stage.format === 'portrait'
    const farShore = domes(stage, 0, { count: 6, height: 90, width: 220, base: 428 })
    const nearShore = domes(stage, 3, { count: 4, height: 62, width: 250, base: 452 })
    let drawing =
      sky(stage, 640, 392, { sun: 72, rings: 1.04 }) +
      fill(ridge(stage, farShore, 46), ink.r1) +
      mist(stage, 380, 70, 0.7) +
      fill(ridge(stage, nearShore, 46), ink.r3) +
      bandAcross(stage, 446, 370, ink.w0)
    // the lake in bands, darker toward the viewer
    const water = [
      ['M0 446H1200v8q-200 18-470 8t-420 10-310 4z', ink.r4, ''],
      ['M0 528q200-14 520 6t680-10V810H0z', ink.r2, 'opacity=".5"'],
      ['M0 590q300 18 600 2t600 8V810H0z', ink.w1, 'opacity=".6"'],
      ['M0 664q260-16 600 0t600-6V810H0z', ink.w1, ''],
      ['M0 728q300 14 620-2t580 6V810H0z', ink.r6, ''],
    ] as const
    for (const [d, colour, more] of water) drawing += acrossStage(stage, fill(d, colour, more))
    drawing += glints(stage, 24, { from: 472, to: 716, x: 640, spread: 420, colour: ink.sun, opacity: 0.85 })

    const islandX = stage.west(tall ? 40 : 130) + (stage.format === 'wide' ? 90 : 0)
    drawing += place(islandX, 478, fill('M-70 0q26-40 84-44t110 44z', ink.r5) + fill(crown(0, -32, 42, 22, seed, 8), ink.r5))
    const boat = { body: ink.r7, far: ink.r6, lamp: ink.L }
    const [farX, nearX, size] = tall ? [912, 510, 1.46] : [860, 500, 1.36]
    drawing += place(farX, 508, singingBoat({ body: ink.r5, far: ink.r4, lamp: ink.L, near: false }), 0.5)
    if (stage.format === 'wide')
      drawing += place(1180, 494, singingBoat({ body: ink.r5, far: ink.r4, lamp: ink.L, near: false }), 0.36)
    drawing += place(nearX, 632, singingBoat(boat), size)
    drawing += stroke(
      `M${nearX - 170} 656h120M${nearX - 20} 664h170M${nearX + 60} 678h60`,
      ink.r7,
      4,
      'opacity=".5" stroke-linecap="round"',
    )

    const grain = noise(seed + 4)
    const shore: Line = (x) => 788 - 120 * bell(x, stage.east(1220), 240) - 20 * bell(x, stage.west(60), 260) + grain(x / 60) * 4
    drawing += place(stage.east(1128), shore(stage.east(1128)) + 14, banana(180, seed + 4, ink.r7))
    drawing += place(stage.east(1040), shore(stage.east(1040)) + 16, banana(110, seed + 7, ink.r7))
    drawing += place(stage.west(90), 776, papyrus(7, 190, 110, seed + 2, ink.r7))
    const birds = tall ? cranes(420, 190, 0.62, ink.r6) : cranes(300, stage.format === 'wide' ? 216 : 190, 0.6, ink.r6)
    return drawing + fill(ridge(stage, shore, 46), ink.r7) + birds
  },
}
