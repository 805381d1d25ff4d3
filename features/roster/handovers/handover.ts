import type { Assignment } from '#features/crew/assignments/assignment.ts'
import type { Car } from '#features/crew/member-facts.ts'

/** What goes with a hired vehicle. */
export const accessories = ['papers', 'spare-key', 'jack', 'spare-wheel', 'triangle', 'first-aid', 'extinguisher'] as const
export type Accessory = (typeof accessories)[number]

/** How a deposit is given. */
export const depositMethods = ['cash', 'card', 'mobile-money', 'bank'] as const
export type DepositMethod = (typeof depositMethods)[number]

/** A mark on the drawing of a vehicle from above, which drives upwards: from its left edge and its top, in hundredths. */
export type Mark = { x: number; y: number; note: string }

/** The places of a vehicle by name, where nobody can press on the drawing. */
export const markPlaces = {
  'front-left': { x: 30, y: 8 },
  'front-right': { x: 70, y: 8 },
  bonnet: { x: 50, y: 18 },
  windscreen: { x: 50, y: 34 },
  roof: { x: 50, y: 52 },
  'left-front-door': { x: 21, y: 42 },
  'left-rear-door': { x: 21, y: 60 },
  'right-front-door': { x: 79, y: 42 },
  'right-rear-door': { x: 79, y: 60 },
  'rear-window': { x: 50, y: 78 },
  'rear-left': { x: 30, y: 92 },
  'rear-right': { x: 70, y: 92 },
  wheels: { x: 16, y: 22 },
  inside: { x: 50, y: 64 },
} as const satisfies Record<string, { x: number; y: number }>
export type MarkPlace = keyof typeof markPlaces

/** The most marks that one hand-over or return has. */
export const mostMarks = 24

/** `out`: given to the customer; `return`: taken back. */
export type HandoverKind = 'out' | 'return'

/**
 * A hired vehicle as it was given to the customer, or taken back. `marks` of a return: the new ones alone. `signedBy`: the name that the
 * customer typed, empty where none was, or once it was deleted.
 */
export type Handover = {
  kind: HandoverKind
  at: Date
  kilometres: number
  fuelEighths: number
  marks: readonly Mark[]
  accessories: readonly Accessory[]
  licenceSeen: boolean
  depositMinor: number
  depositMethod: DepositMethod | ''
  signedBy: string
  note: string
  recordedBy: string
}

/** Who corrected what was recorded, when and why. */
export type Correction = { by: string; at: Date; reason: string }

/**
 * What a customer has got back of a deposit, and why not all of it. `paymentId`: the payment of what is kept; null where nothing is, or where it
 * was settled before such payments were.
 */
export type DepositSettlement = { returnedMinor: number; withheldReason: string; paymentId: string | null; by: string; at: Date }

/** A hand-over or a return as it is stored: its version rises with each correction, the last of which is named. */
export type StoredHandover = Handover & { version: number; corrected: Correction | null; settled: DepositSettlement | null }

/** A vehicle that is assigned to a hire, or was handed over on it. */
export type HiredVehicle = {
  assignment: Assignment
  car: Car
  out: StoredHandover | undefined
  back: StoredHandover | undefined
}
