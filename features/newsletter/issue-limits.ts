/** The most journeys in an issue. */
export const mostJourneys = 6
