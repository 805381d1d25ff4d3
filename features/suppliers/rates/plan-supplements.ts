import { isSameBands } from '../child-bands.ts'
import type { Supplement } from '../service-book.ts'
import type { SupplementUnit } from '../tables.ts'

/** What a supplement is charged by. */
export const supplementUnits = ['person-night', 'room-night', 'stay', 'person'] as const satisfies readonly SupplementUnit[]

/** A supplement as staff enter it. `serviceId` null: of every stay of the contract. */
export type NewSupplement = Omit<Supplement, 'id' | 'contractId'> & { serviceId: number | null }

export type ContractSupplement = NewSupplement & Pick<Supplement, 'id' | 'contractId'>

/** A supplement that a sheet wants, by the number of its line. */
export type WantedSupplement = { row: number; supplement: NewSupplement }

type SupplementFault =
  | { reason: 'supplement-twice'; row: number }
  | { reason: 'supplement-overlaps'; supplement: ContractSupplement }

export type PlannedSupplement = WantedSupplement & {
  effect: 'new' | 'same' | 'replaces'
  was: ContractSupplement | undefined
  fault: SupplementFault | undefined
}

const isSameThing = (one: NewSupplement, other: NewSupplement) =>
  one.serviceId === other.serviceId && one.label.toLowerCase() === other.label.toLowerCase()
const sharesDays = (one: NewSupplement, other: NewSupplement) =>
  one.from <= other.to && other.from <= one.to && one.weekdays.some((day) => other.weekdays.includes(day))
const isSameDays = (one: NewSupplement, other: NewSupplement) =>
  one.from === other.from && one.to === other.to && one.weekdays.join() === other.weekdays.join()
const isSameCharge = (one: NewSupplement, other: NewSupplement) =>
  one.label === other.label &&
  one.per === other.per &&
  one.amountMinor === other.amountMinor &&
  one.compulsory === other.compulsory &&
  isSameBands(one.children, other.children)

/**
 * What the supplements of a sheet would do to those of a contract. One with the label, service and days of one that stands takes its
 * place. At fault: one label twice on a day of a service, because it would be charged twice.
 */
export const planSupplements = (wanted: readonly WantedSupplement[], own: readonly ContractSupplement[]): PlannedSupplement[] =>
  wanted.map((line) => {
    const meets = (other: NewSupplement) => isSameThing(other, line.supplement) && sharesDays(other, line.supplement)
    const was = own.find((one) => meets(one) && isSameDays(one, line.supplement))
    const twin = wanted.find((other) => other !== line && meets(other.supplement))
    const other = own.find((one) => meets(one) && one !== was)
    const fault: SupplementFault | undefined = twin
      ? { reason: 'supplement-twice', row: twin.row }
      : other && { reason: 'supplement-overlaps', supplement: other }
    const effect = was === undefined ? 'new' : isSameCharge(was, line.supplement) ? 'same' : 'replaces'
    return { ...line, effect, was, fault }
  })
