import { source } from '#platform/languages/source.ts'

/** The first step of hotel rooms. */
export const stayChoiceWords = source('stay-choice', {
  title: 'Rooms at {hotel}',
  lede: 'Choose your dates, then your rooms. All prices include taxes.',
  nights: 'Your dates',
  arrive: 'Check-in',
  leave: 'Check-out',
  howMany: 'Rooms',
  showRooms: 'Show rooms and prices',
})
