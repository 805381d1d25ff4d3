import type { Sender } from '#features/documents/facts/facts.ts'
import type { Day } from '#values/dates.ts'

/** What suppliers are given on paper: the voucher of a service, and who sleeps where, with when they come. */
export const paperKinds = ['voucher', 'rooming-list'] as const
export type PaperKind = (typeof paperKinds)[number]

type Common = {
  kind: PaperKind
  sender: Sender
  /** Ours. */
  reference: string
  issuedOn: Day
  supplier: string
  title: string
  /** The family name of the lead; empty of a departure. */
  name: string
  emergencyPhone: string
}

/** A voucher: what was confirmed, without a price; a row that has changed since says so. `theirReference` is empty where they gave none. */
export type SupplierVoucherFacts = Common & {
  kind: 'voucher'
  services: readonly { title: string; theirReference: string; rows: readonly (readonly [string, string])[] }[]
  /** '2 × Vegetarian', without a name; absent where nobody has one, and of an order in which nobody eats. */
  diets?: readonly string[]
}

/** Somebody in a room. `age` is empty of an adult; `needs`: what they eat and the access that they need. Never a passport, health, faith or an address. */
type Guest = { name: string; age: string; nationality: string; needs: string }

/** Who sleeps in which room on which nights, and when they come and go. */
export type RoomingPaperFacts = Common & {
  kind: 'rooming-list'
  nights: string
  crewBeds: number
  rooms: readonly { name: string; guests: readonly Guest[] }[]
  arrivals: readonly { when: string; flight: string; travellers: number; what: string }[]
}

export type PaperFacts = SupplierVoucherFacts | RoomingPaperFacts
