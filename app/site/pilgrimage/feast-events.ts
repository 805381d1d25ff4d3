import type { Thing } from '../page-meta.ts'
import type { FeastRow } from './feast-rows.ts'

const shrine = {
  '@type': 'Place',
  name: 'Shrine of Our Lady of Kibeho',
  address: { '@type': 'PostalAddress', addressLocality: 'Kibeho', addressRegion: 'Nyaruguru', addressCountry: 'RW' },
}

/** The feasts whose days are sure, as events with their dates: no more than the page shows. */
export const feastEvents = (feasts: readonly FeastRow[], siteUrl: string): Thing[] =>
  feasts
    .filter(({ sure }) => sure)
    .map(({ name, note, startsOn, endsOn }) => ({
      '@type': 'Event',
      name: `${name}, Kibeho`,
      description: note,
      startDate: startsOn,
      endDate: endsOn,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: shrine,
      isAccessibleForFree: true,
      url: `${siteUrl}/pilgrimage`,
    }))
