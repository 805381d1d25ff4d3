import type { OrderKind } from '#features/pricing/order-kinds.ts'

/** A group on a package: what it costs and who goes with it are counted by the same numbers. */
export type GroupKind = Extract<OrderKind, 'departure' | 'journey' | 'pilgrims'>

/** For how many of a pilgrim group a guide is needed. */
const pilgrimsPerGuide = 20

/** How many travellers a vehicle of a departure or a private journey takes where nobody says otherwise. */
export const usualSeatsPerCar = 6

/** How many pilgrims a bus takes, as long as no vehicle says it. */
export const usualSeatsPerBus = 29

/** How many travellers a vehicle takes as the crew of a group is counted. */
export const usualSeatsOf = (kind: GroupKind): number => (kind === 'pilgrims' ? usualSeatsPerBus : usualSeatsPerCar)

/** How many guides a group needs: of pilgrims one for each twenty begun, else one in each vehicle, who drives it. */
export const guidesOfGroup = (kind: GroupKind, travellers: number, seatsPerCar = usualSeatsPerCar): number =>
  Math.ceil(travellers / (kind === 'pilgrims' ? pilgrimsPerGuide : seatsPerCar))
