/**
 * Whom the money documents of a booking are for, where that is not its contact: a company or an institution. Empty texts where nothing is
 * given. The lines of the address are separated by a line feed.
 */
export type BillingDetails = { billingName: string; billingAddress: string; billingTaxNumber: string }

export const noBilling: BillingDetails = { billingName: '', billingAddress: '', billingTaxNumber: '' }

/** The most characters of each, which the table holds too, and the most lines of an address, which fit on a document. */
export const mostOfBilling = { name: 160, address: 500, addressLines: 6, taxNumber: 40 } as const

/** The lines of an address that are not empty, as they were typed in any browser. */
export const addressLines = (address: string): string[] =>
  address
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * Whom a money document is for, line by line: the company with its address and tax number, and the contact below; without a company the
 * contact above. `taxNumber` says the number with what it is.
 */
export function billedTo(
  { leadName, billingName, billingAddress, billingTaxNumber }: BillingDetails & { leadName: string },
  taxNumber: (number: string) => string,
): string[] {
  return [
    billingName || leadName,
    ...addressLines(billingAddress),
    ...(billingTaxNumber ? [taxNumber(billingTaxNumber)] : []),
    ...(billingName ? [leadName] : []),
  ]
}
