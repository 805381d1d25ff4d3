import type { ReadWords } from '#platform/languages/read-words.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'

/** What is wrong with a field of the price of a shipment, by the key that its form gives. */
export function shipmentError(read: ReadWords, key: string): string {
  const errors: Readonly<Record<string, string>> = read(shipmentAdminWords).errors
  return errors[key] ?? read(shipmentAdminWords).errors.other
}
