/** What is forgotten when a country, park, place or fee changes: its name, its advisory or its price stands on all of these. */
export const placePages = ['places', 'packages', 'departures', 'hotels', 'community', 'pilgrimage', 'cars', 'pages']
