import { source } from '#platform/languages/source.ts'

/** What the parts of the page of Kibeho say that are drawn on the server alone. */
export const kibehoPartWords = source('kibeho-parts', {
  mass: {
    title: 'Mass and prayer',
    caption: 'As the shrine published them in {year}',
    what: 'What',
    when: 'When',
    confirm:
      'Confirm before you travel. The programme is of {year}, still widely followed. We write to the shrine office for you.',
    source: 'Source: {source}.',
  },
  days: {
    others: 'Choose a pilgrimage',
    title: '{title}: the days',
    sample: 'Hotels named here are samples for this demonstration.',
    whole: 'Full details of this journey',
  },
  places: {
    title: 'Places and visit times',
    here: '{name}, {time}',
    confirm: 'Confirm before you travel',
  },
  way: {
    title: 'Getting there',
    map: 'Map of the road to Kibeho: {names}',
    lede: 'Road times, without the traffic of feast days, which adds an hour or two.',
    km: '{km, number} km',
    about: 'about {km, number} km',
    bus: 'By bus and on foot',
  },
  rooms: {
    title: 'Rooms, from simple to comfortable',
    asOf: '{price}, as of {year}',
    inside: 'Our price includes your room. These are local prices.',
    notChecked: 'Not checked',
  },
  groups: { title: 'Groups', requirements: 'Requirements for groups, and what to plan for' },
  dates: {
    title: 'Next departures',
    label: 'Next pilgrimage departures',
    none: 'No fixed date is open. A group chooses its own date.',
    all: 'All pilgrimage dates',
  },
})
