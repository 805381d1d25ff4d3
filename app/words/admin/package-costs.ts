import { source } from '#platform/languages/source.ts'

/** The form of what a package takes of suppliers, and what it comes to. */
export const packageCostWords = source('admin-package-costs', {
  tab: 'Costs',
  title: 'Costs of {name}',
  lede: 'What this package takes of suppliers, day by day. Bookings show their cost and margin by it, for staff who may see costs.',
  notPublished: 'Publish the package first: costs belong to what is sold.',
  noServices: 'The rate book is empty. Add suppliers with their services and rates first.',
  toSuppliers: 'Suppliers',
  rows: 'Services by day',
  row: '{column}, service {nth, plural, one {#} other {#}}',
  columns: {
    day: 'From day',
    days: 'Nights or days',
    service: 'Service',
    comfort: 'Level',
    kilometres: 'Km per vehicle',
  },
  none: 'No service',
  everyComfort: 'Every level',
  bases: {
    'person-night': 'per person sharing and night',
    'room-night': 'per room and night',
    person: 'per person',
    'vehicle-day': 'per vehicle and day',
    group: 'per group',
    km: 'per kilometre',
    item: 'each',
  },
  choice: '{supplier}: {name} ({basis})',
  /** Nights for which no stay is named, by level. */
  gaps: {
    lede: 'Some nights have no stay. The package is sold all the same, but no supplier can be asked for a room there:',
    nights: '{name}: {count, plural, one {night} other {nights}} {nights}',
  },
  /** Days on which the programme promises other meals than the services bring; `meals`: 'Lunch and dinner'. */
  meals: {
    lede: 'The programme promises other meals than these services bring:',
    missing: '{levels}, day {day}: fewer meals are ordered than promised. No stay serves: {meals}.',
    spare: '{levels}, day {day}: {count, plural, one {# meal more is ordered} other {# meals more are ordered}} than promised.',
  },
  /** Vehicles that take another number than the crew of a group is counted by. */
  otherSeats: {
    lede: 'The vehicles needed are counted by other seats than these costs, so that one of both says another number of vehicles:',
    vehicle:
      '{name}: {seats, plural, one {# seat} other {# seats}} here, {counted, plural, one {# seat} other {# seats}} under Guides and vehicles',
  },
  /** What may stand in for a service, in a fold below it. */
  alternatives: {
    title: '{count, plural, =0 {No alternatives} one {# alternative} other {# alternatives}}',
    ofService: 'for service {nth, plural, one {#} other {#}}',
    nth: 'Alternative {nth, plural, one {#} other {#}} for service {row, plural, one {#} other {#}}',
  },
  hint: 'Choose “No service” to take a row out. Alternatives stand in for a service, in their order, where its supplier declines; costs do not count them.',
  hintMore: 'More empty rows appear when you save.',
  add: 'Add row',
  find: 'Find a service',
  findHint: 'Not all services are listed. Find one by its name or its supplier, then choose it above.',
  findGo: 'Find',
  save: 'Save costs',
  saved: 'The costs are saved.',
  errors: 'The costs are not saved yet',
  changed:
    'Somebody else has saved these costs since you opened this page. Yours are still in the form: save again to put yours in their place.',
  emptied:
    'Somebody else has removed all costs since you opened this page. Yours are still in the form: save again to put them back.',
  /** A service that is saved, and what else is saved of it. */
  stored: {
    days: '{name}, from day {day, plural, one {#} other {#}}, for {days, plural, one {#} other {#}}',
    kilometres: '{kilometres, plural, one {# km} other {# km}}',
    alternatives: 'or else {names}',
  },
  problems: {
    'day-wrong': 'A day is a number from 1 to the last day of the journey.',
    'days-wrong': 'A number from 1, and not beyond the last day of the journey.',
    'service-wrong': 'Choose a service from the list.',
    'comfort-wrong': 'Choose a level from the list.',
    'kilometres-wrong': 'A number from 1 to 100,000.',
    'kilometres-missing': 'This service is counted by the kilometre: say how many.',
    'alternative-twice': 'Choose another service: this one is named already.',
    'alternative-kind': 'Choose a service that is counted alike: a stay for a stay.',
    'too-many-alternatives': 'At most 5 alternatives.',
    'too-many': 'At most 200 services.',
  },
  trial: {
    title: 'What it comes to',
    startsOn: 'First day',
    adults: 'Adults, two by two',
    go: 'Calculate',
    wrong: 'Choose a first day and 1 to 30 adults.',
    nothing: 'Nothing to calculate yet: it needs services below, and an accommodation level on sale.',
    costsOf: 'Costs: {level}',
    none: 'There is no price for this level, day and party.',
    caption: 'Price, cost and margin by accommodation level',
    columns: { comfort: 'Level', price: 'Price', net: 'Net cost', profit: 'Profit', margin: 'Margin', missing: 'Missing' },
  },
})
