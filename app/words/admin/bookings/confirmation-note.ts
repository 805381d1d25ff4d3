/** What the timeline keeps of a confirmation link that was sent again, in English: it is stored. */
export const confirmationNote = (address: string): string => `Email with the confirmation link written again, to ${address}.`
