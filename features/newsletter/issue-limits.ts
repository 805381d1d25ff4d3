/** So many journeys stand in an issue at most. */
export const mostJourneys = 6
