import { source } from '#platform/languages/source.ts'

/** What choosing another service changes of what was sold, said beside it. */
export const choiceEffectWords = source('admin-choice-effects', {
  title: 'What it changes',
  placeIn: '{place}, {country}',
  place: 'It is in {place}. What was sold is in {sold}.',
  placeByRoad: 'It is in {place}, {time} by road from {sold}, where what was sold is.',
  board: 'Sold with {sold}; this is {board}: the meals must be paid separately.',
  boardOfGame: 'Sold with {sold}; this is {board}: what it lacks must be paid separately.',
  costs: {
    unplanned: 'It costs {money}. Nothing was planned for it.',
    same: 'It costs {money}, as planned.',
    more: 'It costs {money}, {difference} more than the planned {planned}.',
    less: 'It costs {money}, {difference} less than the planned {planned}.',
    other: 'It costs {money}. Planned were {planned}.',
  },
  margins: {
    left: 'Left as ordered then: {profit}, margin {margin}.',
    low: 'Left as ordered then: {profit}, margin {margin}. That is below the least margin.',
    loss: 'It then loses money as ordered: {profit}, margin {margin}.',
  },
  /** The same of what is ordered now. */
  ordered: {
    low: 'As ordered now {profit} is left, margin {margin}. That is below the least margin.',
    loss: 'As ordered now it loses money: {profit}, margin {margin}.',
  },
  extraLoss: 'It costs {cost} and is sold for {price}, both without VAT: it loses money.',
  hireLoss: 'The hired-in vehicles cost {cost} or more, and the hire is sold for {price}, both without VAT: it loses money.',
  anyway: 'Choose it although it leaves too little',
  anywayHint: 'The reason is stored.',
})
