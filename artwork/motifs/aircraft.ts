import { fill, stroke } from '../stage.ts'

/** A hot-air balloon, 240 units tall, its basket standing on (0, 0). */
export function balloon({
  cloth,
  stripe,
  basket,
  flame,
}: {
  cloth: string
  stripe: string
  basket: string
  flame: string
}): string {
  return (
    stroke('M-20-50L-11-20M20-50L11-20M-7-48L-5-20M7-48L5-20', basket, 1.6) +
    fill('M0-244C-78-244-108-190-98-146-88-104-40-82-22-48H22C40-82 88-104 98-146 108-190 78-244 0-244z', cloth) +
    fill(
      'M0-244C-52-244-72-190-66-146-60-104-28-82-15-48H-6C-12-82-28-104-32-146-36-190-26-244 0-244zM0-244C52-244 72-190 66-146 60-104 28-82 15-48H6C12-82 28-104 32-146 36-190 26-244 0-244z',
      stripe,
    ) +
    fill('M-4-42q4-16 8 0-4 8-8 0z', flame) +
    fill('M-13-20H13L11 0H-11z', basket)
  )
}

/** A bush plane that has just left the ground, 150 units long, flying to the right. */
export function bushPlane(body: string, pale: string, accent: string): string {
  return (
    fill('M20-8L44-52H32L0-8z', body) +
    fill('M-70-12L-84-46h16l22 30z', accent) +
    fill('M-78-10Q-40-24 4-24 34-24 50-12L70-6Q66 4 46 6L0 10Q-40 4-78-10z', pale) +
    fill('M-74-8Q-30 4 6 4 40 2 68-4 64 5 46 7L0 11Q-40 5-74-8z', accent) +
    fill('M28-20q14 1 20 9H32z', body) +
    fill('M-6-16h7v7h-7zM-20-16h7v7h-7zM8-16h7v7h-7zM-34-14h6v6h-6z', body) +
    fill('M-62-12L-86 4h12l30-10z', body) +
    fill('M22 0L-16 58H-30L-4 0z', body) +
    stroke('M74-24V14', body, 2.4, 'opacity=".6"') +
    stroke('M20 8L24 20M-2 9L-6 22', body, 2) +
    fill('M24 26a6 6 0 1 0-1 0zM-6 28a6 6 0 1 0-1 0z', body)
  )
}
