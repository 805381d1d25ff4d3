/** What a package's page says in its static parts and loader alone: no script carries it. */
export const packageContentWords = {
  gallery: 'Photos',
  dates: {
    title: 'Fixed departures',
    more: (count: number) => (count === 1 ? 'One more date' : `${count} more dates`),
    none: 'No fixed date is open. Tell us your date, and we tell you what it takes.',
  },
  goesWith: 'Goes well with',
} as const
