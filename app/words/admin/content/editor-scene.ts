import type { Hour } from '#artwork/hours.ts'

/** What the choice of a drawn picture says. */
export const scenePickerWords = {
  scene: 'What it shows',
  hour: 'Hour of the picture',
  hours: {
    dawn: 'Dawn',
    mist: 'Mist',
    day: 'Day',
    coast: 'Coast',
    golden: 'Golden',
    dusk: 'Dusk',
    night: 'Night',
    forest: 'Forest',
  } satisfies Record<Hour, string>,
  seed: 'Drawing number',
  seedHint: 'From 0 to 9999. Each moves the hills and trees.',
  another: 'Another drawing',
  before: 'The one before',
  place: 'Place',
  placeHint: 'As the tag on the picture says it: Kinigi, below the Virunga.',
} as const
