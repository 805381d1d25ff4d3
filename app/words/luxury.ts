import { source } from '#platform/languages/source.ts'

/** The page of luxury journeys. */
export const luxuryWords = source('luxury', {
  title: 'More room, more quiet',
  description:
    'Journeys in Rwanda and the Mara with a private guide, the better beds and time to spare: what changes at this level, and what stays as it is.',
  lede: 'A guide of your own, a bed with a view, fewer changes of car. The gorillas and the road stay as they are.',
  place: 'Below the volcanoes, after sunset',
  journeys: 'Three luxury journeys',
  also: {
    title: 'Also with luxury rooms',
    lede: 'These use lodges. At these prices every night is upgraded where a luxury property exists.',
  },
  changes: {
    title: 'What changes, and what does not',
    rows: {
      guide: {
        name: 'Guide',
        text: 'A private guide sits beside the driver and stays with you throughout. At the gorillas you still walk in a park group of up to eight, behind the park’s own guides.',
      },
      car: {
        name: 'Car',
        text: 'A 4x4 with a driver, and a flight on the longest routes. When cloud grounds a helicopter, we drive the full distance.',
      },
      bed: {
        name: 'Bed',
        text: 'Small lodges and camps. Not every town has one: there the night is not upgraded, and the journey’s page says which.',
      },
      table: {
        name: 'Meals',
        text: 'Meals as each day lists them, and drinking water. Wine and spa are not included. Tell us what you do not eat when you book, so that a bush camp knows in time.',
      },
    },
  },
  sample: 'Hotels named on the journeys’ pages are samples for this demonstration.',
  ask: {
    title: 'Tell us what to leave out',
    text: 'Early starts, long drives, small planes, other people. We write you a plan and a price line by line. The permits in it are at the park’s price.',
    button: 'Ask for a plan',
    talk: 'Talk on WhatsApp',
    askText: 'Good day. We are thinking of a journey with luxury rooms: ',
  },
})
