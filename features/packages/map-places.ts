import type { NamedPlace, PublishedPackage } from './published-package.ts'

/** A package with every place that it names as `place` gives it: where it starts and ends, and where its days begin, end and sleep. */
export const mapPlaces = <Found extends Pick<PublishedPackage, 'start' | 'end' | 'itinerary'>>(
  found: Found,
  place: (place: NamedPlace) => NamedPlace,
): Found => ({
  ...found,
  start: place(found.start),
  end: place(found.end),
  itinerary: found.itinerary.map((day) => ({
    ...day,
    from: place(day.from),
    to: place(day.to),
    night: day.night && { ...day.night, place: place(day.night.place) },
  })),
})
