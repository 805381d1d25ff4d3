import { fill, stroke } from '../stage.ts'

/** A gantry crane of a container quay, its jib over the water to the left, 260 units tall. */
export const gantry = (steel: string, mark: string) =>
  stroke('M-44 0V-170M44 0V-170M-44-86H44M-44-170L44-86M-30-170V-250M-44 0H-60M44 0H60', steel, 7, 'stroke-linejoin="round"') +
  fill('M-250-176H96v14H-250z', steel) +
  stroke('M-30-250L-240-178M-30-250L90-178', steel, 3) +
  fill('M70-200h34v24H70z', steel) +
  fill('M-130-162h26v10h-26z', mark) +
  stroke('M-126-152V-96M-108-152V-96', mark, 1.6)

/** A ship of containers, bow to the left, 560 units long. Waterline at y 0. */
export function containerShip({
  hull,
  strake,
  boxes,
  bridge,
  lit,
}: {
  hull: string
  strake: string
  boxes: readonly [string, string, string]
  bridge: string
  lit: string
}): string {
  let stacks = ''
  const heights = [2, 3, 4, 4, 3, 4, 4, 3]
  heights.forEach((high, i) => {
    for (let level = 0; level < high; level++) {
      const colour = boxes[(i * 2 + level * 5 + ((i * level) % 2)) % 3] ?? boxes[0]
      stacks += fill(`M${-196 + i * 44}-${52 + level * 19}h41v-17h-41z`, colour)
    }
  })
  return (
    stacks +
    fill('M172-52v-118h58v118z', bridge) +
    fill('M164-164h74v-10h-74zM196-174v-26h14v26z', bridge) +
    stroke('M178-150h46M178-128h46M178-106h46', lit, 6, 'stroke-dasharray="8 6"') +
    fill('M-280-58Q-200-50-180-50H250V-46L236 0H-232Q-262-24-280-58z', hull) +
    fill('M-243-14H240L236 0H-232z', strake)
  )
}

/** A lake steamer of the old kind, bow to the right, 430 units long. Waterline at y 0. */
export const steamer = ({
  hull,
  deck,
  funnel,
  strake,
  lit,
}: {
  hull: string
  deck: string
  funnel: string
  strake: string
  lit: string
}) =>
  stroke('M150-62V-176M-150-58V-160M150-176L206-66M150-170L40-120M-150-160L-60-120M-150-156L-196-60', hull, 2) +
  fill('M-30-112h42V-176H-24z', funnel) +
  fill('M-28-160h40v-14h-39z', hull) +
  fill('M-128-56v-34H126v34z', deck) +
  fill('M-96-90v-26H74v26z', deck) +
  fill('M-136-90H134v-6H-136zM-104-116H84v-6H-104z', hull) +
  fill('M52-122h44v24H52z', deck) +
  stroke('M-118-72H116M-84-102H62', lit, 8, 'stroke-dasharray="10 9"') +
  fill('M-204-56Q-60-44 60-48 150-52 216-74L190 0H-178Q-200-22-204-56z', hull) +
  fill('M-192-20L196-20 190 0H-178z', strake)
