/** What the timeline says of a correction that sent the confirmation link to the new address. */
export const confirmationSentAgain = 'Confirmation email sent to the new address.'
