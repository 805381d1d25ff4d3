/** Above the steps of a booking that began with a quote: said by the server alone, so that no script carries it. */
export const quotedWords = {
  stands: (code: string) => `This is the price of your quote ${code}.`,
  gone: (code: string) =>
    `The price of quote ${code} no longer applies: it expired, or you changed the booking. This is today’s price.`,
} as const
