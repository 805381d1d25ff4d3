import type { ShipmentProblem } from './shipment-refusal.ts'

/** What a form answers when it leads nowhere: everything that was typed, and why. */
export type ShipmentReply = {
  event: string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  problem: Omit<ShipmentProblem, 'status'> | undefined
}
