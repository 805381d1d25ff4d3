/** The notes of departures as texts that are translated. A former translation is not shown: a note may be a warning. */
export const departureTexts = { name: 'departure', texts: ['rows.*.note'], strictTexts: ['rows.*.note'] } as const
