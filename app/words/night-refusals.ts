import { source } from '#platform/languages/source.ts'

/** Why picked nights are not available, and what to do; and how many rooms of a night are left. */
export const nightRefusalWords = source('night-refusals', {
  left: '{count, plural, other {# left}}',
  'night-full': '{day} is full. Choose nights around it.',
  'night-closed': '{day} is not on sale. Choose nights around it.',
  'no-room-for-all': 'No single room is available for all these nights. Choose fewer, or split the stay in two.',
  'stay-too-short':
    'The minimum stay on these dates is {minimum, plural, one {# night} other {# nights}}. Choose a later last night.',
  'stay-too-long': 'The maximum stay is {most, plural, one {# night} other {# nights}}. For longer, ask us.',
  'dates-wrong': 'Check-out is before check-in. Choose a later date.',
})
