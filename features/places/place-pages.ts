/**
 * What is invalidated when a country, park, place or fee changes: all of these pages show its name, its advisory or its price.
 */
export const placePages = ['places', 'packages', 'departures', 'hotels', 'community', 'pilgrimage', 'cars', 'pages']
