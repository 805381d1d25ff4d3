export const luxuryWords = {
  title: 'More room, more quiet',
  description:
    'Journeys in Rwanda and the Mara with a private guide, the better beds and time to spare: what changes at this level, and what stays as it is.',
  lede: 'A guide of your own, a bed with a view, fewer changes of car. The gorillas and the road stay as they are.',
  place: 'The Virunga by night',
  journeys: 'Three journeys written for this',
  also: {
    title: 'Also with luxury beds',
    lede: 'These are written for lodges. Choose luxury on their page and the nights change where there is something to change to.',
  },
  changes: {
    title: 'What changes, and what does not',
    rows: {
      guide: [
        'Guide',
        'A private guide sits beside the driver and stays with you throughout. At the gorillas you still walk in a park group of up to eight, behind the park’s own guides.',
      ],
      car: [
        'Car',
        'A 4x4 with a driver, and on the longest ways a flight. When cloud keeps a helicopter on the ground, we drive, and the road is as long as it is.',
      ],
      bed: [
        'Bed',
        'Small houses and camps. Not every town on the way has one: there the night stays as it is, and the page of the journey says which.',
      ],
      table: [
        'Table',
        'Meals as each day lists them, and drinking water. Cellar and spa are yours to pay. Tell us what you do not eat when you book, so that a camp in the bush knows it in time.',
      ],
    },
  },
  sample: 'Houses named on the journeys’ pages are sample hotels of this demonstration.',
  ask: {
    title: 'Tell us what you want to be spared',
    text: 'Early starts, long drives, small planes, other people. We write you a plan and a price line by line. The permits in it are at the park’s price.',
    button: 'Ask for a plan',
    talk: 'Talk on WhatsApp',
    askText: 'Good day. We are thinking of a journey with luxury beds: ',
  },
} as const
