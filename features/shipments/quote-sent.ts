import { moneyText, usd } from '#values/money.ts'

/** The occasion under which the email of a quote is stored: the version of the shipment that it made. */
export const quoteOccasion = (enquiryId: string, version: number): string => `enquiry:${enquiryId}:quote:${version}`

/** What stands at the enquiry once a quote has reached its customer. @param totalMinor in US cents. */
export const quoteSentText = (totalMinor: number): string => `Freight quote sent: ${moneyText(usd(totalMinor))}.`
