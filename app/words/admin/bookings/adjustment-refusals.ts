import { source } from '#platform/languages/source.ts'

/** Why a price is not adjusted so, and what to do. */
export const adjustmentRefusalWords = source('admin-adjustment-refusals', {
  'discount-wrong': 'Enter a discount, for example 5% or 120. A percentage is at most 100.',
  'discount-too-large': 'At most {most} can be taken off. Permits, park fees and flights are passed on in full.',
  'nothing-to-discount':
    'Nothing is left that a discount could be taken off. Permits, park fees and flights are passed on in full.',
  'quantity-wrong': 'Enter a quantity from 1 to {most}.',
  'adjustment-reason-missing': 'Enter a reason. The customer reads it beside the price.',
  'line-not-adjustable': 'This line cannot be changed here: it is passed on, follows from a rule, or is no longer there.',
  'charged-already': 'It is charged already: {label}. Undo that line first to charge it differently.',
  'too-many-adjustments': 'A price has at most {most} adjustments. Undo one first.',
})
