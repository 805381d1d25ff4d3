import { fill, stroke } from '../stage.ts'

/* Vehicles face right and stand on their wheels at y 0. */

const wheel = (x: number, radius: number, tyre: string, hub: string) =>
  fill(`M${x - radius}-${radius}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0z`, tyre) +
  fill(`M${x - 6}-${radius}a6 6 0 1 0 12 0 6 6 0 1 0-12 0z`, hub)

/** A cross-country car with a loaded roof, 170 units long. */
export function cruiser({ body, glass, load, hub }: { body: string; glass: string; load: string; hub: string }): string {
  return (
    fill('M-64-88h26v-16h-26zM-34-88h34v-11h-34z', load) +
    fill('M4-88h20v-15H4z', body) +
    fill('M-84-18V-46L-76-80Q-75-86-68-86H22Q28-86 32-82L50-54 78-50Q87-48 87-38V-18z', body) +
    fill('M-69-78h28v24H-73zM-35-78h28v24h-28zM-1-78H20L36-54H-1z', glass) +
    stroke('M-84-34H86', hub, 1.6, 'opacity=".5"') +
    fill('M-92-58h8v26h-8z', body) +
    stroke('M46-50V-84h8', body, 3) +
    wheel(-50, 18, body, hub) +
    wheel(54, 18, body, hub) +
    fill('M82-46h6v8h-6z', load)
  )
}

/** A lorry with one long container, 330 units long. */
export function lorry({
  body,
  glass,
  box,
  mark,
  hub,
}: {
  body: string
  glass: string
  box: string
  mark: string
  hub: string
}): string {
  return (
    fill('M-210-28V-116H54V-28z', box) +
    stroke(
      'M-192-110V-34M-168-110V-34M-144-110V-34M-120-110V-34M-96-110V-34M-72-110V-34M-48-110V-34M-24-110V-34M0-110V-34M24-110V-34',
      mark,
      3,
      'opacity=".55"',
    ) +
    fill('M-214-30H96v12H-214z', body) +
    fill('M64-18V-104Q64-112 72-112H102L120-72V-18z', body) +
    fill('M76-104H99L113-72H76z', glass) +
    wheel(-178, 17, body, hub) +
    wheel(-138, 17, body, hub) +
    wheel(16, 17, body, hub) +
    wheel(92, 17, body, hub) +
    fill('M114-40h8v9h-8z', glass)
  )
}

/** A minibus that is full, 190 units long. */
export function minibus({ body, glass, stripe, hub }: { body: string; glass: string; stripe: string; hub: string }): string {
  return (
    fill('M-96-18V-88Q-96-96-88-96H58Q72-96 80-82L96-50V-18z', body) +
    fill('M-88-86h30v26h-30zM-52-86h30v26h-30zM-16-86h30v26h-30zM20-86H56Q66-86 71-78L80-60H20z', glass) +
    fill('M-96-50H96v9H-96z', stripe) +
    wheel(-58, 17, body, hub) +
    wheel(58, 17, body, hub)
  )
}
