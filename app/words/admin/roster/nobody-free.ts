import { source } from '#platform/languages/source.ts'

/** Why nobody who is free can be assigned to a departure or booking, and what may be done about it. */
export const nobodyFreeWords = source('admin-nobody-free', {
  title: { guide: 'No guide is free for it', car: 'No vehicle is free for it' },
  ruledOut: 'Ruled out: {list}.',
  noOther: { guide: 'There is no other active guide.', car: 'There is no other active vehicle.' },
  reasons: {
    busy: '{count, plural, one {# on another trip} other {# on other trips}}',
    absent: '{count, plural, one {# away} other {# away}}',
    declined: '{count, plural, one {# who declined} other {# who declined}}',
    'other-role': '{count, plural, one {# with other roles} other {# with other roles}}',
    'licence-class': '{count, plural, one {# without the licence class} other {# without the licence class}}',
    'may-not-work': '{count, plural, one {# who may not work there} other {# who may not work there}}',
    'outside-yellow-card': '{count, plural, one {# without a yellow card for it} other {# without a yellow card for it}}',
    'paper-over': '{count, plural, one {# whose papers end before} other {# whose papers end before}}',
    retired: '{count, plural, one {# deactivated} other {# deactivated}}',
  },
  partly: 'Free on days that are missing',
  assignFor: 'Assign {name}, {days}',
  elsewhere: 'On another trip, where somebody else might go',
  add: { guide: 'Add a freelance guide', car: 'Add a hired-in vehicle' },
  changeNeed: 'Change what it needs',
})
