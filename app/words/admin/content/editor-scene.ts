import { source } from '#platform/languages/source.ts'

/** What the choice of a drawn picture says. */
export const scenePickerWords = source('admin-editor-scene', {
  scene: 'Subject',
  hour: 'Colour theme',
  hours: {
    dawn: 'Dawn',
    mist: 'Mist',
    day: 'Day',
    coast: 'Coast',
    golden: 'Golden',
    dusk: 'Dusk',
    night: 'Night',
    forest: 'Forest',
  },
  seed: 'Variation',
  seedHint: 'From 0 to 9999.',
  another: 'Next',
  before: 'Previous',
  place: 'Place label',
  placeHint: 'Shown on the illustration: Kinigi, below the Virunga.',
})
