import type { CrewRefusal } from '#features/crew/save-crew.server.ts'
import { counted } from './en.ts'

/** Guides and cars at the desk. */
export const deskCrewWords = {
  title: 'Guides and cars',
  lede: 'Who guides your departures, and what they drive in.',
  breadcrumb: 'You are here',
  guides: 'Guides',
  cars: 'Cars',
  addGuide: 'Add a guide',
  addCar: 'Add a car',
  noGuides: 'No guide yet. Add one, then assign them to departures.',
  noCars: 'No car yet. Add one, then assign it to departures.',
  columns: {
    name: 'Name',
    languages: 'Languages',
    phone: 'Phone',
    licence: 'Licence until',
    ahead: 'To come',
    class: 'Class',
    seats: 'Seats',
    inspection: 'Inspection until',
  },
  over: 'over',
  retired: 'Retired',
  ahead: (count: number) => counted(count, 'departure'),
  month: {
    title: (month: string) => `Who is away in ${month}`,
    lede: 'A filled day is on a departure. A red one is on two.',
    before: 'Month before',
    after: 'Month after',
    table: 'As a table',
    who: 'Who',
    days: 'Days',
    departure: 'Departure',
    none: 'Nobody is away in this month.',
  },
  newGuide: 'New guide',
  newCar: 'New car',
  fields: {
    name: 'Name',
    plate: 'Plate or name',
    languages: 'Languages',
    languagesHint: 'With commas between them: English, French.',
    phone: 'Phone',
    licenceUntil: 'Licence until',
    vehicleClassId: 'Class',
    noClass: 'None',
    seats: 'Seats for travellers',
    inspectionUntil: 'Inspection until',
    note: 'Note',
    noteHint: 'For staff. At most 400 characters.',
  },
  problems: {
    'name-missing': 'Write a name.',
    'too-long': 'That is too long.',
    'day-wrong': 'Choose a day.',
    'seats-wrong': 'Write a number from 1 to 99.',
    'strange-characters': 'There is a character in it that cannot be kept.',
  } as Record<string, string>,
  errors: 'Not saved yet. Mend what is marked:',
  save: 'Save',
  retire: 'Retire',
  unretire: 'Take back',
  retireTitle: 'At work',
  retireText: (count: number) =>
    count === 0
      ? 'Who is retired is offered for no departure any more. What they did stays.'
      : `Who is retired is offered for no departure any more. ${counted(count, 'departure')} to come keeps them until you change it.`,
  isRetired: 'Retired: offered for no departure.',
  told: { saved: 'Saved.', retired: 'Retired.', back: 'At work again.' } as Record<string, string>,
} as const

export function crewRefusal({ reason }: CrewRefusal): string {
  switch (reason) {
    case 'crew-unknown':
      return 'This is not there any more.'
    case 'name-taken':
      return 'Another has this name. Add something that tells them apart.'
    case 'class-unknown':
      return 'This class is not there any more. Choose another.'
    case 'changed-meanwhile':
      return 'Somebody changed it while you were typing. What you typed stands here. Save again to put yours in its place, or load the page again.'
  }
}
