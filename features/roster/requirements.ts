import { guidesOfGroup, usualSeatsPerBus } from '#features/orders/crew-of-group.ts'
import type { CrewRequirement, Run } from './run.ts'

/** What is typed in place of the counted numbers, at most; the database knows the same. */
export const mostRequired = 99

const nothing: CrewRequirement = { cars: 0, seats: 0, vehicleClassId: null, driverGuides: 0, guides: 0, drivers: 0 }

/**
 * What a run needs: the numbers that staff set, else those that are counted. A transfer is not in it: it needs a vehicle and a driver for its
 * time alone (`missingOf`). docs/roster.md, 'Requirements'.
 */
export function requirementOf(run: Run, { seatsPerCar }: { seatsPerCar: number }): CrewRequirement {
  const { bySeats, ...counted } = countedRequirement(run, { seatsPerCar })
  if (!run.staffNumbers) return { ...counted, ...(bySeats && { bySeats }) }
  const { cars, driverGuides, guides, drivers } = run.staffNumbers
  // Whoever says that no vehicle of ours is needed leaves nobody without a seat in one.
  return { ...counted, cars, driverGuides, guides, drivers, seats: cars === 0 ? 0 : counted.seats }
}

/** What is counted for a run, whatever staff say. */
export function countedRequirement(run: Run, { seatsPerCar }: { seatsPerCar: number }): CrewRequirement {
  const { kind, travellers, hired } = run
  switch (kind) {
    case 'departure':
      return asJourney(travellers === 0 && run.isGuaranteed ? 1 : travellers, seatsPerCar)
    case 'journey':
      return asJourney(travellers, seatsPerCar)
    case 'pilgrims': {
      const buses = Math.max(1, Math.ceil(travellers / usualSeatsPerBus))
      const guides = guidesOfGroup(kind, travellers)
      return { ...nothing, cars: buses, seats: travellers, guides, drivers: buses, bySeats: true }
    }
    case 'tailored':
      return asItems(run, seatsPerCar)
    case 'hire': {
      const cars = hired?.vehicles ?? 0
      return { ...nothing, cars, vehicleClassId: hired?.vehicleClassId ?? null, drivers: hired?.withDriver ? cars : 0 }
    }
    case 'stay':
      return nothing
  }
}

/** A driver-guide with each vehicle, and a vehicle for each six. */
function asJourney(travellers: number, seatsPerCar: number): CrewRequirement {
  const cars = Math.ceil(travellers / seatsPerCar)
  return { ...nothing, cars, seats: travellers, driverGuides: guidesOfGroup('journey', travellers, seatsPerCar) }
}

/**
 * By what the option has of ours. Where it says nothing of vehicles it is as a journey; where it says nothing of guides, each vehicle of ours
 * has one. A guide of ours and a vehicle of ours are a driver-guide. Seats are not counted where it says which vehicles are ours: others may
 * take some of the party.
 */
function asItems({ travellers, ownItems }: Run, seatsPerCar: number): CrewRequirement {
  const { cars = null, guides = null } = ownItems ?? {}
  const asAlways = asJourney(travellers, seatsPerCar)
  const needed = cars ?? asAlways.cars
  const guided = guides ?? needed
  const driverGuides = Math.min(needed, guided)
  const seats = cars === null ? asAlways.seats : 0
  return { ...nothing, cars: needed, seats, driverGuides, guides: guided - driverGuides, drivers: needed - driverGuides }
}
